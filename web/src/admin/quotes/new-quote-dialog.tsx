import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { RecipientFields } from '../shared/recipient-fields.tsx';
import { type RecipientForm, recipientSchema } from '../shared/recipient-form.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onCreated: (quoteId: string) => void;
}

const nobody: RecipientForm = { name: '', email: '', company: '', phone: '' };

/** The button and its dialog. `?new=1` opens it: the command palette leads there. */
export function NewQuote() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const setOpen = (open: boolean) => {
    const next = new URLSearchParams(query);
    if (open) next.set('new', '1');
    else next.delete('new');
    setQuery(next, { replace: true });
  };
  return (
    <>
      <Button icon={<PlusIcon />} variant="primary" onClick={() => setOpen(true)}>
        New quote
      </Button>
      <NewQuoteDialog
        open={query.has('new')}
        onOpenChange={setOpen}
        onCreated={(id) => navigate(adminPaths.quote(id))}
      />
    </>
  );
}

/** Begins a quote without a request from the website: asks for the recipient, then opens the editor. */
function NewQuoteDialog({ open, onOpenChange, onCreated }: DialogProps) {
  const toast = useToast();
  const operation = useOperation('createQuote');
  const form = useForm<RecipientForm, unknown, v.InferOutput<typeof recipientSchema>>({
    defaultValues: nobody,
    resolver: valibotResolver(recipientSchema),
    mode: 'onTouched',
  });
  const change = (next: boolean) => {
    if (next) return;
    form.reset(nobody);
    operation.clearError();
    onOpenChange(false);
  };
  const create = async (recipient: v.InferOutput<typeof recipientSchema>) => {
    const created = await operation.run({ recipient });
    if (!created) return;
    form.reset(nobody);
    toast(`Quote ${created.quoteId} started`);
    onCreated(created.quoteId);
  };
  return (
    <DialogForm
      open={open}
      onOpenChange={change}
      title="New quote"
      description="Who is it for? You can change this until you send it."
      form={form}
      onSubmit={create}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Start quote"
      submittingLabel="Starting quote"
    >
      <RecipientFields form={form} nameLabel="Name" />
    </DialogForm>
  );
}
