import { statusOnceReplied } from '@agency/domain/contact/status';
import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { AppError } from '@agency/domain/shared/errors';
import { greeting, isBusinessName } from '@agency/domain/shared/greeting';
import type { DocumentReference } from 'firebase-admin/firestore';
import { type MailMessage, mailTags } from '../mail-queue/message.ts';
import { cacheMessage, deleteCachedMessage } from '../mail-queue/message-cache.ts';
import { newMail, queueMails } from '../mail-queue/outbox.ts';
import { readBrand, senderOf } from '../mail-render/brand.ts';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { type DocumentSource, documentRef } from '../platform/firestore.ts';
import { sha256Hex } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { isStored, messageIdOf, messageRef, storeMessage } from '../records/enquiry/messages.ts';
import { type AnyEnquiry, readEnquiry, refuseClosed } from '../records/enquiry/store.ts';

/**
 * Answers a contact or package request by mail, from the agency's address. The text is final, so the mail is stored
 * before its entry is made; the conversation stores the text as long as the enquiry, the audit log only its length,
 * because it outlives that. The same reply sent twice is one mail.
 */
export const replyToEnquiry: OperationHandler<'replyToEnquiry'> = async (deps, input, { person }) => {
  const reply = replyOf(deps, input);
  const { mailId } = reply;
  if (await isSent(reply)) return { mailId };
  const asked = await readEnquiry(deps, input.enquiry);
  refuseClosed(asked);
  refuseUnseen(asked, input.seen);
  await cacheMessage(deps, mailId, await replyMessage(deps, mailId, asked, input.message));
  try {
    return await send(deps, reply, input, person);
  } catch (thrown) {
    // Where the refusal is certain, nothing will send or delete it.
    if (thrown instanceof AppError && !(await reply.entryRef.get()).exists) {
      await deleteCachedMessage(deps, mailId);
    }
    throw thrown;
  }
};

function send(
  deps: Deps,
  reply: Reply,
  input: ParsedOperationInput<'replyToEnquiry'>,
  person: Person,
): Promise<{ mailId: string }> {
  const { mailId } = reply;
  return commit(deps, async (unit) => {
    if (await isSent(reply, unit)) return { mailId };
    const found = await readEnquiry(deps, input.enquiry, unit);
    refuseClosed(found);
    refuseUnseen(found, input.seen);
    const now = deps.clock();
    const to = [found.recipient.email];
    const data = { composed: true, said: reply.said } as const;
    queueMails(deps, unit, [newMail({ id: mailId, template: 'notice', to, data }, now)]);
    storeMessage(unit, reply.ref, {
      kind: 'reply',
      body: input.message,
      authorUid: person.uid,
      mailId,
      receivedOn: null,
      createdAt: now,
    });
    const after = { status: statusOnceReplied(found.status), repliedAt: now };
    unit.update(found.ref, { ...after, lastMessageId: reply.ref.id, updatedAt: now, updatedBy: 'system' });
    audit(deps, unit, {
      actor: person.uid,
      action: 'replyToEnquiry',
      ref: found.ref,
      before: { status: found.status, repliedAt: found.repliedAt },
      after: { ...after, reply: `${input.message.length} characters` },
    });
    return { mailId };
  });
}

interface Reply {
  readonly mailId: string;
  /** Its place in the conversation. */
  readonly ref: DocumentReference;
  readonly entryRef: DocumentReference;
  readonly message: string;
  /** The hash of the text, which the outbox entry carries. */
  readonly said: string;
}

function replyOf(deps: Deps, { enquiry, replyId, message }: ParsedOperationInput<'replyToEnquiry'>): Reply {
  const mailId = `notice.inboxReply.${enquiry.id}.${sha256Hex(replyId).slice(0, 16)}`;
  return {
    mailId,
    ref: messageRef(deps, enquiry, messageIdOf('reply', replyId)),
    entryRef: documentRef(deps.db, 'outbox', mailId),
    message,
    said: sha256Hex(message),
  };
}

/**
 * Was it sent before? An earlier version stored no message beside the mail.
 * @throws AppError `already-exists` when the id was used for another text, which must not be lost.
 */
async function isSent({ ref, entryRef, message, said }: Reply, source?: DocumentSource): Promise<boolean> {
  if (await isStored(ref, { body: message, receivedOn: null }, source)) return true;
  const entry = await (source ? source.get(entryRef) : entryRef.get());
  if (!entry.exists || entry.get('data.said') === said) return entry.exists;
  throw new AppError(
    'already-exists',
    'An earlier version of this reply has already been sent. To send this one too, send it again.',
  );
}

/** @throws AppError `failed-precondition` when the conversation went on since the sender looked. */
function refuseUnseen({ lastMessageId }: AnyEnquiry, seen: string | null | undefined): void {
  if (seen === undefined || seen === lastMessageId) return;
  const words =
    'A colleague has replied or added an answer since you looked. Read it, then send yours again.';
  throw new AppError('failed-precondition', words);
}

async function replyMessage(
  deps: Deps,
  mailId: string,
  { recipient, subject, message, reference }: AnyEnquiry,
  reply: string,
): Promise<MailMessage> {
  const brand = await readBrand(deps);
  // React is loaded only where something is rendered.
  const { renderMail } = await import('../mail-render/render.ts');
  const rendered = await renderMail(
    'notice',
    {
      subject: `Re: ${subject} (${reference})`,
      heading: subject,
      paragraphs: [`${greeting(recipient.name, isBusinessName(recipient))},`],
      letter: reply,
      quoted: message === '' ? null : { text: message, author: 'You wrote' },
    },
    brand,
  );
  const to = [recipient.email];
  return { from: senderOf(brand), to, ...rendered, tags: mailTags(mailId, 'notice') };
}
