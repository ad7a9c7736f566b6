import { type BlogCategory, blogCategory, mostFormerSlugs } from '@agency/domain/blog-category/schema';
import { notRight } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseUnseen } from '../records/content/seen.ts';
import { movePage } from '../records/redirect/move-page.ts';
import { followCategory } from './follow.ts';
import { categoryRef, noSuchCategory } from './store.ts';

const action = 'renameBlogCategory';

/**
 * Gives a category another address. It is there from one moment to the next, with a redirect, as it knows what it was
 * called before; then its posts are changed one by one. Killed on the way it is asked for again, and goes on with them.
 *
 * @throws AppError `failed-precondition` where somebody has saved it since the caller read it; `invalid-argument` where
 * another category has the new address.
 */
export const renameBlogCategory: OperationHandler<typeof action> = async (deps, input, { person }) => {
  const { from, to } = input;
  if (from === to) return { renamed: false, posts: 0 };
  const renamed = await moveCategory(deps, { ...input, actor: person.uid });
  return { renamed, posts: await followCategory(deps, from, to) };
};

interface Move {
  readonly from: string;
  readonly to: string;
  readonly seen: number;
  readonly actor: string;
}

/** False where it was moved before. */
function moveCategory(deps: Deps, { from, to, seen, actor }: Move): Promise<boolean> {
  return commit(deps, async (unit) => {
    const [old, there] = [categoryRef(deps, from), categoryRef(deps, to)];
    const found = await findDocument(blogCategory, old, unit);
    const taken = await findDocument(blogCategory, there, unit);
    if (!found && taken?.formerSlugs.includes(from)) return false;
    if (!found) throw noSuchCategory();
    refuseUnseen(found, seen, 'this category');
    if (taken) throw notRight([{ path: 'to', message: 'Another category has this address' }]);
    unit.delete(old);
    unit.set(there, moved(found, { to, actor, now: deps.clock() }));
    await movePage(deps, unit, paths.blogCategory(from), paths.blogCategory(to));
    audit(deps, unit, { actor, action, ref: there, before: { slug: from }, after: { slug: to } });
    return true;
  });
}

function moved(
  of: Stored<BlogCategory>,
  { to, actor, now }: { readonly to: string; readonly actor: string; readonly now: Date },
): BlogCategory {
  const formerSlugs = [...of.formerSlugs, of.id].filter((slug) => slug !== to).slice(-mostFormerSlugs);
  return { ...withoutId(of), formerSlugs, updatedAt: now, updatedBy: actor };
}
