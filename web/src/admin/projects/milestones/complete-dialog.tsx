import { milestoneActions } from '@agency/domain/project/milestone-actions';
import { isShared } from '@agency/domain/project/view';
import { formatInstantDate, formatList } from '@agency/domain/shared/format';
import { useCallback, useState } from 'react';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { projectActivities } from '../../../firebase/records/project.ts';
import { useTask } from '../../../platform/use-task.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import type { MilestoneDialogProps } from './milestone-asked.ts';
import { mailedNames, noOneWords, unsharedWords } from './words.ts';
import { completeMilestone } from './writes.ts';

/** Completes a milestone without asking the client; where they were mailed about it before, they are mailed if asked for. */
export function CompleteDialog({ project, client, milestone, now, onClose }: MilestoneDialogProps) {
  const toast = useToast();
  const { title, mailRound } = milestone;
  const before = useRecord(projectActivities, project.id, `completed-${milestone.id}-${mailRound}`);
  const [mailAgain, setMailAgain] = useState(false);
  const [path] = useState({ projectId: project.id, milestoneId: milestone.id });
  const completing = useTask(
    useCallback(
      async (round: Parameters<typeof completeMilestone>[1]) => {
        await completeMilestone(path, round);
        return true;
      },
      [path],
    ),
  );
  const isSeen = isShared(project) && client !== null;
  const names = client ? mailedNames(client) : [];
  const willBe = names.length === 0 ? noOneWords : `We’ll email ${formatList(names)}.`;
  return (
    <ConfirmDialog
      task={completing}
      input={{ mailRound, mailAgain }}
      title={`Complete ‘${title}’?`}
      confirmLabel="Complete milestone"
      cancelLabel="Not now"
      disabledReason={completing.busy ? null : milestoneActions(project, milestone, now).complete}
      onClose={onClose}
      onDone={() => toast(`‘${title}’ completed`)}
      question={
        before && isSeen && names.length > 0 ? (
          <CheckboxField
            name="mailAgain"
            label="Email the client again"
            hint={`We emailed them when it was completed on ${formatInstantDate(before.at)}.`}
            checked={mailAgain}
            onChange={({ target }) => setMailAgain(target.checked)}
          />
        ) : null
      }
    >
      <p>{isSeen ? (before ? 'The client sees that it’s completed.' : willBe) : unsharedWords}</p>
      <p>
        Use this for steps that need no approval. If an invoice is waiting for this step, you can then issue
        it.
      </p>
    </ConfirmDialog>
  );
}
