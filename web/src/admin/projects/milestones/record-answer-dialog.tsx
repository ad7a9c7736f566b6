import { milestoneActions } from '@agency/domain/project/milestone-actions';
import { answerChannels } from '@agency/domain/project/schema';
import { line, text } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import type { MilestoneDialogProps } from './milestone-asked.ts';

const recordSchema = v.pipe(
  v.strictObject({
    answer: v.pipe(v.string(), v.picklist(['approved', 'changesRequested'], 'Choose what they said')),
    name: line('Name', { max: 100 }),
    how: v.pipe(v.string(), v.picklist(answerChannels, 'Choose how they told you')),
    comment: text('What they said', { min: 0, max: 2000 }),
  }),
  v.forward(
    v.check(({ answer, comment }) => answer === 'approved' || comment !== '', 'Say what they want changed'),
    ['comment'],
  ),
);
type Recorded = v.InferOutput<typeof recordSchema>;
type Typed = v.InferInput<typeof recordSchema>;

const answers = [
  { value: 'approved', label: 'They approve it', detail: 'It’s completed.' },
  { value: 'changesRequested', label: 'They ask for changes', detail: 'It goes back to you.' },
];

const channels = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email' },
  { value: 'meeting', label: 'In a meeting' },
];

/** Writes down an answer that the client gave by other ways, under the name of the person who gave it. */
export function RecordAnswerDialog({ project, client, milestone, now, onClose }: MilestoneDialogProps) {
  const toast = useToast();
  const operation = useOperation('recordMilestoneAnswer');
  const names = useId();
  const people = client?.people ?? [];
  const form = useForm<Typed, unknown, Recorded>({
    defaultValues: {
      answer: '',
      name: people.length === 1 ? (people[0]?.name ?? '') : '',
      how: '',
      comment: '',
    },
    resolver: valibotResolver(recordSchema),
    mode: 'onTouched',
  });
  const record = async (recorded: Recorded) => {
    const input = { projectId: project.id, milestoneId: milestone.id, ...recorded };
    if (!(await operation.run(input))) return;
    onClose();
    toast(`${recorded.name}’s answer recorded`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Record the answer to ‘${milestone.title}’`}
      description="Use this when someone at the client answers by phone, by email or in a meeting. The record and the client’s page say that you recorded it."
      form={form}
      onSubmit={record}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      disabledReason={operation.busy ? null : milestoneActions(project, milestone, now).recordAnswer}
      submitLabel="Record answer"
      submittingLabel="Recording"
    >
      <TextField
        {...fieldProps(form, 'name')}
        label="Who answered?"
        hint="Choose someone at the client, or enter a name."
        list={names}
        maxLength={100}
        autoComplete="off"
      />
      <datalist id={names}>
        {people.map(({ name, email }) => (
          <option key={email} value={name} />
        ))}
      </datalist>
      <RadioGroup {...fieldProps(form, 'answer')} label="What did they say?" options={answers} />
      <RadioGroup {...fieldProps(form, 'how')} label="How did they tell you?" options={channels} />
      <TextArea
        {...fieldProps(form, 'comment')}
        label="What they said"
        hint="In their words. The client sees it. You need it only if they ask for changes."
        rows={3}
        limit={2000}
      />
    </DialogForm>
  );
}
