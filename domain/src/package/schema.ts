import * as v from 'valibot';
import { line, pence, slug, stamps, text } from '../shared/fields.ts';

/** `packages/{id}`: something with a price that a visitor can ask for. */
export const servicePackage = v.strictObject({
  slug,
  name: line('Name', { max: 80 }),
  summary: text('Summary', { max: 300 }),
  /** Who it is for, in a sentence. */
  audience: line('Who it is for', { min: 0, max: 160 }),
  features: v.pipe(v.array(line('Feature', { max: 140 })), v.minLength(1), v.maxLength(12)),
  /** What costs extra or is left out, said openly. */
  exclusions: v.pipe(v.array(line('Not included', { max: 140 })), v.maxLength(8)),
  /** Ex VAT. */
  priceFrom: pence,
  billing: v.picklist(['once', 'monthly']),
  /** How long it takes, in words: '3 to 4 weeks'. */
  timeline: line('How long it takes', { min: 0, max: 60 }),
  service: v.nullable(slug),
  highlighted: v.boolean(),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  published: v.boolean(),
  ...stamps,
});
export type ServicePackage = v.InferOutput<typeof servicePackage>;
