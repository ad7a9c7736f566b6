import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import styles from './rows.module.css';

export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** Unreadable records are listed all the same. */
export function UnreadableRow() {
  return (
    <li className={styles.row}>
      <UnreadableNote />
    </li>
  );
}

/** The outline of a list while it is read. */
export function RowsLoading({ count }: { readonly count: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.row}>
          <div className={styles.main}>
            <Skeleton width={`${70 - index * 10}%`} />
            <Skeleton width="40%" height="0.8em" />
          </div>
        </div>
      ))}
    </div>
  );
}
