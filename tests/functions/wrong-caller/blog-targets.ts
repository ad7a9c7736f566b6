import { archiveBlogPost } from '../../../functions/src/blog-post/change-status.ts';
import { saveBlogPostRevision } from '../../../functions/src/blog-post/revisions.ts';
import { shareBlogPostPreview } from '../../../functions/src/blog-post/share-preview.ts';
import { unique } from '../../support/suite.ts';
import { publishedPost, startedPost } from '../blog-post-world.ts';
import { asStaff, type World } from '../world.ts';

const ofPublished = async (world: World) => ({ postId: (await publishedPost(world)).postId });

async function ofRevision(world: World) {
  const revision = { ...(await startedPost(world)), revisionId: unique('revision') };
  await saveBlogPostRevision(world.deps, { ...revision, name: 'Before the rewrite' }, asStaff);
  return revision;
}

/** Posts of the blog. */
export const blogInputs = {
  startBlogPost: async () => ({ postId: unique('post-for-a-test') }),
  publishBlogPost: async (world: World) => ({ ...(await startedPost(world)), when: { kind: 'now' } }),
  unpublishBlogPost: ofPublished,
  archiveBlogPost: ofPublished,
  restoreBlogPost: async (world: World) => {
    const target = await ofPublished(world);
    await archiveBlogPost(world.deps, target, asStaff);
    return target;
  },
  checkBlogPost: async (world: World) => ({ ...(await ofPublished(world)), checkAgainOn: null }),
  saveBlogPostRevision: async (world: World) => ({
    ...(await startedPost(world)),
    revisionId: unique('revision'),
    name: 'Before the rewrite',
  }),
  restoreBlogPostRevision: ofRevision,
  pinBlogPostRevision: async (world: World) => {
    const { postId, revisionId } = await ofRevision(world);
    return { postId, revisionId, pinned: true };
  },
  shareBlogPostPreview: ofPublished,
  endBlogPostPreview: async (world: World) => {
    const target = await ofPublished(world);
    await shareBlogPostPreview(world.deps, target, asStaff);
    return target;
  },
};
