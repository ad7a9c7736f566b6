import { type ReactNode, useId } from 'react';
import styles from './account-section.module.css';

export function AccountSections({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

interface AccountSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One subject of an account: its description on the left, its controls on the right. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export function AccountRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface AccountRowProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly action: ReactNode;
}

/** One thing that can be changed, with its button. */
export function AccountRow({ label, detail, action }: AccountRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {action}
    </li>
  );
}

/** Confirms in place that something was done; always in the DOM, so that screen readers announce the change. */
export function Outcome({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}
