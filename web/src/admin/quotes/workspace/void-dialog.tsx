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
    toast(`The acceptance of ${quoteId} is voided`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Void the acceptance of ${quoteId}?`}
      description="For an acceptance that was a mistake. The record and its certificate stay and say that it was voided. The client is told by mail. The project and its draft invoices are yours to cancel."
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
        hint="It is kept with the quote."
        rows={3}
        limit={2000}
      />
    </DialogForm>
  );
}
