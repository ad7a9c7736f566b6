import { AppError } from '@agency/domain/shared/errors';
import type { UserRecord } from 'firebase-admin/auth';
import { noticeEndedSessions } from '../access/ended-sessions.ts';
import { removeForeignMethods } from '../access/foreign-methods.ts';
import { removeFromAdminList } from '../access/remove-admin.ts';
import { tellOfMove, tellOwner } from '../mail-queue/account-mails.ts';
import {
  addressInTokens,
  hasMoved,
  identitiesOf,
  listedIdentitiesOf,
  type Person,
  sessionsFromOf,
} from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { setClaims } from '../records/access/claims.ts';
import { leaveClients } from '../records/client/leave.ts';
import {
  requireAccount,
  sessionsFromAfterSignIn,
  sessionsFromReset,
  wasEndedSinceCreation,
} from '../records/user/account.ts';
import { clearAddressChange, followRequestedChange } from './address-change.ts';
import { takeBack } from './take-back.ts';

const action = 'linkMyDocuments';

/**
 * Writes to a verified account's claims from when its sessions are valid and for which address, before any access is
 * given; true when that changed. An account that comes back with another address keeps its access only if that change
 * was requested through us, by a person in a valid session. Any other change resets it: somebody who held a token of
 * this account before its owner verified the address can make the identity service itself mail a code that changes it.
 * @throws AppError `unauthenticated` when this sign-in is in the same second in which others were ended, or by an
 * account elsewhere that has the address from before.
 */
export async function reconcileAddress(deps: Deps, found: UserRecord, person: Person): Promise<boolean> {
  const followed = await followRequestedChange(deps, found, action);
  const account = followed ?? found;
  const isLost = hasMoved(account);
  if (isLost) await revokeRights(deps, account);
  const sessionsFrom = isLost
    ? sessionsFromReset(account, person.authTime)
    : sessionsFromAfterSignIn(account, person.authTime);
  const isListed = identitiesOf(account).join() === listedIdentitiesOf(account)?.join();
  const isNew = isLost || !isListed || sessionsFrom !== sessionsFromOf(account);
  if (isNew) {
    await setClaims(deps, account.uid, {
      sessionsFrom,
      provedEmail: addressInTokens(account),
      actor: account.uid,
      action,
    });
  }
  if (isLost) await removeFormerMethods(deps, account);
  else await followUp(deps, account);
  refuseFormerSession(person, sessionsFrom);
  return isNew || followed !== null;
}

function refuseFormerSession({ authTime, isByFormerMethod }: Person, sessionsFrom: number): void {
  if (isByFormerMethod) {
    throw new AppError(
      'unauthenticated',
      'Your account now has its new email address, but this way of signing in still has the old one. Choose ‘Forgot your password?’ and set a password for the new address.',
    );
  }
  if (authTime >= sessionsFrom) return;
  throw new AppError('unauthenticated', 'Your address is confirmed. Please sign in again.');
}

/** Once the claims are decided: puts out who else could get in, and tells the owner what is new. */
async function followUp(deps: Deps, before: UserRecord): Promise<void> {
  await removeForeignMethods(deps, before);
  const account = await requireAccount(deps, before.uid);
  if (sessionsFromOf(before) === undefined) {
    if (wasEndedSinceCreation(account)) await takeBack(deps, account);
    return;
  }
  const listed = listedIdentitiesOf(before);
  const hasAdded = listed !== undefined && identitiesOf(account).some((one) => !listed.includes(one));
  // One that was there before we listed them was not added now.
  if (hasAdded) await tellOwner(deps, account, 'methodAdded');
  await noticeEndedSessions(deps, before);
}

/**
 * The address from before is told first, while we know it. Then the role: the last admin keeps it, unusable, and gets
 * no further than here.
 */
async function revokeRights(deps: Deps, account: UserRecord): Promise<void> {
  const { uid } = account;
  deps.log.warn('An account came back with an address that nobody asked for, and lost its rights', { uid });
  await tellOfMove(deps, account);
  await commit(deps, (unit) => removeFromAdminList(deps, unit, { uid, actor: 'system', action }));
  await leaveClients(deps, uid, { actor: 'system', action });
}

/** After a change that nobody asked for. Fields that another person may have written go too. */
async function removeFormerMethods(deps: Deps, before: UserRecord): Promise<void> {
  await clearAddressChange(deps, before.uid, { phone: null });
  await removeForeignMethods(deps, await requireAccount(deps, before.uid), before);
}
