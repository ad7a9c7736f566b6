import { type TemplateContent, templateTitle } from '@agency/domain/template/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { newId } from '../../shared/new-id.ts';

const schema = v.strictObject({ title: templateTitle });

interface Props {
  /** A new one, or the one to rename with the time of its last save. */
  readonly template?: { readonly id: string; readonly seen: number };
  readonly title: string;
  readonly content: TemplateContent;
  readonly onClose: () => void;
}

/** Asks for the name of a template and saves it. */
export function SaveTemplateDialog({ template, title, content, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('saveTemplate');
  const [templateId] = useState(() => template?.id ?? newId());
  const form = useForm({ defaultValues: { title }, resolver: valibotResolver(schema), mode: 'onTouched' });
  const save = async (named: { title: string }) => {
    const seen = template?.seen ?? null;
    if (!(await operation.run({ templateId, title: named.title, content, seen }))) return;
    onClose();
    toast(template ? `Renamed to ‘${named.title}’` : `‘${named.title}’ saved as a template`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={template ? 'Rename template' : 'Save as template'}
      description={
        template
          ? undefined
          : 'Names and anything else about this client go into the template too, so take them out of the quote first. If you change or remove it later, the quotes you’ve started from it stay as they are.'
      }
      form={form}
      onSubmit={save}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel={template ? 'Rename' : 'Save template'}
      submittingLabel={template ? 'Renaming' : 'Saving template'}
    >
      <TextField {...fieldProps(form, 'title')} label="Template name" autoComplete="off" />
    </DialogForm>
  );
}
