import { enquiryMessageBody } from '@agency/domain/enquiry/message';
import { londonDate } from '@agency/domain/shared/dates';
import { civilDate } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { DateInput } from '../../ui/form/date-input.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { newId } from '../shared/new-id.ts';
import { useTryId } from '../shared/use-try-id.ts';
import type { AnyEnquiry } from './enquiry.ts';
import type { EnquiryKind } from './kinds.ts';

interface Props {
  readonly kind: EnquiryKind['kind'];
  readonly enquiry: AnyEnquiry;
}

/** Their answer comes to the mailbox: this copies it into the conversation. */
export function AddAnswer({ kind, enquiry }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        Add their answer
      </Button>
      {isOpen ? <AnswerDialog kind={kind} enquiry={enquiry} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Which days an answer can have come on: from their first message to today. */
function answerOf(first: string, today: string) {
  return v.object({
    body: enquiryMessageBody,
    receivedOn: v.pipe(
      civilDate,
      v.check((day) => day <= today, 'Choose today or an earlier day'),
      v.check((day) => day >= first, 'Choose a day on or after their first message'),
    ),
  });
}
type Answer = v.InferOutput<ReturnType<typeof answerOf>>;

function AnswerDialog({ kind, enquiry, onClose }: Props & { readonly onClose: () => void }) {
  const { id, name, createdAt, quoteId } = enquiry;
  const [today] = useState(() => londonDate(new Date()));
  const resolver = useMemo(() => valibotResolver(answerOf(londonDate(createdAt), today)), [createdAt, today]);
  const form = useForm<Answer>({ resolver, defaultValues: { body: '', receivedOn: today } });
  const operation = useOperation('addEnquiryAnswer');
  const answerId = useTryId(newId, operation.error);
  const toast = useToast();
  const add = async (answer: Answer) => {
    const added = await operation.run({ enquiry: { kind, id }, answerId, ...answer });
    if (!added) return;
    onClose();
    toast('Their answer has been added');
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title="Add their answer"
      description={`Copy what ${name} wrote from the mailbox, so that your colleagues can find it here.${quoteId === null ? ' The status changes to open.' : ''}`}
      form={form}
      onSubmit={add}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Add answer"
      submittingLabel="Adding answer"
    >
      <TextArea {...fieldProps(form, 'body')} label="Their answer" rows={6} limit={5000} />
      <DateInput control={form.control} name="receivedOn" label="Received on" max={today} />
    </DialogForm>
  );
}
