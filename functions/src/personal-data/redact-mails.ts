import { mailQueries } from '@agency/domain/mail/queries';
import type { MailStatus } from '@agency/domain/mail/status';
import { erasedContact } from '@agency/domain/platform/erased';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteCachedMessage } from '../mail-queue/message-cache.ts';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { ifUnchanged } from '../platform/if-unchanged.ts';

/** These statuses no longer change by themselves. */
const finalStatuses: readonly MailStatus[] = [
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'cancelled',
];

/**
 * Removes an address from emails sent there, and off those to staff that name it as the reply address. The
 * entries stay: they prevent the same event from being mailed again. What is still queued goes out while its business
 * is under way (`isNeeded`), and is cancelled otherwise.
 */
export async function redactMails(deps: Deps, address: string, isNeeded: boolean): Promise<number> {
  let count = 0;
  for await (const found of everySnapshot(deps.db, mailQueries.mailsToAddress, [address])) {
    if (await redactMail(deps, found, address, isNeeded)) count += 1;
  }
  for await (const found of everySnapshot(deps.db, mailQueries.mailsRepliedTo, [address])) {
    if (await redactReplyTo(deps, found)) count += 1;
  }
  return count;
}

/** A mail to staff stays theirs, but its rendered copy is deleted. */
async function redactReplyTo(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  const isFinal = finalStatuses.some((one) => one === found.get('status'));
  if (!isFinal && found.get('status') !== 'queued') return false;
  const written = await ifUnchanged(() =>
    found.ref.update({ replyTo: null }, { lastUpdateTime: found.updateTime }),
  );
  if (written && isFinal) await deleteCachedMessage(deps, found.id);
  return written !== null;
}

async function redactMail(
  deps: Deps,
  found: QueryDocumentSnapshot,
  address: string,
  isNeeded: boolean,
): Promise<boolean> {
  const status: unknown = found.get('status');
  const isFinal = finalStatuses.some((one) => one === status);
  // A mail being sent right now gets its result within minutes, and is purged after its 90 days.
  if (!isFinal && (isNeeded || status !== 'queued')) return false;
  const to: unknown = found.get('to');
  const others = Array.isArray(to) ? to.filter((one) => one !== address) : [];
  const isAlone = others.length === 0;
  const calledOff = !isFinal && isAlone ? { status: 'cancelled' } : {};
  const fields = { ...calledOff, to: isAlone ? [erasedContact.email] : others, replyTo: null, error: null };
  const written = await ifUnchanged(() => found.ref.update(fields, { lastUpdateTime: found.updateTime }));
  if (written && isAlone) await deleteCachedMessage(deps, found.id);
  return written !== null;
}
