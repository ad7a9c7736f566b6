import type { ReactNode } from 'react';
import styles from './invoices-part.module.css';

/** The invoices of a project, below its steps. */
export function InvoicesPart({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby="project-invoices">
      <h2 id="project-invoices">Invoices</h2>
      {children}
    </section>
  );
}

export function NoInvoicesYet() {
  return (
    <p className={styles.quiet}>No invoices yet. We’ll email you each one, and you’ll also find it here.</p>
  );
}
