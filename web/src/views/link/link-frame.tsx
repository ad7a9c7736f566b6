import type { ReactNode } from 'react';
import styles from './link-frame.module.css';

/** The room around a letter that was opened by its link. */
export function LinkFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
