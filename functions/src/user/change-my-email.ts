import { AppError, notRight } from '@agency/domain/shared/errors';
import { queueMails } from '../mail-queue/outbox.ts';
import { addressChange, addressChangeAsked, mayMailAccount } from '../mail-queue/user-mails.ts';
import { isCurrentMember, type Person } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { overLimit } from '../platform/rate-limit.ts';
import { requireAccount, requireRecentSignIn } from '../records/user/account.ts';
import { readUser } from '../records/user/store.ts';

/**
 * Mails a link to the new address and tells the old one; the address changes when the link is used, and the account's
 * rights follow because the request is recorded here (`reconcileAddress`). The latest request counts. An address that
 * another account has gets the same answer here, and no mail (its link can't be made).
 */
export const changeMyEmail: OperationHandler<'changeMyEmail'> = async (deps, { email }, { person }) => {
  requireRecentSignIn(deps, person);
  const sessionsFrom = requireProved(person);
  if (email === person.email) {
    throw notRight([{ path: 'email', message: 'This is already your address' }]);
  }
  // Their own first: what is refused must not count against whose address they name.
  if (
    !(await mayMailAccount(deps, person.email, 'address', person.uid)) ||
    !(await mayMailAccount(deps, email, 'address', person.uid))
  ) {
    throw await overLimit(deps, 'accountMailsPerRecipient');
  }
  const now = deps.clock();
  const mails = [
    addressChange(person.uid, email, now),
    addressChangeAsked({ uid: person.uid, email: person.email }, now),
  ];
  const account = await requireAccount(deps, person.uid);
  await commit(deps, async (unit) => {
    const { user } = await readUser(deps, unit, account);
    const addressChange = { from: person.email, to: email, askedAt: now, sessionsFrom };
    const stamps = { updatedAt: now, updatedBy: 'system' };
    unit.set(documentRef(deps.db, 'users', person.uid), { ...user, addressChange, ...stamps });
    queueMails(deps, unit, mails);
  });
  return { asked: true };
};

/**
 * Somebody who only registered an address must not be able to leave a code behind for the day its owner verifies it.
 * @throws AppError `permission-denied`
 */
function requireProved(person: Person): number {
  const { sessionsFrom } = person;
  if (sessionsFrom !== undefined && isCurrentMember(person)) return sessionsFrom;
  throw new AppError('permission-denied', 'Confirm your email address and sign in again.');
}
