import { closedWords } from '@agency/domain/contact/status';
import type { EnquiryMessage } from '@agency/domain/enquiry/message';
import { formatTime } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { useEffect, useState } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { siteSettings } from '../../firebase/records/settings.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { useOperation } from '../../firebase/use-operation.ts';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { Muted } from '../../ui/text.tsx';
import { StaffName } from '../shared/staff.tsx';
import type { AnyEnquiry } from './enquiry.ts';
import styles from './inbox.module.css';
import type { EnquiryKind } from './kinds.ts';
import { TemplateBar } from './templates/template-bar.tsx';
import { type Reply, useReply } from './use-reply.ts';

interface ComposerProps {
  readonly kind: EnquiryKind['kind'];
  readonly enquiry: AnyEnquiry;
  /** The newest message of the conversation, where that is known. */
  readonly newest: Stored<EnquiryMessage> | null;
}

/** Where a reply is written. */
export function Composer(props: ComposerProps) {
  const closed = closedWords(props.enquiry.status);
  return (
    <section className={styles.part} aria-label="Reply">
      <h3>{`Reply to ${props.enquiry.name}`}</h3>
      {closed === null ? <OpenComposer {...props} /> : <Muted>{closed}</Muted>}
    </section>
  );
}

function OpenComposer({ kind, enquiry, newest }: ComposerProps) {
  const { uid } = useSignedIn();
  const toast = useToast();
  const operation = useOperation('replyToEnquiry');
  const { form, replyId, seen, catchUp, finish, renew } = useReply(kind, enquiry);
  const isBehind = seen !== enquiry.lastMessageId;
  const [isSent, setSent] = useState(false);
  // The response was lost, but not the reply: it stands in the conversation.
  const isOwn = newest?.kind === 'reply' && newest.authorUid === uid;
  const isThere = isBehind && isOwn && newest.body === form.getValues('message').trim();
  useEffect(() => {
    if (!isThere || operation.busy) return;
    finish();
    operation.clearError();
    setSent(true);
  }, [isThere, operation.busy, operation.clearError, finish]);
  const send = async ({ message }: Reply): Promise<void> => {
    const input = { enquiry: { kind, id: enquiry.id }, replyId: replyId.current, message, seen };
    if (await operation.run(input)) {
      finish();
      setSent(true);
      toast(`Reply to ${enquiry.email} is on its way`);
    }
  };
  const { error } = operation;
  useEffect(() => {
    if (error?.code === 'already-exists') renew();
  }, [error, renew]);
  return (
    <PageForm
      form={form}
      onSubmit={send}
      submitting={operation.busy}
      error={error?.message ?? null}
      submitLabel="Send reply"
      submittingLabel="Sending reply"
      disabledReason={isBehind && !operation.busy ? 'Read the new message first.' : null}
      // What is typed is stored.
      warnUnsaved={false}
      note={
        <Feature subject="where their answer arrives" loading={null}>
          <WhereAnswersArrive isSent={isSent} />
        </Feature>
      }
    >
      <TemplateBar form={form} enquiry={enquiry} />
      <TextArea
        {...fieldProps(form, 'message')}
        label="Your reply"
        hint="We greet them by name above it, and quote what they wrote below it."
        rows={7}
        limit={5000}
      />
      {isBehind && !operation.busy ? <Behind newest={newest} onRead={catchUp} /> : null}
    </PageForm>
  );
}

interface BehindProps {
  readonly newest: Stored<EnquiryMessage> | null;
  readonly onRead: () => void;
}

/** A colleague was quicker: two replies that say the same, or the opposite, look bad. */
function Behind({ newest, onRead }: BehindProps) {
  return (
    <Callout
      tone="warning"
      title="There’s a new message since you started writing"
      announce="alert"
      actions={
        <Button ref={handOnFocus} size="small" onClick={onRead}>
          I’ve read it
        </Button>
      }
    >
      {newest === null ? (
        <p>Read it above. Your reply has been saved in this browser.</p>
      ) : (
        <p>
          <StaffName uid={newest.authorUid} />
          <span>
            {` ${newest.kind === 'reply' ? 'replied' : 'added an answer'} at ${formatTime(newest.createdAt)}. Read it above. Your reply has been saved in this browser.`}
          </span>
        </p>
      )}
    </Callout>
  );
}

function WhereAnswersArrive({ isSent }: { readonly isSent: boolean }) {
  const email = useRecord(siteSettings, 'site')?.email ?? '';
  const words = `Their answer arrives in the mailbox of ${email}, not here. Add it with ‘Add their answer’.`;
  return <span role="status">{isSent ? `Sent. ${words}` : words}</span>;
}
