import type { Recipient } from '@agency/domain/quote/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { RecipientFields } from '../../shared/recipient-fields.tsx';
import { type RecipientForm, recipientSchema } from '../../shared/recipient-form.ts';

interface Props {
  readonly onChoose: (contact: Recipient) => void;
  readonly onBack: () => void;
}

/** Who someone new is; nothing is stored before the project is created. */
export function SomebodyNewStep({ onChoose, onBack }: Props) {
  const form = useForm<RecipientForm, unknown, Recipient>({
    defaultValues: { name: '', email: '', company: '', phone: '' },
    resolver: valibotResolver(recipientSchema),
    mode: 'onTouched',
  });
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onBack()}
      title="New project for someone new"
      description="If a client already has this email, the project is added to that client."
      form={form}
      onSubmit={onChoose}
      submitting={false}
      error={null}
      submitLabel="Continue"
      submittingLabel="Continuing"
      cancelLabel="Back"
    >
      <RecipientFields form={form} nameLabel="Contact’s name" />
    </DialogForm>
  );
}
