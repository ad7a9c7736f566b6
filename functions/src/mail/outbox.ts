import type { OutboxMail } from '@agency/domain/mail/schema';
import type { MailKind } from '@agency/domain/mail/templates';
import { documentPath } from '@agency/domain/shared/collections';
import { invariant } from '@agency/domain/shared/errors';
import { isOptionalMail } from './optional.ts';
import { addressHash } from './suppressions.ts';

export interface MailOrder {
  /** Made of business facts (`quote-sent-notification.Q-7K3M9P.1`): the same fact queued again is the same document. */
  readonly id: string;
  readonly template: MailKind;
  readonly to: readonly string[];
  /** Ids only: what is shown is read, and links are minted, when the mail is sent. */
  readonly data: OutboxMail['data'];
  readonly replyTo?: string | null;
  /** The document whose `delivery` tells of this mail ('quotes/Q-7K3M9P'). */
  readonly deliveryPath?: string | null;
}

/**
 * A mail to queue, for the commit that makes it due: `transaction.create(db.doc(mail.path), mail.data)`.
 * A second `create()` fails, so one event makes one mail however often its function runs.
 */
export function newMail(order: MailOrder, now: Date): { path: string; data: OutboxMail } {
  // Each carries the link that switches it off for its one reader.
  const isForOne = order.to.length === 1 || !isOptionalMail(order.template);
  invariant(isForOne, `'${order.template}' goes to one person at a time: see newMailEach()`);
  return {
    path: documentPath('outbox', order.id),
    data: {
      template: order.template,
      to: [...order.to],
      data: order.data,
      replyTo: order.replyTo ?? null,
      deliveryPath: order.deliveryPath ?? null,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: now,
      lease: null,
      firstSentAt: null,
      providerId: null,
      error: null,
      sentAt: null,
      createdAt: now,
      updatedAt: now,
    },
  };
}

/** The same mail to several people, an entry for each: optional mails carry a link of their reader's own. */
export function newMailEach(order: MailOrder, now: Date): { path: string; data: OutboxMail }[] {
  return [...new Set(order.to)].map((address) =>
    newMail({ ...order, id: `${order.id}.${addressHash(address).slice(0, 12)}`, to: [address] }, now),
  );
}

/**
 * Does a change of an entry's status start a drain: a new entry, or one that was put back into the queue by hand?
 * The drain's own writes start none.
 */
export function startsDrain(before: unknown, after: unknown): boolean {
  return after === 'queued' && before !== 'queued' && before !== 'sending';
}
