import { articleCategories } from '@agency/domain/blog-category/of-articles';
import { blogCategory } from '@agency/domain/blog-category/schema';
import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { categoryRef } from './store.ts';

const action = 'removeBlogCategory';

/**
 * Removes a category that nothing is in. Removing it again changes nothing.
 *
 * @throws AppError `failed-precondition` while a post, a draft or one of the site's own articles is in it.
 */
export const removeBlogCategory: OperationHandler<typeof action> = (deps, { slug }, { person }) =>
  commit(deps, async (unit) => {
    const ref = categoryRef(deps, slug);
    const found = await findDocument(blogCategory, ref, unit);
    if (!found) return { removed: false };
    await refuseUsed(deps, unit, [slug, ...found.formerSlugs]);
    unit.delete(ref);
    const { name, description } = found;
    audit(deps, unit, { actor: person.uid, action, ref, before: { name, description }, after: {} });
    return { removed: true };
  });

/** @param slugs what it is called, and was before: a post may still say one of those. */
async function refuseUsed(deps: Deps, unit: UnitOfWork, slugs: readonly string[]): Promise<void> {
  if (slugs.some((slug) => articleCategories.includes(slug))) {
    throw inUse('One of the site’s own articles is in this category, so it stays.');
  }
  for (const query of [blogPostQueries.blogPostsOfCategory, blogPostQueries.blogPostsWithDraftIn]) {
    for (const slug of slugs) {
      const { docs } = await unit.find(runnableQuery(deps.db, query, [slug]));
      const [first] = docs;
      if (!first) continue;
      const title = String(first.get('draftTitle') || first.get('title') || 'A post without a title');
      const others = docs.length > 1 ? ' and others' : '';
      throw inUse(`‘${title}’${others} can be found in this category. Choose another one there first.`);
    }
  }
}

function inUse(message: string): AppError {
  return new AppError('failed-precondition', message);
}
