import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import type { TemplateName } from '@agency/domain/mail/templates';
import { documentPath } from '@agency/domain/shared/collections';
import { invariant } from '@agency/domain/shared/invariant';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { isAlreadyExists } from '../platform/firestore.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';
import type { AnyNotice } from './notices.ts';
import { isOptionalMail } from './optional.ts';
import { addressHash } from './suppressions.ts';

/** A mail's content. `data` holds ids only: what is shown is read, and links are minted, when the mail is sent. */
export type MailContent =
  | { readonly template: TemplateName; readonly data: OutboxMail['data'] }
  | { readonly template: 'notice'; readonly data: AnyNotice | ComposedData };

/** For a mail whose message is cached already. */
type ComposedData = OutboxMail['data'] & { readonly composed: true };

export type MailOrder = MailContent & {
  /**
   * Derived from business facts (`quote-sent-notification.Q-7K3M9P.1`): queueing the same fact again gives the same
   * document.
   */
  readonly id: string;
  readonly to: readonly string[];
  readonly replyTo?: string | null;
  /** When to send it, where that isn't now. */
  readonly sendAt?: Date;
  /** The document whose `delivery` tracks this mail ('quotes/Q-7K3M9P'). */
  readonly deliveryPath?: string | null;
};

/** An outbox entry and its path. */
export interface QueuedMail {
  readonly path: string;
  readonly data: OutboxMail;
}

/**
 * A mail to queue, for the commit that makes it due (`queueMails`).
 * @throws AppError `internal` for an invalid address.
 */
export function newMail(order: MailOrder, now: Date): QueuedMail {
  // Each carries an unsubscribe link for its one recipient.
  const isForOne = order.to.length === 1 || !isOptionalMail(order.template);
  invariant(isForOne, `'${order.template}' goes to one person at a time: see newMailEach()`);
  return {
    path: documentPath('outbox', order.id),
    data: parseForWrite(outboxMail, {
      template: order.template,
      to: [...order.to],
      data: order.data,
      replyTo: order.replyTo ?? null,
      deliveryPath: order.deliveryPath ?? null,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: order.sendAt ?? now,
      lease: null,
      firstSentAt: null,
      providerId: null,
      error: null,
      sentAt: null,
      createdAt: now,
      updatedAt: now,
    }),
  };
}

/** The same mail to several people, an entry each: optional mails carry the recipient's own unsubscribe link. */
export function newMailEach(order: MailOrder, now: Date): QueuedMail[] {
  return [...new Set(order.to)].map((address) =>
    newMail({ ...order, id: `${order.id}.${addressHash(address).slice(0, 12)}`, to: [address] }, now),
  );
}

/**
 * Queues mails in the commit that makes them due. A second `create()` fails, so one event makes one mail however often
 * it is delivered.
 */
export function queueMails(deps: Deps, unit: UnitOfWork, mails: readonly QueuedMail[]): void {
  for (const { path, data } of mails) unit.create(deps.db.doc(path), data);
}

/** Queues a mail in a unit of work; false when it had been queued before. */
export async function queueOnce(deps: Deps, unit: UnitOfWork, mail: QueuedMail): Promise<boolean> {
  if ((await unit.get(deps.db.doc(mail.path))).exists) return false;
  queueMails(deps, unit, [mail]);
  return true;
}

/** Queues a mail on its own; queueing the same mail again changes nothing. */
export async function queueMail(deps: Deps, { path, data }: QueuedMail): Promise<void> {
  try {
    await deps.db.doc(path).create(data);
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
  }
}

/**
 * Does a change of an entry's status start a drain: a new entry, or one that staff requeued? The drain's own writes
 * start none.
 */
export function startsDrain(before: unknown, after: unknown): boolean {
  return after === 'queued' && before !== 'queued' && before !== 'sending';
}
