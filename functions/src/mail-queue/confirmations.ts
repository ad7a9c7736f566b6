import type { OutboxMail } from '@agency/domain/mail/schema';
import type { TemplateName } from '@agency/domain/mail/templates';
import type { Deps } from '../platform/deps.ts';
import type { Counted } from '../platform/rate-limit.ts';
import { reachedLimit } from './mail-limits.ts';
import { newMail, type QueuedMail } from './outbox.ts';

const limits = {
  perRecipient: 'confirmationsPerRecipient',
  perCaller: 'confirmationsPerCaller',
  inAll: 'confirmations',
  beyond: null,
} as const;

/** Confirmations go to unverified addresses, so they are limited; the requests themselves are taken all the same. */
export async function mayConfirm(deps: Deps, email: string, caller: Counted): Promise<boolean> {
  return (await reachedLimit(deps, limits, { email, caller, kind: 'all' })) === null;
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
