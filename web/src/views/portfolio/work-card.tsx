import { paths } from '@agency/domain/site/paths';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { cx } from '../../ui/cx.ts';
import { Cover } from '../picture/cover.tsx';
import styles from './work-card.module.css';
import { type WorkSummary, workLine } from './work-summary.ts';

interface WorkCardProps {
  readonly work: WorkSummary;
  /** Outline level of the title. */
  readonly level?: 2 | 3 | undefined;
  /** The leading one has its picture beside the words. */
  readonly lead?: boolean | undefined;
  /** On the first screen. */
  readonly priority?: boolean | undefined;
}

const sizes = '(min-width: 56rem) 36rem, (min-width: 40rem) 46vw, 92vw';
const leadSizes = '(min-width: 80rem) 44rem, (min-width: 56rem) 56vw, 92vw';

/** A picture with its caption, one link in all. */
export function WorkCard({ work, level = 3, lead = false, priority }: WorkCardProps) {
  const { slug, title, summary, cover } = work;
  const Tag = `h${level}` as const;
  return (
    <li className={cx(styles.work, lead && styles.lead)}>
      <Cover
        path={cover?.path ?? null}
        size={cover ?? undefined}
        alt=""
        seed={slug}
        sizes={lead ? leadSizes : sizes}
        priority={priority}
      />
      <div>
        <p className={styles.line}>{workLine(work)}</p>
        <Tag className={styles.title}>
          <Anchor href={paths.portfolioItem(slug)}>{title}</Anchor>
        </Tag>
        <p className={styles.summary}>{summary}</p>
      </div>
    </li>
  );
}

interface WorkGridProps {
  readonly columns?: 2 | 3 | undefined;
  /** After a leading one: the right column is offset downwards. */
  readonly offset?: boolean | undefined;
  readonly children: ReactNode;
}

/** Pieces of work beside each other. */
export function WorkGrid({ columns = 3, offset, children }: WorkGridProps) {
  return (
    <ul className={cx(styles.grid, columns === 3 && styles.three, offset && styles.offset)}>{children}</ul>
  );
}
