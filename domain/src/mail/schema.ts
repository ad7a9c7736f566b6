import * as v from 'valibot';
import { email, id, line, timestamp } from '../shared/fields.ts';
import { mailStatus } from './status.ts';
import { mailKinds } from './templates.ts';

/**
 * `outbox/{id}`: a mail to send. Its id is made of business facts, so that one event makes one mail; it is also the
 * provider's idempotency key. `data` holds ids only: what is shown is read, and links are minted, when it is rendered.
 */
export const outboxMail = v.strictObject({
  template: v.picklist(mailKinds),
  to: v.pipe(v.array(email), v.minLength(1), v.maxLength(50)),
  data: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  replyTo: v.nullable(email),
  /** The document whose `delivery` tracks this mail ('quotes/Q-7K3M9P'), null where none does. */
  deliveryPath: v.nullable(line('Document', { max: 200 })),
  status: mailStatus,
  /** Failures so far; a 429 counts as none. */
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nextAttemptAt: timestamp,
  /** Who is sending it now and until when it may. */
  lease: v.nullable(v.strictObject({ id, until: timestamp })),
  /** When the provider may first have seen it: its idempotency key lasts 24 h from then. */
  firstSentAt: v.nullable(timestamp),
  providerId: v.nullable(line('Provider id', { max: 200 })),
  error: v.nullable(line('Error', { max: 500 })),
  sentAt: v.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type OutboxMail = v.InferOutput<typeof outboxMail>;
