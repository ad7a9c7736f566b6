import type { Address } from '@agency/domain/client/schema';

/** An address in one line. */
export function addressLine({ line1, line2, town, county, postcode, country }: Address): string {
  return [line1, line2, town, county, postcode, country].filter(Boolean).join(', ');
}
