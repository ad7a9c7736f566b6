import { owedOf } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice, Payment } from '@agency/domain/invoice/schema';
import { formatDate, formatMoney, unbroken } from '@agency/domain/shared/format';
import { isUnreadable, readableRows, type Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { invoicePayments, invoices } from '../../firebase/records/invoice.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import styles from './invoices.module.css';

/** From the total of an invoice, by what came in and what was credited, down to what is left to pay. */
export function InvoiceMoney({ invoice }: { readonly invoice: Stored<Invoice> }) {
  const { uid } = useSignedIn();
  const { id, kind } = invoice;
  const { paymentsOfInvoice, creditNotesOfInvoiceOfMember } = invoiceQueries;
  const paid = useRecordPage(invoicePayments, paymentsOfInvoice, [], null, { parents: [id] });
  const credited = useRecordPage(invoices, creditNotesOfInvoiceOfMember, [uid, id], null);
  const [payments, notes] = [paid.items, credited.items];
  const isAll = paid.next === null && credited.next === null;
  if (kind === 'creditNote' || (payments.length === 0 && notes.length === 0)) return null;
  // What was paid above what credit notes left to pay is the client's credit.
  const credit = readableRows(payments).reduce((sum, { amount }) => sum + amount, 0) - invoice.paidAmount;
  return (
    <section className={styles.part} aria-labelledby="invoice-money">
      <h2 id="invoice-money">Payments and credit</h2>
      <ul className={styles.lines}>
        <li>
          <p className={styles.words}>Total of this invoice</p>
          <p className={styles.amount}>{formatMoney(invoice.totals.total)}</p>
        </li>
        {payments.map((payment) =>
          isUnreadable(payment) ? (
            <li key={payment.id}>
              <UnreadableNote />
            </li>
          ) : (
            <PaymentLine key={payment.id} payment={payment} />
          ),
        )}
        {notes.map((note) =>
          isUnreadable(note) ? (
            <li key={note.id}>
              <UnreadableNote />
            </li>
          ) : (
            <NoteLine key={note.id} note={note} />
          ),
        )}
        {isAll ? null : (
          <li>
            <p className={styles.words}>
              There’s more than we can list here. What’s still to pay counts all of it.
            </p>
          </li>
        )}
        {isAll && credit > 0 ? (
          <li>
            <p className={styles.words}>Added to your credit</p>
            <p className={styles.amount}>{formatMoney(credit)}</p>
          </li>
        ) : null}
      </ul>
      <dl className={styles.totals}>
        <div className={styles.total}>
          <dt>Still to pay</dt>
          <dd>{formatMoney(owedOf(invoice))}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The reason of a reversal is staff's own note. */
function PaymentLine({ payment }: { readonly payment: Payment }) {
  const { amount, method, receivedOn, reference } = payment;
  const on = unbroken(formatDate(receivedOn));
  const words =
    amount < 0
      ? `Payment reversed on ${on}`
      : method === 'credit'
        ? `Paid from your credit on ${on}`
        : `We received your payment on ${on}`;
  return (
    <li>
      <div className={styles.words}>
        <p>{words}</p>
        {reference ? <p className={styles.facts}>{`Reference ${reference}`}</p> : null}
      </div>
      <p className={styles.amount}>{formatMoney(-amount)}</p>
    </li>
  );
}

function NoteLine({ note }: { readonly note: Stored<Invoice> }) {
  const { id, number, issuedOn, totals } = note;
  return (
    <li>
      <p className={styles.words}>
        <Anchor href={paths.client.invoices({ invoice: id })}>{`Credit note ${number}`}</Anchor>
        {issuedOn ? <span>{` of ${unbroken(formatDate(issuedOn))}`}</span> : null}
      </p>
      <p className={styles.amount}>{formatMoney(-totals.total)}</p>
    </li>
  );
}
