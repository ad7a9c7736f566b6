import { owedOf } from '@agency/domain/invoice/balance';
import { disputeAnswer, purchaseOrder } from '@agency/domain/invoice/schema';
import { text } from '@agency/domain/shared/fields';
import { formatMoney } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { nameOf } from '../../shared/invoice-words.ts';
import { newId } from '../../shared/new-id.ts';
import { type InvoiceDialogProps, MarkDisputedDialog } from './simple-dialogs.tsx';

const reasonSchema = v.strictObject({ reason: text('Reason', { max: 500 }) });

interface ReasonProps {
  readonly title: string;
  readonly description: string;
  readonly hint: string;
  readonly submitLabel: string;
  readonly submittingLabel: string;
  readonly cancelLabel?: string;
  readonly submitVariant?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly error: string | null;
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What is done with its reason; most of it can't be undone. */
function ReasonDialog({
  hint,
  busy,
  error,
  onSubmit,
  onClose,
  children,
  cancelLabel = 'Keep it',
  submitVariant = 'danger',
  ...words
}: ReasonProps) {
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: valibotResolver(reasonSchema),
    mode: 'onTouched',
  });
  return (
    <DialogForm
      {...words}
      open
      onOpenChange={(open) => !open && onClose()}
      form={form}
      onSubmit={({ reason }) => onSubmit(reason)}
      submitting={busy}
      error={error}
      cancelLabel={cancelLabel}
      submitVariant={submitVariant}
    >
      <TextArea {...fieldProps(form, 'reason')} label="Reason" hint={hint} rows={3} limit={500} />
      {children}
    </DialogForm>
  );
}

/** Gives the debt up. */
export function WriteOffDialog({ invoice, onClose }: InvoiceDialogProps) {
  const toast = useToast();
  const operation = useOperation('writeOffInvoice');
  const owed = formatMoney(owedOf(invoice));
  return (
    <ReasonDialog
      title={`Write off ${owed} of ${nameOf(invoice)}?`}
      description="We’ll stop asking for it, and the client isn’t told. You can’t credit it afterwards, but you may be able to claim its VAT back from HMRC as bad debt relief. If the client pays after all, record it here."
      hint="Only staff can see this."
      submitLabel={`Write off ${owed}`}
      submittingLabel="Writing off"
      busy={operation.busy}
      error={operation.error?.message ?? null}
      onClose={onClose}
      onSubmit={async (reason) => {
        if (!(await operation.run({ invoiceId: invoice.id, reason }))) return;
        onClose();
        toast(`${nameOf(invoice)} has been written off`);
      }}
    />
  );
}

/** Expects the debt again. */
export function UndoWriteOffDialog({ invoice, onClose }: InvoiceDialogProps) {
  const toast = useToast();
  const operation = useOperation('reinstateInvoice');
  const owed = formatMoney(owedOf(invoice));
  return (
    <ReasonDialog
      title={`Undo the write-off of ${nameOf(invoice)}?`}
      description={`We’ll ask for ${owed} again. Reminders start again with the next one that’s due. The client isn’t told that it was written off. If you’ve claimed its VAT back from HMRC, tell your accountant.`}
      hint="Only staff can see this."
      submitLabel="Undo write-off"
      submittingLabel="Undoing the write-off"
      cancelLabel="Not now"
      submitVariant="primary"
      busy={operation.busy}
      error={operation.error?.message ?? null}
      onClose={onClose}
      onSubmit={async (reason) => {
        if (!(await operation.run({ invoiceId: invoice.id, reason }))) return;
        onClose();
        toast(`${nameOf(invoice)} is to be paid again`);
      }}
    />
  );
}

/** Credits it in full and opens a draft of the same content. */
export function ReissueDialog({ invoice, onClose }: InvoiceDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('correctAndReissue');
  const [creditNoteId] = useState(newId);
  return (
    <ReasonDialog
      title={`Correct and reissue ${nameOf(invoice)}?`}
      description={`We’ll issue a credit note for all that’s left of ${nameOf(invoice)} and email it to the client. A draft with the same content opens for you to correct and issue. Anything paid becomes credit, which is used for the new invoice.`}
      hint="This appears on the credit note."
      submitLabel="Credit and open a draft"
      submittingLabel="Crediting"
      busy={operation.busy}
      error={operation.error?.message ?? null}
      onClose={onClose}
      onSubmit={async (reason) => {
        const answer = await operation.run({ invoiceId: invoice.id, creditNoteId, reason });
        if (!answer) return;
        onClose();
        toast(`${answer.creditNoteNumber} has been issued. Correct the draft, then issue it.`);
        navigate(adminPaths.invoice({ id: answer.invoiceId }));
      }}
    />
  );
}

const answerSchema = v.strictObject({ answer: v.union([v.literal(''), disputeAnswer]) });

/** Marks a dispute or ends it, as the invoice stood when it was opened: another's change meanwhile doesn't turn it round. */
export function DisputeDialog(props: InvoiceDialogProps) {
  const [isEnding] = useState(props.invoice.disputed);
  return isEnding ? <EndDisputeDialog {...props} /> : <MarkDisputedDialog {...props} />;
}

/** Ends a dispute, with an answer for the client or without. */
function EndDisputeDialog({ invoice, onClose }: InvoiceDialogProps) {
  const toast = useToast();
  const operation = useOperation('setInvoiceDisputed');
  const form = useForm({ defaultValues: { answer: '' }, resolver: valibotResolver(answerSchema) });
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`End the dispute of ${nameOf(invoice)}?`}
      description="Reminders start again with the next one that’s due."
      form={form}
      onSubmit={async ({ answer }) => {
        const input = { invoiceId: invoice.id, disputed: false, ...(answer === '' ? {} : { answer }) };
        if (!(await operation.run(input))) return;
        onClose();
        toast(`${nameOf(invoice)} is no longer disputed`);
      }}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      cancelLabel="Not now"
      submitLabel="End dispute"
      submittingLabel="Ending the dispute"
    >
      <TextArea
        {...fieldProps(form, 'answer')}
        label="Answer"
        optional
        hint="We email it to the client and show it with the invoice."
        rows={4}
        limit={1000}
      />
    </DialogForm>
  );
}

const orderSchema = v.strictObject({ purchaseOrder });

/** The one field that may be added after issue. */
export function PurchaseOrderDialog({ invoice, onClose }: InvoiceDialogProps) {
  const toast = useToast();
  const operation = useOperation('setPurchaseOrder');
  const form = useForm({
    defaultValues: { purchaseOrder: '' },
    resolver: valibotResolver(orderSchema),
    mode: 'onTouched',
  });
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add the purchase order number"
      description="It’s added to the PDF. Once it’s there, you can’t change it."
      form={form}
      onSubmit={async (input) => {
        if (!(await operation.run({ invoiceId: invoice.id, ...input }))) return;
        onClose();
        toast('The purchase order number has been added');
      }}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Add number"
      submittingLabel="Adding"
    >
      <TextField {...fieldProps(form, 'purchaseOrder')} label="Purchase order number" maxLength={40} />
    </DialogForm>
  );
}
