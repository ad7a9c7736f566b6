import * as v from 'valibot';
import { id, sha256, timestamp } from '../shared/fields.ts';
import { plainFigures } from '../shared/plain-text.ts';

/** A code by which the holder of a link proves access to the recipient's mailbox; times in milliseconds. */
export const stepUpRules = { digits: 6, tries: 5, lifeMs: 15 * 60_000 } as const;

/** What the person types. */
export const stepUpCodeInput = v.pipe(
  v.string('Enter the code from the email'),
  v.transform((value) => plainFigures(value).replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, 'The code has 6 digits'),
);

/** `stepUpCodes/{linkId}`: the newest code of a link, made when its mail is rendered; the code itself is never stored. */
export const stepUpCode = v.strictObject({
  linkId: id,
  /** Keyed hash of link, recipient and code. */
  codeHash: sha256,
  /** Counted before the code is compared, a correct one included. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(stepUpRules.tries)),
  usedAt: v.nullable(timestamp),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type StepUpCode = v.InferOutput<typeof stepUpCode>;
