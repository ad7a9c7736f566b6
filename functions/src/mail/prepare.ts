import type { OutboxMail } from '@agency/domain/mail/schema';
import { AppError } from '@agency/domain/shared/errors';
import { type Stored, UnreadableRecord } from '@agency/domain/shared/parse';
import { type MailMessage, mailTags } from '../mail-queue/message.ts';
import { cacheMessage, readCachedMessage } from '../mail-queue/message-cache.ts';
import { isOptionalMail } from '../mail-queue/optional.ts';
import { wantsMail } from '../mail-queue/preferences.ts';
import { readBrand, senderOf } from '../mail-render/brand.ts';
import type { MailAttachment } from '../pdf/attachments.ts';
import { type Claim, isKeyLapsing } from './claim.ts';
import type { MailDeps } from './deps.ts';
import type { AttemptResult } from './record-result.ts';
import { resolveMail } from './resolve/resolve.ts';
import { unsubscribeFor } from './unsubscribe-link.ts';

/** A message for the provider, or how the attempt ends without one. */
type Prepared = { readonly message: MailMessage } | { readonly result: AttemptResult };

/** `data.composed` marks an entry whose message was written by hand (`POST /api/email/send`) and cached beforehand. */
export function isComposed(mail: Pick<OutboxMail, 'data'>): boolean {
  return mail.data.composed === true;
}

/** Makes the message of a claimed entry: that of its first attempt if there is one, else rendered now. Never throws. */
export async function prepare(deps: MailDeps, claim: Claim): Promise<Prepared> {
  if (isKeyLapsing(claim.seenBefore, deps.clock())) return { result: { kind: 'lapsed' } };
  try {
    return await messageOf(deps, claim.mail);
  } catch (thrown) {
    deps.log.error('An email could not be made', { mail: claim.mail.id, cause: thrown });
    return { result: failureOf(thrown) };
  }
}

async function messageOf(deps: MailDeps, mail: Stored<OutboxMail>): Promise<Prepared> {
  if (!(await isWanted(deps, mail))) {
    return { result: { kind: 'calledOff', error: 'The recipient has switched these emails off.' } };
  }
  const resolution = isComposed(mail) ? null : await resolveMail(deps, mail);
  if (resolution && 'calledOff' in resolution) {
    return { result: { kind: 'calledOff', error: resolution.calledOff } };
  }
  const to = [...(resolution?.to ?? mail.to)];
  const cached = await readCachedMessage(deps, mail.id);
  if (cached) return toThoseLeft(cached, to);
  if (!resolution) throw new AppError('internal', 'The text of this email has been deleted.');
  const message = await render(deps, { ...mail, to }, await resolution.data(), resolution.attachments);
  return { message: await cacheMessage(deps, mail.id, message) };
}

/**
 * The message of the first attempt without those who were removed since. If that attempt did arrive, the provider knows
 * its key with other content, and nobody is mailed twice.
 */
function toThoseLeft(cached: MailMessage, left: readonly string[]): Prepared {
  const to = cached.to.filter((address) => left.includes(address));
  if (to.length > 0) return { message: { ...cached, to } };
  return { result: { kind: 'calledOff', error: 'Its addresses have been removed.' } };
}

/** Checked at every attempt: somebody may unsubscribe while a mail waits. */
async function isWanted(deps: MailDeps, { template, to }: OutboxMail): Promise<boolean> {
  if (!isOptionalMail(template)) return true;
  const wishes = await Promise.all(to.map((email) => wantsMail(deps, { email }, template)));
  return wishes.every((wish) => wish);
}

async function render(
  deps: MailDeps,
  mail: Stored<OutboxMail>,
  data: unknown,
  attachments: readonly MailAttachment[] = [],
): Promise<MailMessage> {
  const brand = await readBrand(deps);
  // React is loaded only where something is rendered.
  const { renderMail } = await import('../mail-render/render.ts');
  const unsubscribe = await unsubscribeFor(deps, mail);
  const { subject, html, text } = await renderMail(mail.template, data, brand, unsubscribe?.pageUrl);
  return {
    from: senderOf(brand),
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject,
    html,
    text,
    ...(unsubscribe === null ? {} : { headers: unsubscribe.headers }),
    ...(attachments.length === 0 ? {} : { attachments: await makeFiles(attachments) }),
    tags: mailTags(mail.id, mail.template),
  };
}

/** One file at a time, since each takes much memory while it is made. If one fails, the mail is not sent. */
async function makeFiles(
  attachments: readonly MailAttachment[],
): Promise<NonNullable<MailMessage['attachments']>> {
  const files: NonNullable<MailMessage['attachments']> = [];
  for (const make of attachments) {
    const { fileName, contentType, bytes } = await make();
    files.push({ filename: fileName, contentType, content: Buffer.from(bytes).toString('base64') });
  }
  return files;
}

/**
 * An error of ours won't go away and must be seen; contention and service failures pass. A record that can't be read
 * may be a newer build's, which will send the mail.
 */
export function failureOf(thrown: unknown): AttemptResult {
  if (thrown instanceof UnreadableRecord) {
    return { kind: 'unreadable', error: `Waiting: ${thrown.path} can’t be read.` };
  }
  if (thrown instanceof AppError && !isPassing(thrown)) {
    const issues = thrown.issues.map((issue) => `${issue.path}: ${issue.message}`);
    const error = ['We couldn’t create the email.', thrown.detail ?? thrown.message, ...issues].join(' ');
    return { kind: 'permanent', error };
  }
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'temporary', error: `We couldn’t create the email: ${reason}` };
}

/** Another process held the same document, or the error was caused by a failing service. */
function isPassing({ code, cause }: AppError): boolean {
  if (code === 'resource-exhausted') return true;
  return code === 'internal' && cause instanceof Error && !(cause instanceof AppError);
}
