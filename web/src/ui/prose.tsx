import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './prose.module.css';

/** Long text: rendered Markdown or hand-written paragraphs, at a readable measure. */
export function Prose({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return <div className={cx(styles.prose, className)}>{children}</div>;
}

/** Markdown already rendered and sanitised by the house renderer; nothing else may be passed. */
export function ProseHtml({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller's contract is sanitised Markdown
  return <div className={cx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
