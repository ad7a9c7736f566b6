import type { Address } from './schema.ts';

/** An address in its lines; its postcode never breaks. */
export function addressLines({ line1, line2, town, county, postcode, country }: Address): string[] {
  const place = [town, county].filter((part) => part !== '').join(', ');
  return [line1, line2, place, postcode.replaceAll(' ', '\u00a0'), country].filter((part) => part !== '');
}
