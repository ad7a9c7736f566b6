import { AppError } from '@agency/domain/shared/errors';
import type { PasswordChangeAnswer, PasswordChangeInput } from '@agency/domain/user/registration';
import type { UserRecord } from 'firebase-admin/auth';
import { removeForeignMethods } from '../access/foreign-methods.ts';
import { tellOwner } from '../mail-queue/account-mails.ts';
import type { Deps } from '../platform/deps.ts';
import { endRevokedSessions, findAccount, requireAccount } from '../records/user/account.ts';
import { applyPasswordCode, lookAtCode } from './action-code.ts';
import { followRequestedChange } from './address-change.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { takeBack } from './take-back.ts';

const notValid = () =>
  new AppError(
    'failed-precondition',
    'This link has already been used or has expired. Ask for a new one below.',
  );

/**
 * Sets the password that comes with the code of a reset mail, by the rules of registration: the identity service alone
 * would take any six characters. Ends all older sessions, including their tokens.
 * @throws AppError `invalid-argument` for the password, `failed-precondition` for the code.
 */
export async function changePassword(
  deps: Deps,
  { oobCode, password }: PasswordChangeInput,
): Promise<PasswordChangeAnswer> {
  await refuseCommonPassword(password);
  const code = await lookAtCode(deps, oobCode);
  if (code?.requestType !== 'PASSWORD_RESET') throw notValid();
  const address = code.email.toLowerCase();
  const wasProved = (await findAccount(deps, address))?.emailVerified ?? false;
  if ((await applyPasswordCode(deps, oobCode, password)) === null) throw notValid();
  const account = await findAccount(deps, address);
  if (account) await finishChange(deps, account, wasProved);
  return { email: code.email };
}

/**
 * Puts out everybody else. The mail that brought the code has proved the address, perhaps for the first time; if it was
 * changed by a request that still counts, the rights follow before that is made void by ending the sessions.
 */
async function finishChange(deps: Deps, found: UserRecord, wasProved: boolean): Promise<void> {
  const account = (await followRequestedChange(deps, found, 'changePassword')) ?? found;
  await endRevokedSessions(deps, account, { actor: account.uid, action: 'changePassword' });
  await removeForeignMethods(deps, account);
  if (wasProved) await tellOwner(deps, account, 'passwordChanged');
  else await takeBack(deps, await requireAccount(deps, account.uid));
}
