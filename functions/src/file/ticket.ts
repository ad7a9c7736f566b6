import { type FileRef, fileRef, ticketLifeMs } from '@agency/domain/file/schema';
import { uid } from '@agency/domain/shared/fields';
import { pickKnown } from '@agency/domain/shared/unknown-fields';
import * as v from 'valibot';
import type { Person } from '../platform/auth.ts';
import type { Config } from '../platform/config.ts';
import { isSigned, macForm, sign } from '../platform/signed-text.ts';

/** What a ticket says, all of it signed: which file, for whom in which session, until when. Times in seconds. */
const ticketContent = v.strictObject({
  file: fileRef,
  uid,
  authTime: v.pipe(v.number(), v.integer()),
  expiresAt: v.pipe(v.number(), v.integer()),
});
export type Ticket = v.InferOutput<typeof ticketContent>;

const ticketForm = new RegExp(`^([A-Za-z0-9_-]{20,800})\\.(${macForm})$`);

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
  return `${content}.${sign(config, 'file ticket', content).mac}`;
}

/** The contents of one of our tickets while it is valid; null for any other text. */
export function readTicket(config: Config, text: string, now: Date): Ticket | null {
  const [, content, mac] = ticketForm.exec(text) ?? [];
  if (content === undefined || mac === undefined) return null;
  if (!isSigned(config, 'file ticket', content, { mac })) return null;
  const said: unknown = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
  // Signed by us, so this release or another one of ours wrote it.
  const ticket = v.safeParse(ticketContent, pickKnown(ticketContent, said));
  if (!ticket.success) return null;
  return ticket.output.expiresAt * 1000 > now.getTime() ? ticket.output : null;
}
