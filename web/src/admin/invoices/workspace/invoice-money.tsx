import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatMoney } from '@agency/domain/shared/format';
import { readableRows, type Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { owedLabel } from '../../shared/invoice-words.ts';
import { useCreditNotes, usePayments } from '../queries.ts';
import type { Opened } from './actions.tsx';
import { CreditNotes } from './credit-notes.tsx';
import { PaymentsList } from './payments-list.tsx';
import styles from './workspace.module.css';

interface Props {
  readonly invoice: Stored<Invoice>;
  readonly onOpen: (opened: Opened) => void;
}

const loading = (
  <div className={styles.none}>
    <LoadingState lines={1} />
  </div>
);

/** From the total, by what was paid and credited, down to what is left, as the client reads it too. */
export function InvoiceMoney({ invoice, onOpen }: Props) {
  const isCredited = invoice.creditNoteId !== null;
  return (
    <>
      <p className={styles.line}>
        <span>Total of this invoice</span>
        <span className="num">{formatMoney(invoice.totals.total)}</span>
      </p>
      <Feature subject="the payments" loading={loading}>
        <PaymentsList invoice={invoice} onOpen={onOpen} />
      </Feature>
      {isCredited ? (
        <Feature subject="the credit notes" loading={loading}>
          <CreditNotes invoiceId={invoice.id} />
          <BecameCredit invoice={invoice} />
        </Feature>
      ) : null}
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{owedLabel(invoice)}</dt>
          <dd>{formatMoney(owedOf(invoice))}</dd>
        </div>
      </dl>
    </>
  );
}

/** What was paid above what the credit notes left to pay. */
function BecameCredit({ invoice }: Pick<Props, 'invoice'>) {
  const payments = usePayments(invoice.id);
  const notes = useCreditNotes(invoice.id);
  const credit =
    readableRows(payments.items).reduce((sum, { amount }) => sum + amount, 0) - invoice.paidAmount;
  if (payments.next !== null || notes.next !== null || credit <= 0) return null;
  return (
    <p className={styles.line}>
      <span>Became the client’s credit</span>
      <span className="num">{formatMoney(credit)}</span>
    </p>
  );
}
