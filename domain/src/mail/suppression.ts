import * as v from 'valibot';
import { normalAddress } from '../shared/address.ts';
import { timestamp } from '../shared/fields.ts';
import { optionalMails } from '../user/schema.ts';

/** `suppressions/{hash of address}`: what must not be sent there. Transactional mails are sent regardless. */
export const suppression = v.strictObject({
  /** Switched off by the link in a mail, without an account. */
  kindsOff: v.pipe(v.array(v.picklist(optionalMails)), v.maxLength(optionalMails.length)),
  bouncedAt: v.nullable(timestamp),
  complainedAt: v.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Suppression = v.InferOutput<typeof suppression>;

/** The text whose SHA-256, in hex, is an address's id in `suppressions`. */
export function suppressionText(address: string): string {
  return `suppression|${normalAddress(address)}`;
}
