import type { MailStatus } from '@agency/domain/mail/status';
import { type Delivery, deliveryStates } from '@agency/domain/quote/status';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { parseSnapshot } from '../platform/firestore.ts';

/** The part of a document that tracks its mail; only quotes have versions. */
const reporting = v.object({
  delivery: v.nullable(v.picklist(deliveryStates)),
  sentVersion: v.optional(v.number()),
  deliveryMailId: v.optional(v.nullable(v.string())),
});

/** How far a mail has come: `delivery` only moves forward, except for a retry, which resets it to `queued`. */
const stage: Readonly<Record<Delivery, number>> = {
  queued: 0,
  failed: 1,
  uncertain: 1,
  sent: 2,
  delivered: 3,
  bounced: 4,
  complained: 4,
};

export function isDeliveryStep(from: Delivery | null, to: Delivery): boolean {
  if (from === null || from === to) return from !== to;
  if (to === 'queued') return from === 'failed' || from === 'uncertain';
  return stage[to] > stage[from] || (from === 'failed' && to === 'uncertain');
}

/** What a document says about its mail in that state; null where it says nothing (the mail was cancelled). */
export function deliveryOf(status: MailStatus): Delivery | null {
  if (status === 'cancelled') return null;
  return status === 'sending' ? 'queued' : status;
}

interface ReportedMail {
  readonly id: string;
  readonly deliveryPath: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document that tracks a mail, as it was read. */
interface Reporting {
  readonly ref: DocumentReference;
  readonly head: v.InferOutput<typeof reporting>;
}

/**
 * Reads the document that tracks this mail, within the transaction that will write it; null where there is none. An
 * unreadable one is left alone: the mail's own result is recorded all the same.
 */
export async function readReport(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  transaction: Transaction,
  mail: ReportedMail,
): Promise<Reporting | null> {
  if (mail.deliveryPath === null) return null;
  const snapshot = await transaction.get(db.doc(mail.deliveryPath));
  try {
    const head = parseSnapshot(reporting, snapshot);
    return head && { ref: snapshot.ref, head };
  } catch (cause) {
    log.error('What tells of an email can’t be read', { path: mail.deliveryPath, mail: mail.id, cause });
    return null;
  }
}

/** Writes `delivery` when it is a step forward and the mail is the latest one for the version now offered. */
export function report(
  transaction: Transaction,
  read: Reporting | null,
  mail: ReportedMail,
  status: MailStatus,
  now: Date,
): void {
  if (!read || mail.data.version !== read.head.sentVersion) return;
  const { ref, head } = read;
  if (head.deliveryMailId && head.deliveryMailId !== mail.id) return;
  const delivery = deliveryOf(status);
  const isStep = delivery === null ? head.delivery === 'queued' : isDeliveryStep(head.delivery, delivery);
  if (isStep) transaction.update(ref, { delivery, updatedAt: now, updatedBy: 'system' });
}
