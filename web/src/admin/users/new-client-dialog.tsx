import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { newId } from '../shared/new-id.ts';
import { RecipientFields } from '../shared/recipient-fields.tsx';
import { type RecipientForm, recipientSchema } from '../shared/recipient-form.ts';

const nobody: RecipientForm = { name: '', email: '', company: '', phone: '' };

/** The button and the dialog that `?new=1` opens: a client that no quote has made, also a second company of somebody. */
export function NewClient() {
  const [query, setQuery] = useSearchParams();
  const setOpen = (open: boolean) => {
    const next = new URLSearchParams(query);
    if (open) next.set('new', '1');
    else next.delete('new');
    setQuery(next, { replace: true });
  };
  return (
    <>
      <Button icon={<PlusIcon />} variant="primary" onClick={() => setOpen(true)}>
        New client
      </Button>
      {query.has('new') ? <NewClientDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NewClientDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('createClient');
  const [clientId] = useState(newId);
  const form = useForm<RecipientForm, unknown, v.InferOutput<typeof recipientSchema>>({
    defaultValues: nobody,
    resolver: valibotResolver(recipientSchema),
    mode: 'onTouched',
  });
  const create = async (contact: v.InferOutput<typeof recipientSchema>) => {
    if (!(await operation.run({ clientId, contact }))) return;
    onClose();
    toast(`${contact.company ?? contact.name} added`);
    navigate(adminPaths.client(clientId));
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title="New client"
      description="A person can belong to several companies: give each company a record of its own."
      form={form}
      onSubmit={create}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Add client"
      submittingLabel="Adding client"
    >
      <RecipientFields form={form} nameLabel="Contact’s name" />
    </DialogForm>
  );
}
