import { owedOf } from '@agency/domain/invoice/balance';
import { bankDetailsChangedOn } from '@agency/domain/invoice/banking';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatDate, formatMoney, unbroken } from '@agency/domain/shared/format';
import { useState } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './how-to-pay.module.css';

interface Detail {
  readonly label: string;
  readonly shown: string;
  /** As a bank's form takes it: without pound sign, commas and hyphens. */
  readonly copied: string;
}

function detailsOf(invoice: Invoice): Detail[] {
  const { bankDetails, number } = invoice;
  if (bankDetails === null) return [];
  const { accountName, sortCode, accountNumber } = bankDetails;
  const owed = owedOf(invoice);
  const same = (label: string, text: string): Detail => ({ label, shown: text, copied: text });
  return [
    { label: 'Amount', shown: formatMoney(owed), copied: (owed / 100).toFixed(2) },
    same('Account name', accountName),
    { label: 'Sort code', shown: sortCode, copied: sortCode.replaceAll('-', '') },
    same('Account number', accountNumber),
    same('Reference', number ?? ''),
  ];
}

/** All that a transfer needs, on one screen of a small phone; null where nothing is owed. */
export function HowToPay({ invoice }: { readonly invoice: Invoice }) {
  const [isRefused, setRefused] = useState(false);
  const details = detailsOf(invoice);
  if (owedOf(invoice) === 0 || details.length === 0) return null;
  const changedOn = bankDetailsChangedOn(invoice);
  return (
    <section className={styles.pay} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className={styles.heading}>
        How to pay
      </h2>
      {changedOn ? (
        <Callout tone="warning" announce="status" className={styles.changed}>
          <p>{`These details changed on ${unbroken(formatDate(changedOn))}.`}</p>
        </Callout>
      ) : null}
      {isRefused ? (
        <p role="alert" className={styles.warning}>
          Your browser can’t copy these. Select them and copy them yourself.
        </p>
      ) : null}
      <dl className={styles.details}>
        {details.map(({ label, shown, copied }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{shown}</dd>
            <dd className={styles.copy}>
              <CopyButton text={copied} about={label.toLowerCase()} onRefused={() => setRefused(true)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.warning}>
        We never announce new bank details by email alone. If you’re asked to pay a different account, call us
        on the number you know first.
      </p>
    </section>
  );
}
