import type { Recipient } from '@agency/domain/quote/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
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
  readonly onClose: () => void;
  readonly onCreated: (quoteId: string) => void;
}

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
      {query.has('new') ? (
        <NewQuoteDialog onClose={() => setOpen(false)} onCreated={(id) => navigate(adminPaths.quote(id))} />
      ) : null}
    </>
  );
}

/** Begins a quote without a request from the website: asks for the recipient, then opens the editor. */
function NewQuoteDialog({ onClose, onCreated }: DialogProps) {
  const toast = useToast();
  const operation = useOperation('createQuote');
  const quoteId = useTryId(newQuoteNumber, operation.error);
  const choice = useRecipientChoice();
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
