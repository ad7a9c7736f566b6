import type { UserRecord } from 'firebase-admin/auth';
import { addressOfAccount, provedAddressOf, provedEmailOf, sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { sha256Hex } from '../platform/hash.ts';
import type { AccountChange } from './notices.ts';
import { newMail, type QueuedMail, queueMail } from './outbox.ts';

interface ToOwner {
  readonly uid: string;
  readonly email: string;
}

/** data: uid, change. To the owner, about a change of their account; once for each `which`. */
export function accountChanged(
  { uid, email }: ToOwner,
  change: AccountChange,
  which: string,
  now: Date,
): QueuedMail {
  const id = `notice.accountChanged.${uid}.${change}.${which}`;
  return newMail(
    { id, template: 'notice', to: [email], data: { notice: 'accountChanged', uid, change } },
    now,
  );
}

/**
 * The last mail to somebody whose account was deleted. It names nobody; the drain takes the address off it once it is
 * sent.
 */
export function accountDeleted(uid: string, address: string, now: Date): QueuedMail {
  const id = `notice.accountDeleted.${sha256Hex(`deleted|${uid}`).slice(0, 24)}`;
  return newMail({ id, template: 'notice', to: [address], data: { notice: 'accountDeleted' } }, now);
}

/** Tells an account's owner what changed, at the address that they proved; nobody where nobody has. */
export async function tellOwner(
  deps: Deps,
  account: UserRecord,
  change: AccountChange,
  which = String(deps.clock().getTime()),
): Promise<void> {
  const email = provedAddressOf(account);
  if (account.disabled || email === null) return;
  await queueMail(deps, accountChanged({ uid: account.uid, email }, change, which, deps.clock()));
}

/**
 * Tells of a change of address, once for each: the address from before, because a stranger who had it changed reads
 * only the new one.
 * @param after the account once its rights have followed, whose new address is told instead.
 */
export async function tellOfMove(deps: Deps, before: UserRecord, after?: UserRecord): Promise<void> {
  const way = `${provedEmailOf(before)}|${addressOfAccount(before)}|${sessionsFromOf(before)}`;
  const which = `${sha256Hex(way).slice(0, 12)}.${after ? 'to' : 'from'}`;
  await tellOwner(deps, after ?? before, 'addressChanged', which);
}
