import { milestoneActions } from '@agency/domain/project/milestone-actions';
import { useCallback } from 'react';
import { useTask } from '../../../platform/use-task.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import type { MilestoneDialogProps } from './milestone-asked.ts';
import { type MilestonePath, startMilestone } from './writes.ts';

/** Takes a completed milestone back into work. */
export function ReopenDialog({ project, milestone, now, onClose }: MilestoneDialogProps) {
  const toast = useToast();
  const reopening = useTask(
    useCallback(async (path: MilestonePath) => {
      await startMilestone(path);
      return true;
    }, []),
  );
  return (
    <ConfirmDialog
      task={reopening}
      input={{ projectId: project.id, milestoneId: milestone.id }}
      title={`Reopen ‘${milestone.title}’?`}
      confirmLabel="Reopen milestone"
      cancelLabel="Keep it completed"
      disabledReason={reopening.busy ? null : milestoneActions(project, milestone, now).reopen}
      onClose={onClose}
      onDone={() => toast(`‘${milestone.title}’ reopened`)}
    >
      <p>
        It’s in progress again, and the client sees that. We won’t email anyone. An earlier answer no longer
        counts. If an invoice for this step is still a draft, it waits again.
      </p>
    </ConfirmDialog>
  );
}
