import type { UserRecord } from 'firebase-admin/auth';
import { tellOwner } from '../mail-queue/account-mails.ts';
import { type ForeignSession, foreignMethodsOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { sha256Hex } from '../platform/hash.ts';
import { requireAccount } from '../records/user/account.ts';

/**
 * Takes off whatever opens an account but has another address than it, and tells the owner, once for each of them and
 * day: an attacker may come back with the same.
 * @param owned the account while its proved address was still its owner's: that is told.
 * @returns whether there was any.
 */
export async function removeForeignMethods(
  deps: Deps,
  account: UserRecord,
  owned: UserRecord = account,
): Promise<boolean> {
  const foreign = foreignMethodsOf(account);
  if (foreign.length === 0) return false;
  const { uid } = account;
  deps.log.warn('Ways to sign in that are not the owner’s were taken off an account', { uid });
  const providersToUnlink = foreign.map(({ providerId }) => providerId);
  await (await deps.auth()).updateUser(uid, { providersToUnlink });
  const which = foreign.map((one) => `${one.providerId} ${one.uid}`).join();
  const day = deps.clock().toISOString().slice(0, 10);
  await tellOwner(deps, owned, 'methodRemoved', `${sha256Hex(which).slice(0, 12)}.${day}`);
  return true;
}

/** The same for whom this is noticed as they call an operation. */
export async function noticeForeignMethods(deps: Deps, uid: string): Promise<void> {
  await removeForeignMethods(deps, await requireAccount(deps, uid));
}

/** The same for a call that was refused because of it, which stays refused whatever becomes of this. */
export async function noticeForeignSession(deps: Deps, { uid }: ForeignSession): Promise<void> {
  await noticeForeignMethods(deps, uid).catch((cause: unknown) =>
    deps.log.error('Ways to sign in that are not the owner’s could not be taken off', { uid, cause }),
  );
}
