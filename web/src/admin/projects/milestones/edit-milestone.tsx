import type { Milestone } from '@agency/domain/project/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useMemo } from 'react';
import { useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import {
  MilestoneFields,
  type MilestoneForm,
  milestoneSchema,
  milestoneToForm,
} from './milestone-fields.tsx';
import styles from './milestones.module.css';
import { type MilestonePath, type MilestoneText, saveMilestone } from './writes.ts';

interface Props {
  readonly path: MilestonePath;
  readonly milestone: Milestone;
  /** Why it can't be changed any more. */
  readonly obstacle: string | null;
  readonly onClose: () => void;
}

/** A milestone's words and day in place of its row; what a colleague changes meanwhile is not saved over unseen. */
export function EditMilestone({ path: { projectId, milestoneId }, milestone, obstacle, onClose }: Props) {
  const toast = useToast();
  const stored = useMemo(() => milestoneToForm(milestone), [milestone]);
  const { form, meanwhile } = useStoredForm<MilestoneForm, MilestoneText>({
    resolver: valibotResolver(milestoneSchema),
    stored,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const saving = useTask(
    useCallback(
      async (text: MilestoneText) => {
        await saveMilestone({ projectId, milestoneId }, text);
        return true;
      },
      [projectId, milestoneId],
    ),
  );
  const save = async (text: MilestoneText) => {
    if (!(await saving.run(text))) return;
    toast(`‘${text.title}’ saved`);
    onClose();
  };
  return (
    <div className={styles.form}>
      <PageForm
        form={form}
        meanwhile={meanwhile}
        onSubmit={save}
        submitting={saving.busy}
        error={saving.error?.message ?? null}
        disabledReason={saving.busy ? null : obstacle}
        submitLabel="Save milestone"
        submittingLabel="Saving"
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <MilestoneFields form={form} />
      </PageForm>
    </div>
  );
}
