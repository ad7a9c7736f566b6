import type { ReactNode } from 'react';
import styles from './link-frame.module.css';

/** The frame around a page opened by a public link. */
export function LinkFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
