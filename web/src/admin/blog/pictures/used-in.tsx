import { pictureQueries } from '@agency/domain/picture/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { blogPosts } from '../../../firebase/records/blog-post.ts';
import { portfolioItems } from '../../../firebase/records/portfolio-item.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import styles from './library.module.css';

export interface Place {
  readonly id: string;
  readonly kind: 'Post' | 'Portfolio item';
  readonly title: string;
  /** The screen of it; null where it has none. */
  readonly path: string | null;
}

/** The posts and portfolio items that show a picture, drafts among them; the first 25 of each. */
export function usePlaces(path: string): readonly Place[] {
  const posts = useRecords(blogPosts, pictureQueries.blogPostsWithPicture, [path]);
  const items = useRecords(portfolioItems, pictureQueries.portfolioItemsWithPicture, [path]);
  return [
    ...posts.map((post): Place => {
      const title = isUnreadable(post) ? '' : post.draftTitle || post.title;
      return { id: post.id, kind: 'Post', title, path: adminPaths.blogPost(post.id) };
    }),
    ...items.map((item): Place => {
      const title = isUnreadable(item) ? '' : item.title;
      return { id: item.id, kind: 'Portfolio item', title, path: null };
    }),
  ];
}

interface Props {
  readonly places: readonly Place[];
  readonly isReplaced: boolean;
}

export function UsedIn({ places, isReplaced }: Props) {
  return (
    <section aria-labelledby="picture-used">
      <h3 id="picture-used">Where it is used</h3>
      {places.length === 0 ? (
        <p>{isReplaced ? 'Nowhere now. Earlier versions of posts may show it.' : 'Nowhere yet.'}</p>
      ) : (
        <ul className={styles.places}>
          {places.map(({ id, kind, title, path }) => (
            <li key={`${kind} ${id}`}>
              <span>{`${kind}: `}</span>
              {path === null ? (
                <span>{title || 'Untitled'}</span>
              ) : (
                <Anchor href={path}>{title || 'Untitled'}</Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
