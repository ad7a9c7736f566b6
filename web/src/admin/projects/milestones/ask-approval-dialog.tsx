import { answerByObstacle, defaultAnswerBy } from '@agency/domain/project/answer';
import { milestoneActions } from '@agency/domain/project/milestone-actions';
import { isShared } from '@agency/domain/project/view';
import { londonDate } from '@agency/domain/shared/dates';
import { type CivilDate, civilDate } from '@agency/domain/shared/fields';
import { formatDate } from '@agency/domain/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import type { MilestoneDialogProps } from './milestone-asked.ts';
import { askUnsharedWords, askWords } from './words.ts';

interface Props extends MilestoneDialogProps {
  /** With another day, while the client is asked already. */
  readonly isAgain: boolean;
}

function schemaFrom(today: CivilDate) {
  return v.strictObject({
    answerBy: v.pipe(
      civilDate,
      v.rawCheck(({ dataset, addIssue }) => {
        const obstacle = dataset.typed ? answerByObstacle(dataset.value, today) : null;
        if (obstacle !== null) addIssue({ message: obstacle });
      }),
    ),
  });
}

/** Asks the client to approve a milestone by a day. */
export function AskApprovalDialog({ project, client, milestone, now, isAgain, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('askApproval');
  const today = londonDate(now);
  // As it stood when this was opened: a colleague who asks meanwhile isn't asked over.
  const [round] = useState(() => milestone.askedAt?.getTime() ?? 0);
  const form = useForm({
    defaultValues: { answerBy: defaultAnswerBy(today) },
    resolver: valibotResolver(schemaFrom(today)),
    mode: 'onTouched',
  });
  const ask = async ({ answerBy }: { readonly answerBy: CivilDate }) => {
    const input = { projectId: project.id, milestoneId: milestone.id, answerBy, round };
    if (!(await operation.run(input))) return;
    onClose();
    toast(`Asked for approval of ‘${milestone.title}’ by ${formatDate(answerBy)}`);
  };
  const actions = milestoneActions(project, milestone, now);
  const obstacle = isAgain ? actions.askAgain : actions.askApproval;
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${isAgain ? 'Ask again for' : 'Ask for'} approval of ‘${milestone.title}’`}
      description="The client can approve it or ask for changes, from the email, in their account or by replying to you. You can’t complete it without an answer until that day is over."
      form={form}
      onSubmit={ask}
      submitting={operation.busy}
      error={operation.error ? (operation.error.issues[0]?.message ?? operation.error.message) : null}
      disabledReason={operation.busy ? null : obstacle}
      submitLabel={isAgain ? 'Ask again' : 'Ask for approval'}
      submittingLabel="Asking"
    >
      <DateInput control={form.control} name="answerBy" label="Answer by" min={today} />
      {isShared(project) && client ? (
        <Mailed client={client} today={today} control={form.control} />
      ) : (
        <Callout tone="warning">
          <p>{askUnsharedWords}</p>
        </Callout>
      )}
    </DialogForm>
  );
}

interface MailedProps {
  readonly client: NonNullable<MilestoneDialogProps['client']>;
  readonly today: CivilDate;
  readonly control: ReturnType<typeof useForm<{ answerBy: CivilDate }>>['control'];
}

function Mailed({ client, today, control }: MailedProps) {
  const answerBy = useWatch({ control, name: 'answerBy' });
  return (
    <p role="status">
      {v.is(civilDate, answerBy) && answerByObstacle(answerBy, today) === null
        ? askWords(client, today, answerBy)
        : ''}
    </p>
  );
}
