import type { Payment } from '@agency/domain/invoice/schema';
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

const schema = v.strictObject({ on: civilDate, reason: text('Reason', { max: 500 }) });

interface Props {
  readonly payment: Payment & { readonly receiptId: string };
  readonly onClose: () => void;
}

/** Takes a wrong receipt back, whole: also what of it stands against other invoices. */
export function ReverseDialog({ payment, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('reverseReceipt');
  const receipt = useReceipt(payment.receiptId);
  const today = londonDate(new Date());
  const form = useForm({
    defaultValues: { on: today, reason: '' },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const amount = formatMoney(receipt?.amount ?? payment.amount);
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reverse the receipt of ${amount}?`}
      description={`It came on ${formatDate(payment.receivedOn)}. It stays on record, and the client is told.`}
      form={form}
      onSubmit={async (input) => {
        if (!(await operation.run({ receiptId: payment.receiptId, ...input }))) return;
        onClose();
        toast(`The receipt of ${amount} has been reversed`);
      }}
      submitting={operation.busy}
      error={operation.error ? (operation.error.issues[0]?.message ?? operation.error.message) : null}
      submitLabel="Reverse receipt"
      submittingLabel="Reversing"
      cancelLabel="Keep it"
      submitVariant="danger"
    >
      {receipt && receipt.allocations.length > 1 ? (
        <p>{`It’s taken off ${receipt.allocations.map(({ invoiceNumber, amount: part }) => `${invoiceNumber} (${formatMoney(part)})`).join(', ')}.`}</p>
      ) : null}
      {receipt && receipt.credited > 0 ? (
        <p>{`${formatMoney(receipt.credited)} of it is taken off the credit.`}</p>
      ) : null}
      <TextField {...fieldProps(form, 'on')} label="Reversed on" type="date" max={today} />
      <TextArea {...fieldProps(form, 'reason')} label="Reason" rows={2} limit={500} />
    </DialogForm>
  );
}
