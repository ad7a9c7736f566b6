import { cx } from './cx.ts';
import styles from './prose.module.css';

/** Markdown already rendered and sanitised by our renderer; nothing else may be passed. */
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
