import type { Checklist } from '@agency/domain/checklist/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { saveChecklistHead } from '../../shared/checklist/writes.ts';

/** Whether it stands in the way of completing its project. */
export function BeforeCompletion({ checklist }: { readonly checklist: Stored<Checklist> }) {
  const { id, kind, beforeCompletion } = checklist;
  const toast = useToast();
  const saving = useTask(async (isNeeded: boolean) => {
    await saveChecklistHead(id, { beforeCompletion: isNeeded });
    toast(isNeeded ? 'Must now be done before completion' : 'No longer needed before completion');
  });
  return (
    <CheckboxField
      name="before-completion"
      label="Must be done before the project can be completed"
      hint={
        kind === 'template' ? 'Applies to checklists you start from this template from now on.' : undefined
      }
      checked={beforeCompletion}
      error={saving.error?.message}
      onChange={({ target }) => void saving.run(target.checked)}
    />
  );
}
