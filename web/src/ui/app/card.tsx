import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Right of the title. */
  readonly actions?: ReactNode;
  /** No padding, for a table or list that reaches the edges. */
  readonly flush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Card({ title, level = 2, actions, flush, className, children }: CardProps) {
  const Tag = `h${level}` as const;
  return (
    <section className={cx(styles.card, className)}>
      {title ? (
        <div className={styles.head}>
          <Tag className={styles.title}>{title}</Tag>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <div className={cx(!flush && styles.body)}>{children}</div>
    </section>
  );
}

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the title: a status badge. */
  readonly status?: ReactNode;
  readonly lead?: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a signed-in screen: h1, state, actions. */
export function PageHead({ title, status, lead, above, actions }: PageHeadProps) {
  return (
    <header className={styles.pageHead}>
      <div className={styles.pageWords}>
        {above ? <div className={styles.above}>{above}</div> : null}
        <div className={styles.pageTitle}>
          <h1>{title}</h1>
          {status}
        </div>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
