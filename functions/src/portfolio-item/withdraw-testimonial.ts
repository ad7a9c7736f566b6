import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPortfolioItem, takeTestimonial } from '../records/portfolio-item/store.ts';

const action = 'withdrawTestimonial';

/** The client has taken it back: it is off the site within a minute. Withdrawing it again changes nothing. */
export const withdrawTestimonial: OperationHandler<typeof action> = (deps, { itemId }, { person }) =>
  commit(deps, async (unit) => {
    const item = await readPortfolioItem(deps, itemId, unit);
    return { withdrawn: takeTestimonial(deps, unit, item, { actor: person.uid, action }) };
  });
