import { mailQueries } from '@agency/domain/mail/queries';
import type { MailStatus } from '@agency/domain/mail/status';
import { erasedContact } from '@agency/domain/platform/erased';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dropMessage } from '../mail-queue/bytes.ts';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { swap } from '../platform/swap.ts';

/** Nothing more becomes of these by themselves. */
const settled: readonly MailStatus[] = ['sent', 'delivered', 'bounced', 'complained', 'failed', 'cancelled'];

/**
 * Takes an address off the mails that were sent there, and off those to staff that name it as the one to answer. The entries stay: by them the same event is not mailed again.
 * What still waits goes out while its business is under way (`isNeeded`), and is called off otherwise.
 */
export async function unaddressMails(deps: Deps, address: string, isNeeded: boolean): Promise<number> {
  let count = 0;
  for await (const found of everySnapshot(deps.db, mailQueries.mailsToAddress, [address])) {
    if (await unaddress(deps, found, address, isNeeded)) count += 1;
  }
  for await (const found of everySnapshot(deps.db, mailQueries.mailsRepliedTo, [address])) {
    if (await forgetAnswer(deps, found)) count += 1;
  }
  return count;
}

/** A mail to staff stays theirs; what was sent of it is kept no longer. */
async function forgetAnswer(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  const isSettled = settled.some((one) => one === found.get('status'));
  if (!isSettled && found.get('status') !== 'queued') return false;
  const written = await swap(() => found.ref.update({ replyTo: null }, { lastUpdateTime: found.updateTime }));
  if (written && isSettled) await dropMessage(deps, found.id);
  return written !== null;
}

async function unaddress(
  deps: Deps,
  found: QueryDocumentSnapshot,
  address: string,
  isNeeded: boolean,
): Promise<boolean> {
  const status: unknown = found.get('status');
  const isSettled = settled.some((one) => one === status);
  // One that is being sent at this moment is settled in the next minutes, and forgotten with its 90 days.
  if (!isSettled && (isNeeded || status !== 'queued')) return false;
  const to: unknown = found.get('to');
  const others = Array.isArray(to) ? to.filter((one) => one !== address) : [];
  const isAlone = others.length === 0;
  const calledOff = !isSettled && isAlone ? { status: 'cancelled' } : {};
  const fields = { ...calledOff, to: isAlone ? [erasedContact.email] : others, replyTo: null, error: null };
  const written = await swap(() => found.ref.update(fields, { lastUpdateTime: found.updateTime }));
  if (written && isAlone) await dropMessage(deps, found.id);
  return written !== null;
}
