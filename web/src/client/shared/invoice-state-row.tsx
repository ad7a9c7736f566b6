import type { InvoiceState } from '@agency/domain/invoice/state';
import { formatDate, formatMoney, unbroken } from '@agency/domain/shared/format';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import styles from './rows.module.css';

interface StateRowProps {
  readonly state: InvoiceState;
  /** Without one the title is plain text: its reader is not signed in. */
  readonly href?: string;
  readonly facts?: readonly string[];
  readonly children?: ReactNode;
}

/** How an invoice stands: the same words behind a project's link and behind sign-in. */
export function InvoiceStateRow({ state, href, facts = [], children }: StateRowProps) {
  const { number, title, issuedOn, amount, standing } = state;
  const issued = unbroken(`Issued ${formatDate(issuedOn)}`);
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        {href ? (
          <Anchor href={href} className={styles.title}>
            {title}
          </Anchor>
        ) : (
          <p className={styles.plainTitle}>{title}</p>
        )}
        <p className={styles.facts}>{[number, issued, ...facts].join(' · ')}</p>
      </div>
      <div className={styles.side}>
        <p className={styles.amount}>{formatMoney(amount)}</p>
        <StatusBadge tone={standing.tone}>{standing.words}</StatusBadge>
        {children}
      </div>
    </li>
  );
}
