import { missingOf } from '@agency/domain/portfolio-item/testimonial';
import { notRight } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseUnseen } from '../records/content/seen.ts';
import { portfolioItemRef, readPortfolioItem } from '../records/portfolio-item/store.ts';
import { clearRedirectAt } from '../records/redirect/move-page.ts';

const action = 'publishPortfolioItem';

/**
 * Puts a piece of work on the site or takes it off, where it is within a minute.
 *
 * @throws AppError `failed-precondition` where somebody has saved it since the caller read it; `invalid-argument` with
 * what its testimonial lacks.
 */
export const publishPortfolioItem: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { itemId, published, seen } = input;
    const before = await readPortfolioItem(deps, itemId, unit);
    if (before.published === published) return { changed: false };
    refuseUnseen(before, seen, 'this portfolio item');
    const missing = published ? missingOf(before.testimonial) : [];
    if (missing.length > 0) throw notRight(missing);
    if (published) await clearRedirectAt(deps, unit, paths.portfolioItem(before.slug));
    const now = deps.clock();
    // One that was published before this was noted has been out since it was made, for all we know.
    const since = before.publishedAt ?? (before.published ? before.createdAt : now);
    const ref = portfolioItemRef(deps, itemId);
    unit.update(ref, { published, publishedAt: since, updatedAt: now, updatedBy: person.uid });
    const change = { before: { published: before.published }, after: { published } };
    audit(deps, unit, { actor: person.uid, action, ref, ...change });
    return { changed: true };
  });
