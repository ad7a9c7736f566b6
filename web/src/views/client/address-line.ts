import type { Address } from '@agency/domain/client/schema';

/** An address in one line, which breaks nowhere within the postcode. */
export function addressLine({ line1, line2, town, county, postcode, country }: Address): string {
  return [line1, line2, town, county, postcode.replaceAll(' ', '\u00a0'), country].filter(Boolean).join(', ');
}
