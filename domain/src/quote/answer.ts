import * as v from 'valibot';
import { stepUpCodeInput } from '../link/step-up.ts';
import { line, sha256, text } from '../shared/fields.ts';
import { lineChoices } from './content.ts';

const version = v.pipe(v.number('The version is missing'), v.integer(), v.minValue(1));

/** `POST /api/links/quote/{token}/accept` and the operation `acceptQuote`. */
export const acceptInput = v.strictObject({
  version,
  contentHash: sha256,
  name: line('Your full name', { min: 2, max: 100 }),
  acceptTerms: v.literal(true, 'Tick the box to agree to the terms'),
  choices: lineChoices,
  /** Above the step-up threshold, for an acceptance by link. */
  code: v.optional(stepUpCodeInput),
});
export type AcceptInput = v.InferOutput<typeof acceptInput>;

/** `POST /api/links/quote/{token}/decline` and the operation `declineQuote`. */
export const declineInput = v.strictObject({
  version,
  reason: v.optional(text('Reason', { min: 0, max: 2000 }), ''),
});
export type DeclineInput = v.InferOutput<typeof declineInput>;

/** The sentence beside the box that is ticked at acceptance; it is kept as evidence. */
export function agreementText(brandName: string, termsVersion: string): string {
  return `I accept this quote and agree to the terms of ${brandName} (version ${termsVersion}).`;
}
