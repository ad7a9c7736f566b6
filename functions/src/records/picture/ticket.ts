import { id, uid } from '@agency/domain/shared/fields';
import { pickKnown } from '@agency/domain/shared/unknown-fields';
import * as v from 'valibot';
import type { Person } from '../../platform/auth.ts';
import type { Config } from '../../platform/config.ts';
import { isSigned, macForm, sign } from '../../platform/signed-text.ts';

// Addresses of pictures that are not for everybody yet. An image can't be asked for with a header, so its address itself
// says who may see it: `ticketedPicture` in `domain/src/site/files.ts`.

const seconds = v.pipe(v.number(), v.integer());

const ticketContent = v.variant('opens', [
  /** Every picture, for one of staff while their session lasts. */
  v.strictObject({ opens: v.literal('all'), uid, authTime: seconds, expiresAt: seconds }),
  /** The pictures of one post and its draft, for everybody who has its preview. */
  v.strictObject({ opens: v.literal('post'), postId: id, expiresAt: seconds }),
]);
export type PictureTicket = v.InferOutput<typeof ticketContent>;

const staffLifeMs = 12 * 3600_000;
/** A preview is made anew each time it is opened. */
const previewLifeMs = 3600_000;

const ticketForm = new RegExp(`^([A-Za-z0-9_-]{20,600})\\.(${macForm})$`);

function mint(config: Config, ticket: PictureTicket): string {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${content}.${sign(config, 'picture ticket', content).mac}`;
}

const after = (now: Date, ms: number): number => Math.floor((now.getTime() + ms) / 1000);

/** For one of staff: every picture, for 12 hours from `now`. `expiresAt` in milliseconds. */
export function mintStaffPictureTicket(
  config: Config,
  { uid: holder, authTime }: Person,
  now: Date,
): { readonly ticket: string; readonly expiresAt: number } {
  const expiresAt = after(now, staffLifeMs);
  const ticket = mint(config, { opens: 'all', uid: holder, authTime, expiresAt });
  return { ticket, expiresAt: expiresAt * 1000 };
}

/** For a page that shows a post which is not public: the pictures of that post alone, for an hour from `now`. */
export function mintPostPictureTicket(config: Config, postId: string, now: Date): string {
  return mint(config, { opens: 'post', postId, expiresAt: after(now, previewLifeMs) });
}

/** What one of our tickets opens while it is valid; null for any other text. */
export function readPictureTicket(config: Config, text: string, now: Date): PictureTicket | null {
  const [, content, mac] = ticketForm.exec(text) ?? [];
  if (content === undefined || mac === undefined) return null;
  if (!isSigned(config, 'picture ticket', content, { mac })) return null;
  const said: unknown = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
  // Signed by us, so this release or another one of ours wrote it.
  const ticket = v.safeParse(ticketContent, pickKnown(ticketContent, said));
  if (!ticket.success) return null;
  return ticket.output.expiresAt * 1000 > now.getTime() ? ticket.output : null;
}
