import { makeReference } from '@agency/domain/shared/ids';

/** Made before the first try, so that a retry is the same quote. */
export function newQuoteNumber(): string {
  return makeReference('quote', (count) => crypto.getRandomValues(new Uint8Array(count)));
}
