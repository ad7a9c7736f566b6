import { enquiryStatuses } from '@agency/domain/contact/status';
import { AppError } from '@agency/domain/shared/errors';
import { greeting, isBusinessName } from '@agency/domain/shared/greeting';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type MailMessage, mailTags } from '../mail-queue/message.ts';
import { cacheMessage } from '../mail-queue/message-cache.ts';
import { newMail, queueMails } from '../mail-queue/outbox.ts';
import { readBrand, senderOf } from '../mail-render/brand.ts';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { sha256Hex } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { type AnyEnquiry, readEnquiry } from '../records/enquiry/store.ts';

/**
 * Answers a contact or package request by mail, from the agency's address. The text is final, so the message is stored
 * before its entry is made; the audit log records only its length, because it outlives the enquiry. The same reply sent
 * twice is one mail.
 */
export const replyToEnquiry: OperationHandler<'replyToEnquiry'> = async (deps, input, { person }) => {
  const { enquiry, replyId, message } = input;
  const mailId = `notice.inboxReply.${enquiry.id}.${sha256Hex(replyId).slice(0, 16)}`;
  const entryRef = deps.db.doc(`outbox/${mailId}`);
  const said = sha256Hex(message);
  const isQueued = (entry: DocumentSnapshot) => entry.exists && isSameReply(entry, said);
  if (isQueued(await entryRef.get())) return { mailId };
  const asked = await readEnquiry(deps, enquiry);
  refuseClosed(asked);
  await cacheMessage(deps, mailId, await replyMessage(deps, mailId, asked, message));
  return commit(deps, async (unit) => {
    if (isQueued(await unit.get(entryRef))) return { mailId };
    const found = await readEnquiry(deps, enquiry, unit);
    refuseClosed(found);
    const now = deps.clock();
    const to = [found.recipient.email];
    const entry = newMail({ id: mailId, template: 'notice', to, data: { composed: true, said } }, now);
    queueMails(deps, unit, [entry]);
    // A converted enquiry keeps that status, however many replies follow.
    const status = enquiryStatuses.can(found.status, 'answered') ? 'answered' : found.status;
    unit.update(found.ref, { status, repliedAt: now, updatedAt: now, updatedBy: 'system' });
    audit(deps, unit, {
      actor: person.uid,
      action: 'replyToEnquiry',
      ref: found.ref,
      before: { status: found.status, repliedAt: found.repliedAt },
      after: { status, repliedAt: now, reply: `${message.length} characters` },
    });
    return { mailId };
  });
};

/** @throws AppError `already-exists` when the id was used for another text, which must not be lost. */
function isSameReply(entry: DocumentSnapshot, said: string): true {
  if (entry.get('data.said') === said) return true;
  throw new AppError('already-exists', 'A different reply was sent with this id. Send this one again.');
}

/** @throws AppError `failed-precondition` for an archived enquiry: reopen it first. */
function refuseClosed({ status }: AnyEnquiry): void {
  if (status !== 'archived' && status !== 'spam') return;
  const put = status === 'spam' ? 'marked as spam' : 'archived';
  throw new AppError('failed-precondition', `This is ${put}. Reopen it before you reply.`);
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
