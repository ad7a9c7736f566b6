import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { blogPost } from '@agency/domain/blog-post/schema';
import { isPublic } from '@agency/domain/blog-post/status';
import type { Deps } from '../platform/deps.ts';
import { findDocuments } from '../platform/firestore.ts';

/** Is this the cover of posts none of which is public yet? Its picture may tell what the post will say. */
export async function isOfDraftsAlone(deps: Deps, path: string): Promise<boolean> {
  const cover = path.slice('media/'.length);
  const posts = await findDocuments(deps, blogPost, blogPostQueries.blogPostsWithCover, [cover]);
  return posts.length > 0 && !posts.some((post) => isPublic(post, deps.clock()));
}
