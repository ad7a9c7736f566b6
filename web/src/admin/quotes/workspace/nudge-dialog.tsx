import { nudgeOf, nudgeText } from '@agency/domain/quote/nudge';
import { nudgeRules } from '@agency/domain/quote/nudge-rules';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { text } from '@agency/domain/shared/fields';
import { greeting, isBusinessName } from '@agency/domain/shared/greeting';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { suppressions } from '../../../firebase/records/suppression.ts';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { problemOf, useSuppressionId } from '../../shared/mail/suppression.ts';
import { newId } from '../../shared/new-id.ts';

const schema = v.strictObject({ text: text('Message', { max: nudgeRules.length }) });

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly now: Date;
  readonly onClose: () => void;
}

/** One email that asks the client about their quote, in words that staff may change. */
export function NudgeDialog({ head, now, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('nudgeQuote');
  const [nudgeId] = useState(newId);
  const form = useForm({
    defaultValues: { text: nudgeText(head, nudgeOf(head, now).reason) },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const { recipient } = head;
  const send = async ({ text: words }: { text: string }) => {
    if (!(await operation.run({ quoteId: head.id, nudgeId, text: words }))) return;
    onClose();
    toast(`The nudge to ${recipient.email} is on its way`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Send ${recipient.name} a nudge?`}
      description={`We’ll email this to ${recipient.email}. You can send one a week for each quote.`}
      form={form}
      onSubmit={send}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Send nudge"
      submittingLabel="Sending nudge"
      cancelLabel="Not now"
    >
      <Feature subject="whether emails reach them" loading={null}>
        <AddressTrouble email={recipient.email} />
      </Feature>
      <TextArea
        {...fieldProps(form, 'text')}
        label="Message"
        hint={`It starts with ‘${greeting(recipient.name, isBusinessName(recipient))},’ and ends with a button that opens the quote.`}
        rows={8}
        limit={nudgeRules.length}
      />
    </DialogForm>
  );
}

function AddressTrouble({ email }: { readonly email: string }) {
  const id = useSuppressionId(email);
  return id === null ? null : <KnownTrouble id={id} email={email} />;
}

/** What is known of the address from other emails; this quote’s own keep a nudge from being sent. */
function KnownTrouble({ id, email }: { readonly id: string; readonly email: string }) {
  const known = useRecord(suppressions, id);
  const problem = known && problemOf(known);
  if (!problem) return null;
  return (
    <Callout tone="warning" title={`This may not reach ${email}`}>
      <p>{`${problem}. Check the address, or call them.`}</p>
    </Callout>
  );
}
