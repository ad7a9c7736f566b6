import { type BlogPostDraft, type BlogPostDraftText, blogPostDraft } from '@agency/domain/blog-post/draft';
import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import { blogPostSearchTokens } from '@agency/domain/blog-post/search';
import { differsFromPublic, picturesOf, shownTitle } from '@agency/domain/blog-post/text';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, readDocument } from '../../platform/firestore.ts';

export function postRef(deps: Pick<Deps, 'db'>, postId: string): DocumentReference {
  return documentRef(deps.db, 'blogPosts', postId);
}

export function postDraftRef(deps: Pick<Deps, 'db'>, postId: string): DocumentReference {
  return documentRef(deps.db, 'blogPostPrivate', postId, 'draft');
}

/** @throws AppError `not-found` */
export function readPost(deps: Deps, postId: string, unit?: UnitOfWork): Promise<Stored<BlogPost>> {
  return readDocument(blogPost, postRef(deps, postId), 'We can’t find this post.', unit);
}

/** @throws AppError `not-found` */
export function readPostDraft(deps: Deps, postId: string, unit?: UnitOfWork): Promise<Stored<BlogPostDraft>> {
  return readDocument(
    blogPostDraft,
    postDraftRef(deps, postId),
    'We can’t find the draft of this post.',
    unit,
  );
}

/**
 * The draft that the caller has seen.
 * @throws AppError `failed-precondition` where somebody has saved another one since.
 */
export async function readSeenDraft(
  deps: Deps,
  postId: string,
  version: number,
  unit: UnitOfWork,
): Promise<Stored<BlogPostDraft>> {
  const draft = await readPostDraft(deps, postId, unit);
  if (draft.version === version) return draft;
  throw new AppError(
    'failed-precondition',
    'Someone has saved another version of this post. Look at theirs, then try again.',
    { detail: `version ${version}, stored ${draft.version}` },
  );
}

/** What the post itself says of its draft, for lists, searches and the library of pictures. */
export function notedOfDraft(
  post: BlogPost,
  draft: BlogPostDraftText,
): Pick<BlogPost, 'draftTitle' | 'draftCategories' | 'hasChanges' | 'pictures' | 'searchTokens'> {
  const draftTitle = shownTitle(draft.title);
  return {
    draftTitle,
    draftCategories: draft.categories,
    hasChanges: post.status !== 'published' || differsFromPublic(draft, post),
    pictures: picturesOf(post, draft),
    searchTokens: blogPostSearchTokens({ ...post, draftTitle, draftCategories: draft.categories }),
  };
}

/** A new text in place of the draft's, by a function: an open editor notices that it is not its own. */
export function replaceDraft(
  deps: Deps,
  unit: UnitOfWork,
  postId: string,
  {
    before,
    text,
    by,
  }: { readonly before: BlogPostDraft | null; readonly text: BlogPostDraftText; readonly by: string },
): BlogPostDraft {
  const after = { ...text, version: (before?.version ?? 0) + 1, updatedAt: deps.clock(), updatedBy: by };
  unit.set(postDraftRef(deps, postId), after);
  return after;
}

export async function findPost(
  deps: Deps,
  postId: string,
  unit: UnitOfWork,
): Promise<Stored<BlogPost> | null> {
  return findDocument(blogPost, postRef(deps, postId), unit);
}
