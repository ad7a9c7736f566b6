import { enquiryMessageBody } from '@agency/domain/enquiry/message';
import { templateTitle } from '@agency/domain/template/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { newId } from '../../shared/new-id.ts';
import { blankWords } from '../fill.ts';
import type { ReplyTemplate } from './use-templates.ts';

const typed = v.object({ title: templateTitle, message: enquiryMessageBody });
type Typed = v.InferOutput<typeof typed>;

interface TemplateDialogProps {
  /** Null for a new one. */
  readonly template: ReplyTemplate | null;
  readonly message: string;
  readonly onClose: () => void;
}

/** A template's name and text. */
export function TemplateDialog({ template, message, onClose }: TemplateDialogProps) {
  // As it was opened: what a colleague saves meanwhile must not be replaced unseen.
  const [{ templateId, seen }] = useState({
    templateId: template?.id ?? newId(),
    seen: template?.updatedAt.getTime() ?? null,
  });
  const operation = useOperation('saveTemplate');
  const toast = useToast();
  const form = useForm<Typed>({
    resolver: useMemo(() => valibotResolver(typed), []),
    defaultValues: { title: template?.title ?? '', message },
  });
  const save = async ({ title, message: text }: Typed) => {
    const content = { kind: 'reply', message: text } as const;
    if (!(await operation.run({ templateId, title, content, seen }))) return;
    onClose();
    toast(`Template ‘${title}’ saved`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={template === null ? 'Save as template' : 'Change template'}
      description={blankWords}
      form={form}
      onSubmit={save}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Save template"
      submittingLabel="Saving template"
    >
      <TextField {...fieldProps(form, 'title')} label="Template name" />
      <TextArea {...fieldProps(form, 'message')} label="Text" rows={7} limit={5000} />
    </DialogForm>
  );
}
