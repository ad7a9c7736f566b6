import type { BlogPostPreview } from '@agency/domain/blog-post/schema';
import { audit } from '../platform/audit.ts';
import { shownName } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { isPreviewOpen, previewDays, previewUrl } from '../records/blog-post/preview.ts';
import { postRef, readPost } from '../records/blog-post/store.ts';

/** The address of the preview, for seven days from now; while one is open, the same again. */
export const shareBlogPostPreview: OperationHandler<'shareBlogPostPreview'> = (
  deps,
  { postId },
  { person },
) =>
  commit(deps, async (unit) => {
    const now = deps.clock();
    const { preview } = await readPost(deps, postId, unit);
    const answer = ({ rotation, expiresAt }: BlogPostPreview) => ({
      url: previewUrl(deps.config, postId, rotation),
      expiresAt: expiresAt.toISOString(),
    });
    if (preview !== null && isPreviewOpen(preview, now)) return answer(preview);
    const ref = postRef(deps, postId);
    const after: BlogPostPreview = {
      rotation: (preview?.rotation ?? 0) + 1,
      by: person.uid,
      byName: shownName(person),
      expiresAt: new Date(now.getTime() + previewDays * 86_400_000),
      endedAt: null,
    };
    unit.update(ref, { preview: after });
    const until = { previewUntil: after.expiresAt };
    audit(deps, unit, { actor: person.uid, action: 'shareBlogPostPreview', ref, before: {}, after: until });
    return answer(after);
  });

/** Every address given out opens nothing from now on. */
export const endBlogPostPreview: OperationHandler<'endBlogPostPreview'> = (deps, { postId }, { person }) =>
  commit(deps, async (unit) => {
    const now = deps.clock();
    const { preview } = await readPost(deps, postId, unit);
    if (preview === null || !isPreviewOpen(preview, now)) return { ended: false };
    const ref = postRef(deps, postId);
    unit.update(ref, { preview: { ...preview, endedAt: now } });
    const before = { previewUntil: preview.expiresAt };
    audit(deps, unit, {
      actor: person.uid,
      action: 'endBlogPostPreview',
      ref,
      before,
      after: { previewUntil: now },
    });
    return { ended: true };
  });
