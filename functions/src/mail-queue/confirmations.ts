import type { OutboxMail } from '@agency/domain/mail/schema';
import type { TemplateName } from '@agency/domain/mail/templates';
import type { Deps } from '../platform/deps.ts';
import { isWithinLimit } from '../platform/rate-limit.ts';
import { newMail, type QueuedMail } from './outbox.ts';

/** The mailbox behind an address: what follows a '+' is a label that most providers ignore. Used only for counting. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const label = name.indexOf('+');
  return label > 0 ? `${name.slice(0, label)}${email.slice(at)}` : email;
}

/** Confirmations go to unverified addresses, so they are limited per mailbox and overall; the requests are not. */
export async function mayConfirm(deps: Deps, email: string): Promise<boolean> {
  const isFewForOne = await isWithinLimit(deps, 'confirmationsPerRecipient', mailboxOf(email));
  return isFewForOne && (await isWithinLimit(deps, 'confirmations', 'all'));
}

interface FormMails {
  /** The document that the form made; the mails' ids end with it. */
  readonly documentId: string;
  readonly data: OutboxMail['data'];
  readonly confirmation: TemplateName;
  readonly notification: TemplateName;
  readonly visitor: string;
  readonly staff: readonly string[];
  readonly confirms: boolean;
}

/**
 * The mails of a public form: a confirmation to the visitor if it may be sent, and one to staff, who reply to the
 * visitor. The visitor's address is not verified, so a confirmation carries none of the form's free text.
 */
export function formMails(mails: FormMails, now: Date): QueuedMail[] {
  const { documentId, data, confirmation, notification, visitor, staff } = mails;
  const toStaff = newMail(
    { id: `${notification}.${documentId}`, template: notification, to: staff, data, replyTo: visitor },
    now,
  );
  if (!mails.confirms) return [toStaff];
  const toVisitor = { id: `${confirmation}.${documentId}`, template: confirmation, to: [visitor], data };
  return [newMail(toVisitor, now), toStaff];
}
