import type { ReactNode } from 'react';
import styles from './update.module.css';

/** The part of a project's page for its client where the updates are. */
export function UpdatesPart({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby="project-updates">
      <h2 id="project-updates">Updates</h2>
      {children}
    </section>
  );
}
