import type { Client } from '@agency/domain/client/schema';
import { invoiceLineInput } from '@agency/domain/invoice/draft';
import { line, pence } from '@agency/domain/shared/fields';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { FormMoneyField, fieldProps } from '../../ui/form/form-fields.tsx';
import { newId } from '../shared/new-id.ts';
import { useBusiness, useLatestProjects } from './queries.ts';

const schema = v.strictObject({
  projectId: v.string(),
  title: line('Title', { max: 160 }),
  description: invoiceLineInput.entries.description,
  unitPrice: v.pipe(
    v.custom<number | null>((value) => value === null || typeof value === 'number'),
    v.transform((value) => value ?? Number.NaN),
    pence,
  ),
});

interface Props {
  readonly client: Pick<Stored<Client>, 'id' | 'name'>;
  /** The project that it is for, where that is known. */
  readonly projectId: string | null;
  readonly onClose: () => void;
}

/** Starts an invoice by hand with its first line; the rest is done in its editor. */
export function NewInvoiceDialog({ client, projectId: known, onClose }: Props) {
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('createInvoice');
  const [invoiceId] = useState(newId);
  const { defaultVatRate } = useBusiness();
  const projects = useLatestProjects(client.id).flatMap((found) => (isUnreadable(found) ? [] : [found]));
  const form = useForm({
    defaultValues: { projectId: known ?? '', title: '', description: '', unitPrice: null },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const create = async ({ projectId, title, description, unitPrice }: v.InferOutput<typeof schema>) => {
    const first = {
      description,
      unitLabel: '',
      quantity: 1,
      unitPrice,
      discount: 0,
      vatRate: defaultVatRate,
    };
    const draft = { title, lines: [first], discount: 0 };
    const input = { invoiceId, clientId: client.id, projectId: projectId || null, draft };
    const created = await operation.run(input);
    if (!created) return;
    form.reset();
    toast('Draft started. Check it, then issue it.');
    navigate(adminPaths.invoice({ id: created.invoiceId }));
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`New invoice for ${client.name}`}
      form={form}
      onSubmit={create}
      submitting={operation.busy}
      error={operation.error ? (operation.error.issues[0]?.message ?? operation.error.message) : null}
      submitLabel="Start draft"
      submittingLabel="Starting"
    >
      <TextField {...fieldProps(form, 'title')} label="Title" maxLength={160} autoComplete="off" />
      <SelectField
        {...fieldProps(form, 'projectId')}
        label="Project"
        options={[
          { value: '', label: 'No project' },
          ...(known === null || projects.some(({ id }) => id === known)
            ? []
            : [{ value: known, label: known }]),
          ...projects.map(({ id, name }) => ({ value: id, label: `${id}, ${name}` })),
        ]}
      />
      <TextArea {...fieldProps(form, 'description')} label="First line" rows={2} limit={1000} />
      <FormMoneyField control={form.control} name="unitPrice" label="Price before VAT" />
    </DialogForm>
  );
}
