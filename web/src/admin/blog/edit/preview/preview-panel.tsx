import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import type { MouseEvent } from 'react';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { ProseHtml } from '../../../../ui/prose.tsx';
import { Lead } from '../../../../ui/text.tsx';
import type { RenderedMarkdown } from '../../../../views/markdown/markdown.ts';
import { Cover } from '../../../../views/picture/cover.tsx';
import styles from './preview-panel.module.css';

/** A link in the preview leads out of the editor: into a tab of its own. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  if (!link.getAttribute('href')?.startsWith('#')) window.open(link.href, '_blank', 'noopener');
}

/** The post as the site will show it. */
export function PreviewPanel({
  text,
  rendered,
}: {
  readonly text: BlogPostDraftText;
  readonly rendered: RenderedMarkdown | null;
}) {
  if (rendered === null) return <LoadingState label="Drawing the preview" lines={6} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <section className={styles.preview} aria-label="Preview" onClick={openBeside}>
      <p className={styles.title}>{text.title || 'Untitled post'}</p>
      {text.excerpt ? <Lead>{text.excerpt}</Lead> : null}
      {text.cover ? (
        <Cover
          path={text.cover}
          alt={text.coverAlt}
          seed={text.slug}
          sizes="40rem"
          className={styles.cover}
        />
      ) : null}
      <ProseHtml html={rendered.html} />
    </section>
  );
}
