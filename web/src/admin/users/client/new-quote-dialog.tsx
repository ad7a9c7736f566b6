import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { newQuoteNumber } from '../../shared/new-quote-number.ts';
import { recipientAt } from '../../shared/recipient-form.ts';
import { useTryId } from '../../shared/use-try-id.ts';

/** The button and its dialog: a quote for this client, to one of its people. */
export function NewQuote({ client }: { readonly client: Stored<Client> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New quote</Button>
      {open ? <NewQuoteDialog client={client} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DialogProps {
  readonly client: Stored<Client>;
  readonly onClose: () => void;
}

function NewQuoteDialog({ client, onClose }: DialogProps) {
  const { people } = client;
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('createQuote');
  const quoteId = useTryId(newQuoteNumber, operation.error);
  const form = useForm({ defaultValues: { email: people[0]?.email ?? '' } });
  const create = async ({ email }: { email: string }) => {
    const recipient = recipientAt(client, email);
    const created = await operation.run({ quoteId, recipient, clientId: client.id });
    if (!created) return;
    onClose();
    toast(`Quote ${created.quoteId} started`);
    navigate(adminPaths.quote(created.quoteId));
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={`New quote for ${client.name}`}
      form={form}
      onSubmit={create}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Start quote"
      submittingLabel="Starting quote"
    >
      <SelectField
        {...fieldProps(form, 'email')}
        label="Who is it for?"
        options={people.map(({ name, email }) => ({ value: email, label: `${name}, ${email}` }))}
      />
    </DialogForm>
  );
}
