import type { BlogPost } from '@agency/domain/blog-post/schema';
import { type BlogPostStatus, blogPostStatuses, wasPublic } from '@agency/domain/blog-post/status';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { CallContext, OperationHandler } from '../platform/operation.ts';
import { postRef, readPost } from '../records/blog-post/store.ts';

interface Change {
  readonly action: 'unpublishBlogPost' | 'archiveBlogPost' | 'restoreBlogPost';
  readonly to: BlogPostStatus;
  readonly fields: Partial<BlogPost>;
}

/** @throws AppError `failed-precondition` where the post can't become that. */
function changeStatus(
  deps: Deps,
  postId: string,
  { action, to, fields }: Change,
  { person }: CallContext,
): Promise<{ changed: boolean }> {
  return commit(deps, async (unit) => {
    const post = await readPost(deps, postId, unit);
    if (post.status === to) return { changed: false };
    blogPostStatuses.assert(post.status, to);
    const ref = postRef(deps, postId);
    const { publishAt, status } = post;
    const after = { status: to, ...fields };
    const now = deps.clock();
    const known = wasPublic(post, now) ? {} : { firstPublicAt: null };
    unit.update(ref, { ...after, ...known, updatedAt: now, updatedBy: 'system' });
    audit(deps, unit, {
      actor: person.uid,
      action,
      ref,
      before: { status, publishAt },
      after: { publishAt, ...after },
    });
    return { changed: true };
  });
}

/** Nobody reads it any more from the next minute on. Publishing it again is a new publication, with a new time. */
export const unpublishBlogPost: OperationHandler<'unpublishBlogPost'> = (deps, { postId }, context) =>
  changeStatus(
    deps,
    postId,
    { action: 'unpublishBlogPost', to: 'draft', fields: { publishAt: null, hasChanges: true } },
    context,
  );

export const archiveBlogPost: OperationHandler<'archiveBlogPost'> = (deps, { postId }, context) =>
  changeStatus(
    deps,
    postId,
    { action: 'archiveBlogPost', to: 'archived', fields: { publishAt: null, hasChanges: true } },
    context,
  );

export const restoreBlogPost: OperationHandler<'restoreBlogPost'> = (deps, { postId }, context) =>
  changeStatus(deps, postId, { action: 'restoreBlogPost', to: 'draft', fields: {} }, context);
