import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

/** A part of the side column that can be folded away. */
export function Panel({ title, aside, isClosed, children }: PanelProps) {
  return (
    <details className={styles.panel} open={!isClosed}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
