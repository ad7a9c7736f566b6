import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { sizeByName } from '@agency/domain/site/picture';
import type { MouseEvent } from 'react';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { ProseHtml } from '../../../../ui/prose.tsx';
import { Lead } from '../../../../ui/text.tsx';
import type { RenderedMarkdown } from '../../../../views/markdown/markdown.ts';
import { LibraryPicture } from '../../../shared/pictures/library-picture.tsx';
import { usePictureAddress } from '../../../shared/pictures/picture-ticket.ts';
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
  const address = usePictureAddress();
  if (rendered === null) return <LoadingState label="Drawing the preview" lines={6} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <section className={styles.preview} aria-label="Preview" onClick={openBeside}>
      <p className={styles.title}>{text.title || 'Untitled post'}</p>
      {text.excerpt ? <Lead>{text.excerpt}</Lead> : null}
      {text.cover ? (
        <LibraryPicture picture={coverOf(text.cover, text.coverAlt)} width={640} className={styles.cover} />
      ) : null}
      <ProseHtml html={address.inHtml(rendered.html)} />
    </section>
  );
}

const coverOf = (path: string, alt: string) => ({
  path,
  alt,
  ...(sizeByName(path) ?? { width: 16, height: 10 }),
});
