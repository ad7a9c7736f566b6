import type { Client } from '@agency/domain/client/schema';
import type { Recipient } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { useOperation } from '../../firebase/use-operation.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { newQuoteNumber } from '../shared/new-quote-number.ts';
import { useTryId } from '../shared/use-try-id.ts';
import { RecipientChoice, useRecipientChoice } from './recipient-choice.tsx';
import { useTemplates } from './templates/use-templates.ts';

interface DialogProps {
  /** Whom it is for, where that is known. */
  readonly client: Stored<Client> | null;
  readonly onClose: () => void;
  readonly onCreated: (quoteId: string) => void;
}

/** The button and its dialog. `?new=1` opens it, for the client `?of=`: the command palette leads there. */
export function NewQuote() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const clientId = query.get('of');
  const setOpen = (open: boolean) => {
    const next = new URLSearchParams(query);
    if (open) next.set('new', '1');
    else for (const name of ['new', 'of']) next.delete(name);
    setQuery(next, { replace: true });
  };
  const dialog: Omit<DialogProps, 'client'> = {
    onClose: () => setOpen(false),
    onCreated: (id) => navigate(adminPaths.quote(id)),
  };
  return (
    <>
      <Button icon={<PlusIcon />} variant="primary" onClick={() => setOpen(true)}>
        New quote
      </Button>
      {query.has('new') ? (
        <Feature subject="this client" loading={null} resetKey={clientId ?? ''}>
          {clientId ? (
            <ForClient {...{ clientId, ...dialog }} />
          ) : (
            <NewQuoteDialog {...{ client: null, ...dialog }} />
          )}
        </Feature>
      ) : null}
    </>
  );
}

type OpenedProps = Omit<DialogProps, 'client'> & { readonly clientId: string };

function ForClient({ clientId, ...props }: OpenedProps) {
  return <NewQuoteDialog client={useRecord(clients, clientId)} {...props} />;
}

/** Begins a quote without a request from the website: asks for the recipient, then opens the editor. */
function NewQuoteDialog({ client, onClose, onCreated }: DialogProps) {
  const toast = useToast();
  const operation = useOperation('createQuote');
  const quoteId = useTryId(newQuoteNumber, operation.error);
  const choice = useRecipientChoice({ client });
  const [templateId, setTemplate] = useState('');
  const create = async (recipient: Recipient) => {
    const created = await operation.run({
      quoteId,
      ...(choice.chosen(recipient) ?? { recipient }),
      ...(templateId === '' ? {} : { templateId }),
    });
    if (!created) return;
    toast(`Quote ${created.quoteId} started`);
    onCreated(created.quoteId);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title="New quote"
      description="You can change all of this until you send it."
      form={choice.form}
      onSubmit={create}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Start quote"
      submittingLabel="Starting quote"
      disabledReason={choice.obstacle}
    >
      <RecipientChoice choice={choice} />
      <Feature subject="your templates" loading={null}>
        <TemplateChoice value={templateId} onChange={setTemplate} />
      </Feature>
    </DialogForm>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (templateId: string) => void;
}

/** Nothing while there is no template of a whole quote. */
function TemplateChoice({ value, onChange }: ChoiceProps) {
  const templates = useTemplates('quote');
  if (templates.length === 0) return null;
  return (
    <SelectField
      name="template"
      label="Start from"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: 'A blank quote' },
        ...templates.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
