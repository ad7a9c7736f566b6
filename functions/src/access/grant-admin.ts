import { AppError } from '@agency/domain/shared/errors';
import { hasProvedAddress } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { readAdmins, withAdmin, writeAdmins } from '../records/access/admins.ts';
import { setClaims } from '../records/access/claims.ts';
import { nextSecond, untilSecond } from '../records/access/next-second.ts';
import { findAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';

/**
 * Makes the owner of this address an admin, for the operator of the project. Earlier sessions end, so they sign in
 * again. Running it again changes nothing else.
 * @throws AppError `not-found` when the address has no account, `failed-precondition` when the account is disabled or
 * its address is not verified.
 */
export async function grantAdmin(deps: Deps, email: string): Promise<{ uid: string }> {
  const account = await findAccount(deps, email);
  if (account === null) throw new AppError('not-found', `There is no account with the address ${email}.`);
  if (account.disabled) throw new AppError('failed-precondition', 'This account is disabled.');
  if (!hasProvedAddress(account)) {
    throw new AppError(
      'failed-precondition',
      'This address hasn’t been confirmed, so someone else could have registered it.',
    );
  }
  const { uid } = account;
  const why = { actor: 'system', action: 'grantAdmin' };
  const sessionsFrom = nextSecond(deps.clock());
  // Claim first: neither the claim nor the list grants access without the other.
  await setClaims(deps, uid, { role: 'admin', sessionsFrom, ...why });
  await commit(deps, async (unit) => {
    const before = await readAdmins(deps, unit);
    const { user, isNew } = await readUser(deps, unit, account);
    writeAdmins(deps, unit, { ...why, before, after: withAdmin(before, uid) });
    const after = { ...user, role: 'admin', adminRequest: 'approved' } as const;
    writeUser(deps, unit, { ...why, uid, before: isNew ? null : user, after });
  });
  await untilSecond(deps, sessionsFrom);
  return { uid };
}
