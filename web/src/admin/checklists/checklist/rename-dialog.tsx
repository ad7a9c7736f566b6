import { type Checklist, checklist as checklistSchema } from '@agency/domain/checklist/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import { saveChecklistHead } from '../../shared/checklist/writes.ts';

interface Props {
  readonly checklist: Stored<Checklist>;
  readonly onClose: () => void;
}

const schema = v.strictObject({ title: checklistSchema.entries.title });
type Form = v.InferInput<typeof schema>;

/** Another title; what a colleague saved meanwhile isn't saved over unseen. */
export function RenameDialog({ checklist: { id, title, kind }, onClose }: Props) {
  const toast = useToast();
  const stored = useMemo(() => ({ title }), [title]);
  const { form, meanwhile } = useStoredForm<Form, Form>({ resolver: valibotResolver(schema), stored });
  const saving = useTask(
    useCallback(
      async (change: Form) => {
        await saveChecklistHead(id, change);
        return true;
      },
      [id],
    ),
  );
  const save = async (change: Form) => {
    if (!(await saving.run(change))) return;
    toast('Title saved');
    onClose();
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'template' ? 'Rename template' : 'Rename checklist'}
      form={form}
      meanwhile={meanwhile}
      onSubmit={save}
      submitting={saving.busy}
      error={saving.error?.message ?? null}
      submitLabel="Save title"
      submittingLabel="Saving"
      size="small"
    >
      <TextField {...fieldProps(form, 'title')} label="Title" maxLength={120} autoComplete="off" />
    </DialogForm>
  );
}
