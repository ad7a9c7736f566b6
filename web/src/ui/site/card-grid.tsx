import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { ArrowRightIcon } from '../icons.tsx';
import styles from './card-grid.module.css';

export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Above the words: a picture or a contour tile, full width. */
  readonly media?: ReactNode;
  /** Under the words: price, date, category. */
  readonly meta?: ReactNode;
  /** Outline level of the title. */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** A card that is one link; the whole face is the target, the title is its name. */
export function LinkCard({ href, title, text, media, meta, level = 3 }: LinkCardProps) {
  const Tag = `h${level}` as const;
  return (
    <li className={styles.card}>
      {media ? <div className={styles.media}>{media}</div> : null}
      <div className={styles.body}>
        <Tag className={styles.title}>
          <Anchor href={href}>{title}</Anchor>
        </Tag>
        {text ? <p className={styles.text}>{text}</p> : null}
        <div className={styles.foot}>
          {meta ? <span>{meta}</span> : null}
          <ArrowRightIcon className={styles.arrow} />
        </div>
      </div>
    </li>
  );
}
