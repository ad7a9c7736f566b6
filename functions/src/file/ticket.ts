import { createHmac } from 'node:crypto';
import { type FileRef, fileRef, ticketLifeMs } from '@agency/domain/file/schema';
import { uid } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import type { Person } from '../platform/auth.ts';
import type { Config } from '../platform/config.ts';
import { isSameBytes } from '../platform/hash.ts';

/** What a ticket says, all of it signed: which file, who asked in which session, until when. Times in seconds. */
const ticketContent = v.strictObject({
  file: fileRef,
  uid,
  authTime: v.pipe(v.number(), v.integer()),
  expiresAt: v.pipe(v.number(), v.integer()),
});
export type Ticket = v.InferOutput<typeof ticketContent>;

const ticketForm = /^([A-Za-z0-9_-]{20,800})\.([A-Za-z0-9_-]{43})$/;
const macBytes = 32;

/** Tickets have a key of their own, made of the one for links: neither can be taken for the other. */
function macOf(key: string, content: string): Uint8Array {
  const ticketKey = createHmac('sha256', key).update('file ticket key').digest();
  return createHmac('sha256', ticketKey).update(content).digest();
}

/** A ticket for one file and one person in their session, good for two minutes from `now`. */
export function mintTicket(
  config: Config,
  file: FileRef,
  { uid: holder, authTime }: Person,
  now: Date,
): string {
  const expiresAt = Math.floor((now.getTime() + ticketLifeMs) / 1000);
  const ticket: Ticket = { file, uid: holder, authTime, expiresAt };
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const mac = Buffer.from(macOf(config.secret('LINK_SIGNING_KEY'), content)).toString('base64url');
  return `${content}.${mac}`;
}

/** What a ticket of ours says while it is good; null for every other text. */
export function readTicket(config: Config, text: string, now: Date): Ticket | null {
  const [, content, macText] = ticketForm.exec(text) ?? [];
  if (content === undefined || macText === undefined) return null;
  const mac = Buffer.from(macText, 'base64url');
  // 43 characters carry 2 bits more than 32 bytes need: only the one spelling counts.
  if (mac.byteLength !== macBytes || mac.toString('base64url') !== macText) return null;
  const keys = [config.secret('LINK_SIGNING_KEY'), config.optionalSecret('LINK_SIGNING_KEY_PREVIOUS')];
  const isOurs = keys.some((key) => key !== undefined && isSameBytes(macOf(key, content), mac));
  if (!isOurs) return null;
  // Signed by us, so it is as we wrote it.
  const ticket = v.parse(ticketContent, JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return ticket.expiresAt * 1000 > now.getTime() ? ticket : null;
}
