import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { inTurn } from '../platform/in-turn.ts';
import { readPortfolioItem, takeTestimonial } from '../records/portfolio-item/store.ts';

/** Takes away what somebody said of us, with their name, where their address stands beside it. */
export function eraseTestimonials(
  deps: Deps,
  address: string,
  why: { readonly actor: string; readonly action: string },
) {
  const theirs = everySnapshot(deps.db, portfolioItemQueries.portfolioItemsOfAddress, [address]);
  return inTurn(theirs, ({ id }) =>
    commit(deps, async (unit) => {
      const item = await readPortfolioItem(deps, id, unit);
      return item.testimonial?.email === address && takeTestimonial(deps, unit, item, why);
    }),
  );
}
