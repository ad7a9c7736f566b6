import { headTotals } from '@agency/domain/quote/schema';
import { line } from '@agency/domain/shared/fields';
import { absoluteUrl } from '@agency/domain/site/paths';
import { services } from '@agency/domain/site/services';
import * as v from 'valibot';

/** Optional or null. */
export function maybe<const TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.optional(v.nullable(schema), null);
}

export const name = line('Name', { max: 120 });
/** The name is a business's, which is greeted whole. */
export const isBusiness = v.optional(v.boolean(), false);
export const title = (label: string) => line(label, { max: 200 });

/** An absolute web URL; nothing that would run script on a click. */
export const url = v.pipe(
  v.string('The address of the link is missing'),
  v.maxLength(2000),
  v.url('This is not a whole address'),
  v.regex(/^https?:\/\//, 'The address must begin with https://'),
);

/** An absolute URL for samples. */
export const sampleUrl = (path: string) => absoluteUrl('https://downland.example', path);

/** An instant as ISO text. */
export const instant = v.pipe(
  v.string('A time is missing'),
  v.isoTimestamp('This is not a time like 2026-11-27T09:00:00Z'),
  v.transform((text) => new Date(text)),
);

export const chosenServices = v.pipe(
  v.array(line('Service', { max: 80 })),
  v.maxLength(40),
  v.transform((chosen) => chosen.map(serviceName)),
);

const serviceNames: ReadonlyMap<string, string> = new Map(Object.entries(services));

function serviceName(slugOrName: string): string {
  return serviceNames.get(slugOrName) ?? slugOrName;
}

/** A quote's totals, and whether VAT is shown at all: an agency that is not registered shows none. */
export const quoteTotals = v.object({
  ...headTotals.entries,
  vatRegistered: v.optional(v.boolean(), true),
});
export type QuoteTotals = v.InferOutput<typeof quoteTotals>;
