import * as v from 'valibot';
import { stepUpCodeInput } from '../link/step-up.ts';
import { line, sha256, text } from '../shared/fields.ts';
import { lineChoices } from './content.ts';
import type { Offer } from './schema.ts';

const version = v.pipe(v.number('The version is missing'), v.integer(), v.minValue(1));

/** `POST /api/links/quote/{token}/accept` and the operation `acceptQuote`. */
export const acceptInput = v.strictObject({
  version,
  contentHash: sha256,
  name: line('Your full name', { min: 2, max: 100 }),
  acceptTerms: v.literal(true, 'Tick the box to agree to the terms'),
  choices: lineChoices,
  /** A private buyer asks for work to begin within the days to cancel. */
  startEarly: v.optional(v.boolean()),
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
export function agreementText({ seller, terms, buys }: Pick<Offer, 'seller' | 'terms' | 'buys'>): string {
  const agree = `agree to the terms of ${seller.brandName} (version ${terms.version}).`;
  switch (buys) {
    case 'business':
      return `I accept this quote for a business or organisation and ${agree}`;
    case 'private':
      return `I accept this quote and ${agree} I have read about my right to cancel within 14 days.`;
    case undefined:
      return `I accept this quote and ${agree}`;
  }
}
