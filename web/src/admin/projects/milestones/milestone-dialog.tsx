import { milestoneActions } from '@agency/domain/project/milestone-actions';
import { formatDate } from '@agency/domain/shared/format';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { AskApprovalDialog } from './ask-approval-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import type { MilestoneAction, MilestoneDialogProps } from './milestone-asked.ts';
import { RecordAnswerDialog } from './record-answer-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

/** The one question that is open over the milestones. */
export function MilestoneDialog({
  asked,
  ...props
}: MilestoneDialogProps & { readonly asked: MilestoneAction }) {
  switch (asked) {
    case 'askApproval':
    case 'askAgain':
      return <AskApprovalDialog {...props} isAgain={asked === 'askAgain'} />;
    case 'recordAnswer':
      return <RecordAnswerDialog {...props} />;
    case 'complete':
      return (
        <Feature subject="this step" loading={null}>
          <CompleteDialog {...props} />
        </Feature>
      );
    case 'reopen':
      return <ReopenDialog {...props} />;
    case 'withdraw':
      return <Withdraw {...props} />;
    case 'completeUnanswered':
      return <CompleteUnanswered {...props} />;
    case 'remove':
      return <Remove {...props} />;
  }
}

function Withdraw({ project, milestone, now, onClose }: MilestoneDialogProps) {
  return (
    <ConfirmOperation
      operation="withdrawApproval"
      input={{ projectId: project.id, milestoneId: milestone.id }}
      title={`Withdraw the request for ‘${milestone.title}’?`}
      confirmLabel="Withdraw request"
      disabledReason={milestoneActions(project, milestone, now).withdraw}
      done={() => 'Request withdrawn'}
      onClose={onClose}
    >
      <p>
        The client can’t approve it any more, and sees that it’s in progress. We won’t remind them, and we
        won’t email them about this. You can ask again later.
      </p>
    </ConfirmOperation>
  );
}

function CompleteUnanswered({ project, milestone, now, onClose }: MilestoneDialogProps) {
  const day = milestone.answerBy ? formatDate(milestone.answerBy) : '';
  return (
    <ConfirmOperation
      operation="completeUnanswered"
      input={{ projectId: project.id, milestoneId: milestone.id }}
      title={`Complete ‘${milestone.title}’ without an answer?`}
      confirmLabel="Complete without an answer"
      cancelLabel="Not now"
      disabledReason={milestoneActions(project, milestone, now).completeUnanswered}
      done={() => `‘${milestone.title}’ completed without an answer`}
      onClose={onClose}
    >
      <p>
        {`Here and on the client’s page it will say ‘No answer by ${day}’, not that they approved it. We’ll email them that it’s completed. If an invoice is waiting for this step, you can then issue it.`}
      </p>
    </ConfirmOperation>
  );
}

function Remove({ project, milestone, now, onClose }: MilestoneDialogProps) {
  return (
    <ConfirmOperation
      operation="removeMilestone"
      input={{ projectId: project.id, milestoneId: milestone.id }}
      title={`Remove ‘${milestone.title}’?`}
      confirmLabel="Remove milestone"
      tone="danger"
      disabledReason={milestoneActions(project, milestone, now).remove}
      done={() => `‘${milestone.title}’ removed`}
      onClose={onClose}
    >
      <p>It disappears from the client’s page too. We won’t tell anyone. You can’t undo this.</p>
    </ConfirmOperation>
  );
}
