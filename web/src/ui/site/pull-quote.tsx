import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './pull-quote.module.css';

interface PullQuoteProps {
  readonly quote: string;
  /** Who said it, and as what. */
  readonly by: ReactNode;
  /** Says 'Sample' before the name, for words that only show how it would look. */
  readonly sample: boolean;
  /** For the leading one. */
  readonly large?: boolean | undefined;
}

/** What somebody said, in their words. */
export function PullQuote({ quote, by, sample, large }: PullQuoteProps) {
  return (
    <figure className={cx(styles.figure, large && styles.large)}>
      <blockquote>
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className={styles.by}>
        {sample ? <span className={styles.sample}>Sample</span> : null}
        {by}
      </figcaption>
    </figure>
  );
}
