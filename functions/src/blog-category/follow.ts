import { blogPostDraft } from '@agency/domain/blog-post/draft';
import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { blogPost } from '@agency/domain/blog-post/schema';
import { draftOfPost, draftText } from '@agency/domain/blog-post/text';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { everyDocument, findDocument } from '../platform/firestore.ts';
import { findPost, notedOfDraft, postDraftRef, postRef, replaceDraft } from '../records/blog-post/store.ts';

interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** Posts and drafts that say one category say the other: one commit each. Returns how many have changed. */
export async function followCategory(deps: Deps, from: string, to: string): Promise<number> {
  let changed = 0;
  for (const query of [blogPostQueries.blogPostsOfCategory, blogPostQueries.blogPostsWithDraftIn]) {
    for await (const { id } of everyDocument(deps, blogPost, query, [from])) {
      if (await followInPost(deps, id, { from, to })) changed += 1;
    }
  }
  return changed;
}

const follow = (said: readonly string[], { from, to }: Renamed): string[] => [
  ...new Set(said.map((slug) => (slug === from ? to : slug))),
];

/** Of a post nothing else changes, also not when it was changed: it is where it was, under another name. */
function followInPost(deps: Deps, postId: string, renamed: Renamed): Promise<boolean> {
  return commit(deps, async (unit) => {
    const post = await findPost(deps, postId, unit);
    if (post === null) return false;
    const draft = await findDocument(blogPostDraft, postDraftRef(deps, postId), unit);
    const said = [...post.categories, ...post.draftCategories, ...(draft?.categories ?? [])];
    if (!said.includes(renamed.from)) return false;
    const after = { ...post, categories: follow(post.categories, renamed) };
    const before = draft ? draftText(draft) : draftOfPost(post);
    const text = { ...before, categories: follow(before.categories, renamed) };
    if (draft?.categories.includes(renamed.from)) {
      replaceDraft(deps, unit, postId, { before: draft, text, by: 'system' });
    }
    unit.update(postRef(deps, postId), { categories: after.categories, ...notedOfDraft(after, text) });
    return true;
  });
}
