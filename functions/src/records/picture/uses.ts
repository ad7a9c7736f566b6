import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import { isPublic } from '@agency/domain/blog-post/status';
import { pictureQueries } from '@agency/domain/picture/queries';
import { portfolioItem } from '@agency/domain/portfolio-item/schema';
import type { QuerySpec } from '@agency/domain/shared/query';
import { mediaFile } from '@agency/domain/site/files';
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { parseSnapshot, runnableQuery } from '../../platform/firestore.ts';

/** A record that shows a picture, or is about to. */
export interface PictureUse {
  readonly kind: 'post' | 'portfolioItem';
  readonly ref: DocumentReference;
  readonly title: string;
  /** Does everybody see the picture there now? */
  readonly isPublic: boolean;
}

type Finding = { find(query: Query): Promise<QuerySnapshot> };

const fromDatabase: Finding = { find: (query) => query.get() };

/** Where a picture at this place below `/media/` is used, the first 25 of each kind. */
export async function usesOfPicture(
  deps: Deps,
  path: string,
  source: Finding = fromDatabase,
): Promise<PictureUse[]> {
  const found = async (spec: QuerySpec): Promise<readonly DocumentSnapshot[]> =>
    (await source.find(runnableQuery(deps.db, spec, [path]))).docs;
  const [shown, covered, items] = await Promise.all([
    found(pictureQueries.blogPostsWithPicture),
    // Posts of earlier versions name only this one.
    found(blogPostQueries.blogPostsWithCover),
    found(pictureQueries.portfolioItemsWithPicture),
  ]);
  const posts = [...new Map([...shown, ...covered].map((each) => [each.ref.path, each])).values()];
  const now = deps.clock();
  return [...posts.map((post) => useInPost(post, path, now)), ...items.map(useInItem)];
}

/** One that can't be read uses it all the same. */
function readable<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function useInPost(snapshot: DocumentSnapshot, path: string, now: Date): PictureUse {
  const { ref } = snapshot;
  const post = readable(() => parseSnapshot(blogPost, snapshot));
  if (post === null) return { kind: 'post', ref, title: ref.id, isPublic: false };
  return {
    kind: 'post',
    ref,
    title: post.draftTitle || post.title || 'Untitled',
    isPublic: isPublic(post, now) && shows(post, path),
  };
}

/** A post also names the pictures that only its draft has. */
function shows({ cover, body }: BlogPost, path: string): boolean {
  return cover === path || body.includes(mediaFile(path));
}

function useInItem(snapshot: DocumentSnapshot): PictureUse {
  const { ref } = snapshot;
  const item = readable(() => parseSnapshot(portfolioItem, snapshot));
  const { title = ref.id, published = false } = item ?? {};
  return { kind: 'portfolioItem', ref, title, isPublic: published };
}
