import type { UserRecord } from 'firebase-admin/auth';
import { addressOfAccount, hasProvedAddress } from '../platform/auth.ts';
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

/** Tells an account's owner what changed; nobody where nobody has proved the address. */
export async function tellOwner(
  deps: Deps,
  account: UserRecord,
  change: AccountChange,
  which = String(deps.clock().getTime()),
): Promise<void> {
  if (account.disabled || !hasProvedAddress(account)) return;
  const owner = { uid: account.uid, email: addressOfAccount(account) };
  await queueMail(deps, accountChanged(owner, change, which, deps.clock()));
}
