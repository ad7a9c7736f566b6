import * as v from 'valibot';
import { line, pence, slug, stamps, text, timestamp } from '../shared/fields.ts';

/** What staff say of a package. */
export const packageContent = v.strictObject({
  slug,
  name: line('Name', { max: 80 }),
  summary: text('Summary', { max: 300 }),
  /** Who it is for, in a sentence. */
  audience: line('Who it is for', { min: 0, max: 160 }),
  features: v.pipe(
    v.array(line('Feature', { max: 140 })),
    v.minLength(1, 'Enter at least one feature'),
    v.maxLength(12, 'Enter at most 12 features'),
  ),
  /** What costs extra or is left out, said openly. */
  exclusions: v.pipe(v.array(line('Not included', { max: 140 })), v.maxLength(8, 'Enter at most 8')),
  /** Ex VAT. */
  priceFrom: pence,
  billing: v.picklist(['once', 'monthly']),
  /** How long it takes, in words: '3 to 4 weeks'. */
  timeline: line('How long it takes', { min: 0, max: 60 }),
  service: v.nullable(slug),
  highlighted: v.boolean(),
});
export type PackageContent = v.InferOutput<typeof packageContent>;

/** `packages/{id}`: something with a price that a visitor can ask for. */
export const servicePackage = v.strictObject({
  ...packageContent.entries,
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  published: v.boolean(),
  /** When it first was: links to it are out since then. */
  publishedAt: v.optional(v.nullable(timestamp), null),
  ...stamps,
});
export type ServicePackage = v.InferOutput<typeof servicePackage>;

/** Addresses, texts and links name a package by its slug, so it stays as it was first published. */
export function isSlugFixed({ published, publishedAt }: Pick<ServicePackage, 'published' | 'publishedAt'>) {
  return published || publishedAt !== null;
}
