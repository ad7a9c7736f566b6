import type { Client } from '@agency/domain/client/schema';
import type { PlannedReminder } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { clientNameOf, nameOf } from '../../shared/invoice-words.ts';
import { sentWords } from './sent-words.ts';

export interface InvoiceDialogProps {
  readonly invoice: Stored<Invoice>;
  readonly onClose: () => void;
}

export function DiscardDialog({ invoice, onClose }: InvoiceDialogProps) {
  return (
    <ConfirmOperation
      operation="discardInvoice"
      input={{ invoiceId: invoice.id }}
      title="Discard this draft?"
      confirmLabel="Discard draft"
      tone="danger"
      done={() => 'The draft has been discarded'}
      onClose={onClose}
    >
      <p>
        {invoice.advance
          ? `The ${formatMoney(invoice.totals.total)} that was paid becomes ${clientNameOf(invoice)}’s credit. You can’t undo this.`
          : 'It has no number yet, so none will be missing. You can’t undo this.'}
      </p>
    </ConfirmOperation>
  );
}

interface SendAgainProps extends InvoiceDialogProps {
  readonly client: Stored<Client>;
}

export function SendAgainDialog({ invoice, client, onClose }: SendAgainProps) {
  const name = nameOf(invoice);
  return (
    <ConfirmOperation
      operation="sendInvoiceAgain"
      input={{ invoiceId: invoice.id }}
      title={`Send ${name} again?`}
      confirmLabel="Send again"
      cancelLabel="Not now"
      done={() => `${name} is on its way again`}
      onClose={onClose}
    >
      <p>{`${sentWords(client)} The PDF is attached.`}</p>
    </ConfirmOperation>
  );
}

export function MarkDisputedDialog({ invoice, onClose }: InvoiceDialogProps) {
  const name = nameOf(invoice);
  return (
    <ConfirmOperation
      operation="setInvoiceDisputed"
      input={{ invoiceId: invoice.id, disputed: true }}
      title={`Mark ${name} as disputed?`}
      confirmLabel="Mark as disputed"
      cancelLabel="Not now"
      done={() => `${name} is marked as disputed`}
      onClose={onClose}
    >
      <p>We won’t send reminders until you end the dispute. The client sees that it’s on hold.</p>
    </ConfirmOperation>
  );
}

export function NotComeDialog({ invoice, onClose }: InvoiceDialogProps) {
  return (
    <ConfirmOperation
      operation="clearPaymentReport"
      input={{ invoiceId: invoice.id }}
      title="Mark this payment as not received?"
      confirmLabel="Mark as not received"
      cancelLabel="Not now"
      done={() => 'Reminders will start again'}
      onClose={onClose}
    >
      <p>
        Check your bank account first. The invoice will show as unpaid again, and reminders will start again.
      </p>
    </ConfirmOperation>
  );
}

export function SkipReminderDialog({
  invoice,
  onClose,
  reminder,
}: InvoiceDialogProps & { readonly reminder: PlannedReminder }) {
  return (
    <ConfirmOperation
      operation="skipReminder"
      input={{ invoiceId: invoice.id, reminder }}
      title={`Skip the reminder of ${formatDate(reminder.on)}?`}
      confirmLabel="Skip reminder"
      done={({ skipped }) =>
        skipped === null
          ? 'There’s no reminder to skip'
          : `The reminder of ${formatDate(skipped)} won’t be sent`
      }
      onClose={onClose}
    >
      <p>Later reminders aren’t affected.</p>
    </ConfirmOperation>
  );
}

interface UseCreditProps extends InvoiceDialogProps {
  readonly useId: string;
  /** What will be used, in pence. */
  readonly amount: number;
}

export function UseCreditDialog({ invoice, onClose, useId, amount }: UseCreditProps) {
  return (
    <ConfirmOperation
      operation="useCredit"
      input={{ invoiceId: invoice.id, useId }}
      title={`Use ${formatMoney(amount)} of credit for ${nameOf(invoice)}?`}
      confirmLabel={`Use ${formatMoney(amount)}`}
      cancelLabel="Not now"
      done={({ used, balance }) =>
        balance === 0
          ? `${formatMoney(used)} used. ${nameOf(invoice)} is paid.`
          : `${formatMoney(used)} used, ${formatMoney(balance)} to pay`
      }
      onClose={onClose}
    >
      <p>{`It comes from ${clientNameOf(invoice)}’s credit. No money moves.`}</p>
    </ConfirmOperation>
  );
}
