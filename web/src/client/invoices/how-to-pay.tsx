import { owedOf } from '@agency/domain/invoice/balance';
import { bankDetailsChangedOn } from '@agency/domain/invoice/banking';
import { reportedUntil } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatMoney, unbroken } from '@agency/domain/shared/format';
import { useState } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CreditOf } from '../shared/credit.tsx';
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

interface HowToPayProps {
  readonly invoice: Invoice;
  readonly today: CivilDate;
}

/** All that a transfer needs, on one screen of a small phone; null where nothing is owed. */
export function HowToPay({ invoice, today }: HowToPayProps) {
  const details = detailsOf(invoice);
  if (owedOf(invoice) === 0 || details.length === 0) return null;
  const heading = (
    <h2 id="how-to-pay" className={styles.heading}>
      How to pay
    </h2>
  );
  const until = reportedUntil(invoice);
  // They say that they have paid, or that they won’t pay this: it isn’t asked of them again.
  const isFolded = invoice.disputed || (until !== null && today <= until);
  return (
    <section className={styles.pay} aria-labelledby="how-to-pay">
      {isFolded ? (
        <details>
          <summary className={styles.summary}>{heading}</summary>
          <div className={styles.pay}>
            <Transfer invoice={invoice} details={details} />
          </div>
        </details>
      ) : (
        <>
          {heading}
          <Transfer invoice={invoice} details={details} />
        </>
      )}
    </section>
  );
}

interface TransferProps {
  readonly invoice: Invoice;
  readonly details: readonly Detail[];
}

function Transfer({ invoice, details }: TransferProps) {
  const [isRefused, setRefused] = useState(false);
  const changedOn = bankDetailsChangedOn(invoice);
  return (
    <>
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
      <CreditOf clientId={invoice.clientId} />
      <p className={styles.warning}>
        We never announce new bank details by email alone. If you’re asked to pay a different account, call us
        on the number you know first.
      </p>
    </>
  );
}
