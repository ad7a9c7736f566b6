import type { UpdateView } from '@agency/domain/project/view';
import { ProseHtml } from '../../ui/prose.tsx';
import styles from './update.module.css';
import { UpdateArticle } from './update-article.tsx';
import { UpdatesPart } from './updates-part.tsx';

/** An update whose text the server rendered. */
export interface RenderedUpdate extends Omit<UpdateView, 'body'> {
  /** Sanitised. */
  readonly html: string;
}

/** The newest updates, on a page that the server makes; nothing where there is none. */
export function UpdateList({ updates }: { readonly updates: readonly RenderedUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <UpdatesPart>
      <div className={styles.list}>
        {updates.map(({ id, title, publishedAt, html }) => (
          <UpdateArticle key={id} title={title} publishedAt={new Date(publishedAt)}>
            <ProseHtml html={html} />
          </UpdateArticle>
        ))}
      </div>
    </UpdatesPart>
  );
}
