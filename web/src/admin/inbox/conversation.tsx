import type { EnquiryMessage } from '@agency/domain/enquiry/message';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { isStuck } from '@agency/domain/mail/status';
import { formatDate, formatDateTime } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { NewestAndOlder } from '../../firebase/firestore/newest-and-older.tsx';
import { mails } from '../../firebase/records/mail.ts';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Muted } from '../../ui/text.tsx';
import { mailStates } from '../shared/mail/mail-words.ts';
import { RetryMail } from '../shared/mail/retry-mail.tsx';
import { StaffName } from '../shared/staff.tsx';
import { AddAnswer } from './add-answer.tsx';
import { Composer } from './composer.tsx';
import type { AnyEnquiry, InboxEnquiry } from './enquiry.ts';
import styles from './inbox.module.css';
import type { EnquiryKind } from './kinds.ts';

interface ConversationProps {
  readonly kind: EnquiryKind;
  readonly enquiry: AnyEnquiry;
}

/** What was written since, the oldest first, and what to write next. */
export function Conversation({ kind, enquiry }: ConversationProps) {
  const [after, setAfter] = useState<Cursor | null>(null);
  const { items, next } = kind.useMessages(enquiry.id, after);
  const newest = after === null ? items[0] : undefined;
  return (
    <>
      <section className={styles.part} aria-label="Replies and answers">
        <h3>Replies and answers</h3>
        {items.length === 0 ? (
          <Muted>{repliedWords(enquiry)}</Muted>
        ) : (
          <ol className={styles.thread}>
            {items.toReversed().map((message) => (
              <li key={message.id}>
                {isUnreadable(message) ? (
                  <UnreadableNote path={message.unreadable.path} />
                ) : (
                  <Message message={message} name={enquiry.name} />
                )}
              </li>
            ))}
          </ol>
        )}
        <NewestAndOlder of="messages" after={after} next={next} onPage={setAfter} />
        <AddAnswer kind={kind.kind} enquiry={enquiry} />
      </section>
      <Composer kind={kind.kind} enquiry={enquiry} newest={newest && !isUnreadable(newest) ? newest : null} />
    </>
  );
}

/** Replies of earlier versions were emailed alone. */
function repliedWords({ repliedAt }: Pick<InboxEnquiry, 'repliedAt'>): string {
  if (repliedAt === null) return 'No replies yet.';
  return `Someone replied on ${formatDateTime(repliedAt)}. That reply is only in the sent emails.`;
}

function Message({ message, name }: { readonly message: Stored<EnquiryMessage>; readonly name: string }) {
  const { kind, body, authorUid, mailId, receivedOn, createdAt } = message;
  const by = <StaffName uid={authorUid} />;
  return (
    <article className={cx(styles.message, kind === 'reply' && styles.reply)}>
      <p className={styles.author}>
        <strong>{kind === 'reply' ? by : name}</strong>
        <Muted>
          {receivedOn === null ? (
            formatDateTime(createdAt)
          ) : (
            <>
              <span>{`answered on ${formatDate(receivedOn)}, added by `}</span>
              {by}
            </>
          )}
        </Muted>
      </p>
      <p className={styles.words}>{body}</p>
      {mailId === null ? null : (
        <Feature subject="whether it was sent" loading={<Skeleton width="8rem" />}>
          <MailState mailId={mailId} />
        </Feature>
      )}
    </article>
  );
}

/** How far the email of a reply has come, with the way to send it after all. */
function MailState({ mailId }: { readonly mailId: string }) {
  const mail = useRecord(mails, mailId);
  if (!mail) return <Muted>We delete the records of sent emails after 90 days.</Muted>;
  const { tone, label } = mailStates[mail.status];
  const words = stateWords(mail);
  return (
    <div className={styles.mail}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {words === null ? null : <p>{words}</p>}
      {isStuck(mail.status) ? <RetryMail mail={mail} /> : null}
    </div>
  );
}

/** What staff need to know of it besides its state. */
export function stateWords({
  status,
  error,
  to,
}: Pick<OutboxMail, 'status' | 'error' | 'to'>): string | null {
  const address = to[0] ?? 'this address';
  if (status === 'bounced') return `${address} doesn’t accept emails. Check the address, or call them.`;
  if (status === 'complained') return 'They reported it as unwanted. Call them before you write again.';
  if (status === 'uncertain') return error ?? 'We don’t know whether it arrived.';
  if (status === 'failed') return error ?? 'No reason given.';
  // It is being tried again.
  return status === 'queued' && error !== null ? error : null;
}
