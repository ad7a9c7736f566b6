import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { newId } from '../../shared/new-id.ts';
import { MilestoneFields, type MilestoneForm, milestoneSchema } from './milestone-fields.tsx';
import styles from './milestones.module.css';
import { addMilestone, type MilestoneText } from './writes.ts';

interface Props {
  readonly projectId: string;
  readonly position: number;
  /** Why none can be added any more: a colleague may have cancelled the project while this was open. */
  readonly obstacle: string | null;
  readonly onClose: () => void;
}

const empty: MilestoneForm = { title: '', description: '', plannedOn: '' };

/** A new milestone below the others. */
export function AddMilestone({ projectId, position, obstacle, onClose }: Props) {
  const toast = useToast();
  const [milestoneId] = useState(newId);
  const form = useForm<MilestoneForm, unknown, MilestoneText>({
    defaultValues: empty,
    resolver: valibotResolver(milestoneSchema),
    mode: 'onTouched',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const adding = useTask(
    useCallback(
      async (text: MilestoneText) => {
        const slow = 'We can’t reach the server. We’ll add this when you’re back online.';
        await addMilestone({ projectId, milestoneId }, text, position, () => toast(slow, { tone: 'info' }));
        return true;
      },
      [projectId, milestoneId, position, toast],
    ),
  );
  const add = async (text: MilestoneText) => {
    if (!(await adding.run(text))) return;
    toast(`‘${text.title}’ added`);
    onClose();
  };
  return (
    <div className={styles.form}>
      <PageForm
        form={form}
        onSubmit={add}
        submitting={adding.busy}
        error={adding.error?.message ?? null}
        disabledReason={adding.busy ? null : obstacle}
        submitLabel="Add milestone"
        submittingLabel="Adding"
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <MilestoneFields form={form} />
      </PageForm>
    </div>
  );
}
