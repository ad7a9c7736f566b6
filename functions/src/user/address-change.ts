import { normalAddress } from '@agency/domain/shared/address';
import { type AddressChange, user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { removeForeignMethods } from '../access/foreign-methods.ts';
import { tellOfMove } from '../mail-queue/account-mails.ts';
import {
  addressInTokens,
  addressOfAccount,
  hasMoved,
  hasProvedAddress,
  provedEmailOf,
  sessionsFromOf,
} from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { setClaims } from '../records/access/claims.ts';
import { followAddress } from '../records/client/follow-member.ts';
import { requireAccount, sessionsFromAfterMove } from '../records/user/account.ts';

/** The change this person requested; null when none is pending. */
async function pendingChange(deps: Deps, { uid }: Pick<UserRecord, 'uid'>): Promise<AddressChange | null> {
  return (await findDocument(userSchema, documentRef(deps.db, 'users', uid)))?.addressChange ?? null;
}

/** May a link to this address still be mailed? Not once its sessions ended, or another address was requested. */
export async function isChangePending(deps: Deps, account: UserRecord, wanted: string): Promise<boolean> {
  const pending = await pendingChange(deps, account);
  return (
    hasProvedAddress(account) &&
    pending?.to === wanted &&
    pending.from === addressOfAccount(account) &&
    pending.sessionsFrom === sessionsFromOf(account)
  );
}

function matchesRequest(account: UserRecord, pending: AddressChange | null): boolean {
  return (
    pending !== null &&
    pending.to === addressOfAccount(account) &&
    pending.from === normalAddress(provedEmailOf(account) ?? '') &&
    pending.sessionsFrom === sessionsFromOf(account)
  );
}

/**
 * Lets an account's rights follow a change of address that was requested through us, in a session that still counts.
 * Whatever else changes `sessionsFrom` has to come after this: it would make the request void.
 * @returns the account as it is now; null when its address has not changed, or by no such request.
 */
export async function followRequestedChange(
  deps: Deps,
  before: UserRecord,
  action: string,
): Promise<UserRecord | null> {
  if (!hasMoved(before) || !matchesRequest(before, await pendingChange(deps, before))) return null;
  const { uid } = before;
  await tellOfMove(deps, before);
  await followAddress(deps, uid, addressOfAccount(before));
  const provedEmail = addressInTokens(before);
  await setClaims(deps, uid, {
    sessionsFrom: sessionsFromAfterMove(before),
    provedEmail,
    actor: uid,
    action,
  });
  await clearAddressChange(deps, uid);
  const after = await requireAccount(deps, uid);
  await tellOfMove(deps, before, after);
  await removeForeignMethods(deps, after);
  return requireAccount(deps, uid);
}

/** The request is done or void. `others`: fields that go with it. */
export async function clearAddressChange(
  deps: Deps,
  uid: string,
  others: { readonly phone?: null } = {},
): Promise<void> {
  const ref = documentRef(deps.db, 'users', uid);
  await commit(deps, async (unit) => {
    const stored = await findDocument(userSchema, ref, unit);
    if (stored === null) return;
    const stamps = { updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, { ...withoutId(stored), ...others, addressChange: null, ...stamps });
  });
}
