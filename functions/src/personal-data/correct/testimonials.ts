import type { Correction } from '@agency/domain/platform/data-request';
import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { portfolioItemRef, readPortfolioItem } from '../../records/portfolio-item/store.ts';
import { type Correcting, changed, correctEach } from './correcting.ts';
import { fieldsFor } from './enquiries.ts';

/** The name beside what they said of us, and the address by which it is found; their words stay theirs. */
export async function correctTestimonials(deps: Deps, correcting: Correcting): Promise<Correction[]> {
  const { portfolioItemsOfAddress } = portfolioItemQueries;
  const count = await correctEach(deps, portfolioItemsOfAddress, correcting, ({ id }) =>
    correctTestimonial(deps, id, correcting),
  );
  return [changed('testimonials', count)];
}

function correctTestimonial(deps: Deps, itemId: string, correcting: Correcting): Promise<boolean> {
  const { address, actor, action, isDry } = correcting;
  return commit(deps, async (unit) => {
    const { testimonial } = await readPortfolioItem(deps, itemId, unit);
    if (testimonial?.email !== address) return false;
    const { name, email } = fieldsFor({ name: testimonial.name, email: address }, correcting);
    if (name === testimonial.name && email === address) return false;
    if (isDry) return true;
    const ref = portfolioItemRef(deps, itemId);
    const now = { updatedAt: deps.clock(), updatedBy: 'system' };
    unit.update(ref, { testimonial: { ...testimonial, name, email }, ...now });
    // Neither name nor address belongs into the log.
    audit(deps, unit, { actor: actor.uid, action, ref, before: {}, after: {}, words: 'Name or address' });
    return true;
  });
}
