import { text } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';

const schema = v.strictObject({ reason: text('Reason', { max: 2000 }) });

interface Props {
  readonly quoteId: string;
  readonly onClose: () => void;
}

/** Voids a mistaken acceptance; the record stays and the client is told. */
export function VoidDialog({ quoteId, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('voidQuote');
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const submit = async ({ reason }: { reason: string }) => {
    if (!(await operation.run({ quoteId, reason }))) return;
    onClose();
    toast(`The acceptance of ${quoteId} has been voided`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Void the acceptance of ${quoteId}?`}
      description="Use this when an acceptance was a mistake. We keep the record and its certificate, marked as voided, and email the client. Cancel the project and its draft invoices yourself."
      form={form}
      onSubmit={submit}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Void acceptance"
      submittingLabel="Voiding"
      cancelLabel="Keep it"
    >
      <TextArea
        {...fieldProps(form, 'reason')}
        label="Reason"
        hint="We keep it with the quote."
        rows={3}
        limit={2000}
      />
    </DialogForm>
  );
}
