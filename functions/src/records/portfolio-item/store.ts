import { type PortfolioItem, portfolioItem } from '@agency/domain/portfolio-item/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { usedPictures } from '@agency/domain/site/used-pictures';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, readDocument } from '../../platform/firestore.ts';

export function portfolioItemRef({ db }: Pick<Deps, 'db'>, itemId: string): DocumentReference {
  return documentRef(db, 'portfolioItems', itemId);
}

/** @throws AppError `not-found` */
export function readPortfolioItem(
  deps: Deps,
  itemId: string,
  unit: UnitOfWork,
): Promise<Stored<PortfolioItem>> {
  const ref = portfolioItemRef(deps, itemId);
  return readDocument(portfolioItem, ref, 'We can’t find this portfolio item.', unit);
}

/** The pictures that it shows, for the library. */
export function picturesOfItem({ body, images }: Pick<PortfolioItem, 'body' | 'images'>): string[] {
  return usedPictures(
    body,
    images.map(({ path }) => path),
  );
}

interface Why {
  readonly actor: string;
  readonly action: string;
}

/** Takes a testimonial away; when and by whom stays, neither the words nor whose they were. False where there is none. */
export function takeTestimonial(
  deps: Deps,
  unit: UnitOfWork,
  item: Stored<PortfolioItem>,
  { actor, action }: Why,
): boolean {
  if (item.testimonial === null) return false;
  const now = deps.clock();
  const ref = portfolioItemRef(deps, item.id);
  const testimonialWithdrawn = { at: now, by: actor };
  unit.update(ref, { testimonial: null, testimonialWithdrawn, updatedAt: now, updatedBy: actor });
  const words = item.testimonial.sample ? 'A sample' : 'Words of a client';
  audit(deps, unit, { actor, action, ref, before: { testimonial: words }, after: { testimonial: null } });
  return true;
}
