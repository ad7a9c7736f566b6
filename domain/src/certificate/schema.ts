import * as v from 'valibot';
import { acceptedChoice, headTotals, startEarly } from '../quote/schema.ts';
import { audience, id, line, sha256, timestamp } from '../shared/fields.ts';

/**
 * `certificates/{id}`: the record of an acceptance. It never changes, except for its audience and when it is voided.
 */
export const certificate = v.strictObject({
  quoteId: id,
  projectId: id,
  clientId: id,
  ...audience,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  contentHash: sha256,
  termsVersion: line('Version', { max: 40 }),
  termsSha256: sha256,
  name: line('Name', { max: 100 }),
  acceptedAt: timestamp,
  zone: v.literal('Europe/London'),
  choices: v.pipe(v.array(acceptedChoice), v.maxLength(100)),
  startEarly,
  /** Totals of what was chosen, in pence. */
  totals: headTotals,
  voidedAt: v.nullable(timestamp),
  createdAt: timestamp,
});
export type Certificate = v.InferOutput<typeof certificate>;

/** What the public page `/verify/{certificateId}` shows: enough to check a copy, nothing about the work or its price. */
export interface CertificateView {
  readonly id: string;
  readonly quoteNumber: string;
  readonly version: number;
  readonly contentHash: string;
  readonly termsVersion: string;
  readonly termsSha256: string;
  readonly name: string;
  readonly acceptedAt: string;
  readonly voidedAt: string | null;
}
