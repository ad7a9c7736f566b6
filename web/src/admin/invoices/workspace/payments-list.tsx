import type { Invoice, Payment } from '@agency/domain/invoice/schema';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../../ui/anchor.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Muted } from '../../../ui/text.tsx';
import { methodWords } from '../../shared/invoice-words.ts';
import { usePayments } from '../queries.ts';
import type { Opened } from './actions.tsx';
import styles from './workspace.module.css';

interface Props {
  readonly invoice: Stored<Invoice>;
  readonly onOpen: (opened: Opened) => void;
}

/** What came, and what was reversed. */
export function PaymentsList({ invoice, onOpen }: Props) {
  const { items: payments, next } = usePayments(invoice.id);
  const known = payments.flatMap((payment) => (isUnreadable(payment) ? [] : [payment]));
  const reversed = new Set(known.filter(({ amount }) => amount < 0).map(({ receiptId }) => receiptId));
  return (
    <>
      <ul>
        {payments.length === 0 ? <li className={styles.line}>Nothing has been paid yet.</li> : null}
        {payments.map((payment) =>
          isUnreadable(payment) ? (
            <li key={payment.id} className={styles.line}>
              <UnreadableNote path={payment.unreadable.path} />
            </li>
          ) : (
            <PaymentRow
              key={payment.id}
              payment={payment}
              isReversed={payment.amount > 0 && reversed.has(payment.receiptId ?? payment.id)}
              onOpen={onOpen}
            />
          ),
        )}
      </ul>
      {next === null ? null : (
        <p className={styles.none}>
          <span>{`These are the first ${payments.length}. `}</span>
          <Anchor href={adminPaths.client(invoice.clientId)}>See all receipts of this client</Anchor>
        </p>
      )}
    </>
  );
}

interface RowProps extends Pick<Props, 'onOpen'> {
  readonly payment: Stored<Payment>;
  readonly isReversed: boolean;
}

function PaymentRow({ payment, isReversed, onOpen }: RowProps) {
  const { amount, method, receivedOn, reference, receiptId, reason } = payment;
  const what = amount < 0 ? 'Reversed' : methodWords[method];
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span>
          <span>{what}</span> <Muted>{formatDateShort(receivedOn)}</Muted>
        </span>
        <Muted className={styles.written}>{[reference, reason].filter(Boolean).join(', ')}</Muted>
      </span>
      {receiptId && amount > 0 && !isReversed ? (
        <Button
          size="small"
          about={`the whole receipt of ${formatDateShort(receivedOn)}, of which ${formatMoney(amount)} paid this invoice`}
          onClick={() => onOpen({ kind: 'reverse', receiptId })}
        >
          Reverse
        </Button>
      ) : null}
      <span className="num">{formatMoney(-amount)}</span>
    </li>
  );
}
