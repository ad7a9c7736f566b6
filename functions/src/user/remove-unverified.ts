import { AppError } from '@agency/domain/shared/errors';
import { eraseAccount } from '../personal-data/erase.ts';
import type { Deps } from '../platform/deps.ts';
import { findAccount } from '../records/user/account.ts';
import { lookAtCode } from './action-code.ts';

const notValid = () =>
  new AppError('failed-precondition', 'This link has already been used or has expired. Nothing was removed.');

/**
 * Deletes an account with an unverified address for the owner of that mailbox: the mailed code is the proof. A verified
 * account is never deleted this way.
 */
export async function removeUnverified(deps: Deps, oobCode: string): Promise<void> {
  const code = await lookAtCode(deps, oobCode);
  if (code?.requestType !== 'VERIFY_EMAIL') throw notValid();
  const account = await findAccount(deps, code.email);
  if (account === null || account.emailVerified) throw notValid();
  // All of it: it was made with somebody else's address.
  await eraseAccount(deps, account, { actor: 'visitor', action: 'removeUnverified', isOwn: true });
}
