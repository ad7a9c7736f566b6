import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { paths } from '@agency/domain/site/paths';
import { Cover } from '../../../../views/picture/cover.tsx';
import { LibraryPicture } from '../../../shared/pictures/library-picture.tsx';
import styles from './search-preview.module.css';

/** As much as a page of results shows. */
const titleShown = 60;
const textShown = 158;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

/** What a page of search results shows of the post, and what a link to it shows elsewhere. */
export function SearchPreview({ text, host }: { readonly text: BlogPostDraftText; readonly host: string }) {
  const title = text.seoTitle || text.title || 'Untitled post';
  const description = text.seoDescription || text.excerpt;
  return (
    <div className={styles.previews}>
      <figure>
        <figcaption>In search results</figcaption>
        <div className={styles.result}>
          <p className={styles.address}>{`${host}${paths.blogPost(text.slug || 'address')}`}</p>
          <p className={styles.title}>{cut(title, titleShown)}</p>
          <p>{cut(description, textShown) || 'Without a summary, search engines take some of the text.'}</p>
        </div>
      </figure>
      <figure>
        <figcaption>As a shared link</figcaption>
        <div className={styles.card}>
          {text.cover === null ? (
            <Cover path={null} alt="" seed={text.slug} sizes="30rem" />
          ) : (
            <LibraryPicture
              picture={{ path: text.cover, alt: '', width: 1200, height: 630 }}
              width={480}
              isDecorative
              className={styles.picture}
            />
          )}
          <p className={styles.address}>{host}</p>
          <p className={styles.title}>{cut(title, 90)}</p>
        </div>
      </figure>
    </div>
  );
}
