import type { Receipt } from '@agency/domain/receipt/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { civilDate, text } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { useReceipt } from '../queries.ts';
import styles from './money.module.css';

const schema = v.strictObject({ on: civilDate, reason: text('Reason', { max: 500 }) });

interface Props {
  readonly receiptId: string;
  readonly onClose: () => void;
}

/** Takes a wrong receipt or refund back, whole: also what of it stands against other invoices. */
export function ReverseDialog({ receiptId, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('reverseReceipt');
  const receipt = useReceipt(receiptId);
  const today = londonDate(new Date());
  const form = useForm({
    defaultValues: { on: today, reason: '' },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  if (receipt === null) return null;
  const { what, description } = wordsOf(receipt);
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reverse the ${what}?`}
      description={description}
      form={form}
      onSubmit={async (input) => {
        if (!(await operation.run({ receiptId, ...input }))) return;
        onClose();
        toast(`The ${what} has been reversed`);
      }}
      submitting={operation.busy}
      error={operation.error ? (operation.error.issues[0]?.message ?? operation.error.message) : null}
      submitLabel={`Reverse ${receipt.kind}`}
      submittingLabel="Reversing"
      cancelLabel="Keep it"
      submitVariant="danger"
      disabledReason={receipt.reversed ? `It was reversed on ${formatDate(receipt.reversed.on)}.` : null}
    >
      {receipt.allocations.length > 1 ? (
        <p
          className={styles.said}
        >{`It comes off ${receipt.allocations.map(({ invoiceNumber, amount }) => `${invoiceNumber} (${formatMoney(amount)})`).join(', ')}.`}</p>
      ) : null}
      {receipt.credited > 0 ? (
        <p
          className={styles.said}
        >{`${formatMoney(receipt.credited)} of it comes off the client’s credit.`}</p>
      ) : null}
      <TextField {...fieldProps(form, 'on')} label="Date of reversal" type="date" max={today} />
      <TextArea {...fieldProps(form, 'reason')} label="Reason" rows={2} limit={500} />
    </DialogForm>
  );
}

function wordsOf({ kind, amount, receivedOn }: Receipt) {
  const what = `${kind} of ${formatMoney(amount)}`;
  const on = formatDate(receivedOn);
  return kind === 'refund'
    ? { what, description: `It was paid on ${on}. It stays on record, and becomes credit again.` }
    : { what, description: `It was received on ${on}. It stays on record, and we email the client.` };
}
