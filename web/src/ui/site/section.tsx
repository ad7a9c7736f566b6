import type { ReactNode } from 'react';
import { Contour } from '../contour/contour.tsx';
import { cx } from '../cx.ts';
import { Lead } from '../text.tsx';
import styles from './section.module.css';

interface HeadProps {
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  /** Right of the title on a wide screen: a link to all. */
  readonly more?: ReactNode;
}

export interface SectionProps extends HeadProps {
  readonly id?: string | undefined;
  readonly tone?: 'paper' | 'chalk' | 'night' | undefined;
  /** Draws this hillside behind a night section. */
  readonly seed?: string | undefined;
  readonly narrow?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** One idea. The title is an h2. */
export function Section({ id, tone = 'paper', seed, narrow, className, children, ...head }: SectionProps) {
  return (
    <section
      id={id}
      className={cx(styles.section, styles[tone])}
      data-theme={tone === 'night' ? 'dark' : undefined}
    >
      {seed ? <Contour seed={seed} /> : null}
      <div className={cx(styles.inner, narrow && styles.narrow, className)}>
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  );
}

function SectionHead({ title, lead, more }: HeadProps) {
  if (!title) return null;
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
      </div>
      {more ? <div className={styles.more}>{more}</div> : null}
    </div>
  );
}

export interface SplitSectionProps extends SectionProps {
  /** Stays in view beside longer content. */
  readonly sticky?: boolean | undefined;
}

/** Title and lead on the left, the content on the right: breaks the centred column. */
export function SplitSection({
  id,
  tone = 'paper',
  seed,
  sticky,
  className,
  children,
  ...head
}: SplitSectionProps) {
  return (
    <section
      id={id}
      className={cx(styles.section, styles[tone])}
      data-theme={tone === 'night' ? 'dark' : undefined}
    >
      {seed ? <Contour seed={seed} /> : null}
      <div className={cx(styles.inner, styles.split, className)}>
        <div className={cx(sticky && styles.sticky)}>
          <h2>{head.title}</h2>
          {head.lead ? <Lead className={styles.lead}>{head.lead}</Lead> : null}
          {head.more ? <div className={styles.splitMore}>{head.more}</div> : null}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}

/** The page's own width, for content outside sections. */
export function Container({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return <div className={cx(styles.inner, className)}>{children}</div>;
}
