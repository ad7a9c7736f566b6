import { blogCategoryQueries } from '@agency/domain/blog-category/queries';
import {
  type BlogCategory,
  type BlogCategoryContent,
  blogCategory,
} from '@agency/domain/blog-category/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, parseReadable, runnableQuery, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseUnseen } from '../records/content/seen.ts';
import { clearRedirectAt } from '../records/redirect/move-page.ts';
import { categoryRef, noSuchCategory } from './store.ts';

const action = 'saveBlogCategory';

/**
 * Creates a category behind the others, or changes its words. Saving the same twice changes nothing.
 *
 * @throws AppError `failed-precondition` where somebody has saved it since the caller read it, or there are too many;
 * `invalid-argument` where a new one has the address of another.
 */
export const saveBlogCategory: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { slug, content, seen } = input;
    const ref = categoryRef(deps, slug);
    const found = await findDocument(blogCategory, ref, unit);
    if (found && isSame(found, content)) return { saved: false };
    if (found && seen === null) {
      throw notRight([{ path: 'slug', message: 'Another category has this address' }]);
    }
    if (!found && seen !== null) throw noSuchCategory();
    if (found) refuseUnseen(found, seen, 'this category');
    const stamps = { updatedAt: deps.clock(), updatedBy: person.uid };
    const rest = found ? withoutId(found) : await newCategory(deps, unit, slug, person.uid);
    const after: BlogCategory = { ...rest, ...content, ...stamps };
    unit.set(ref, after);
    const before = found && wordsOf(found);
    audit(deps, unit, { actor: person.uid, action, ref, before, after: wordsOf(after) });
    return { saved: true };
  });

const wordsOf = ({ name, description }: BlogCategoryContent) => ({ name, description });

const isSame = (one: BlogCategoryContent, other: BlogCategoryContent): boolean =>
  canonicalJson(wordsOf(one)) === canonicalJson(wordsOf(other));

/**
 * One behind all others; what another category was called before is its own from now on.
 * @throws AppError where the list couldn't show one more.
 */
async function newCategory(deps: Deps, unit: UnitOfWork, slug: string, createdBy: string) {
  const { blogCategoryList } = blogCategoryQueries;
  const { docs } = await unit.find(runnableQuery(deps.db, blogCategoryList, []));
  if (docs.length >= blogCategoryList.limit) {
    throw new AppError('failed-precondition', `You can have up to ${blogCategoryList.limit} categories.`);
  }
  const others = parseReadable(deps, blogCategory, docs);
  for (const { id, formerSlugs } of others) {
    if (!formerSlugs.includes(slug)) continue;
    unit.update(categoryRef(deps, id), { formerSlugs: formerSlugs.filter((former) => former !== slug) });
  }
  await clearRedirectAt(deps, unit, paths.blogCategory(slug));
  const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
  return { position, formerSlugs: [], createdAt: deps.clock(), createdBy };
}
