import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import styles from './row-head.module.css';

interface RowHeadProps {
  readonly name: string;
  readonly href: string;
  /** What state it is in. */
  readonly badges: ReactNode;
}

/** The first line of a row in an ordered list: its name, which opens it, and its badges. */
export function RowHead({ name, href, badges }: RowHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>
        <Anchor href={href}>{name}</Anchor>
      </h2>
      {badges}
    </div>
  );
}
