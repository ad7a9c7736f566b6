import { type AdminList, adminList } from '@agency/domain/access/schema';
import { AppError } from '@agency/domain/shared/errors';
import { type User, user as userSchema } from '@agency/domain/user/schema';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { findAccount } from '../user/account.ts';
import { newUser } from '../user/ensure-user.ts';

/**
 * Makes the person with this address an admin. Sessions of before count no more: whoever held one signs in again.
 * Run again it changes nothing but that.
 * @throws AppError `not-found` when the address has no account, `failed-precondition` for a disabled one.
 */
export async function grantAdmin(deps: Deps, email: string): Promise<{ uid: string }> {
  const account = await findAccount(deps, email.trim().toLowerCase());
  if (account === null) throw new AppError('not-found', `There is no account with the address ${email}.`);
  if (account.disabled) throw new AppError('failed-precondition', 'This account is disabled.');
  const { uid } = account;
  const claims = {
    ...account.customClaims,
    role: 'admin',
    sessionsFrom: Math.floor(deps.clock().getTime() / 1000),
  };
  // The claim first: without the list it opens nothing, and the list without it neither.
  await (await deps.auth()).setCustomUserClaims(uid, claims);
  const listRef = documentRef(deps.db, 'access', 'admins');
  const userRef = documentRef(deps.db, 'users', uid);
  await commit(deps, async (unit) => {
    const list = await findDocument(adminList, listRef, unit);
    const stored = await findDocument(userSchema, userRef, unit);
    const now = deps.clock();
    const before = list && withoutId(list);
    const after: AdminList = { uids: [...new Set([...(list?.uids ?? []), uid])], updatedAt: now };
    const person: User = {
      ...(stored ? withoutId(stored) : newUser(account, now)),
      role: 'admin',
      adminRequest: 'approved',
      updatedAt: now,
      updatedBy: 'system',
    };
    unit.set(listRef, after);
    unit.set(userRef, person);
    audit(deps, unit, { actor: 'system', action: 'grantAdmin', ref: listRef, before, after });
  });
  return { uid };
}
