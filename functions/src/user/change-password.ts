import { AppError } from '@agency/domain/shared/errors';
import type { PasswordChangeAnswer, PasswordChangeInput } from '@agency/domain/user/registration';
import type { Deps } from '../platform/deps.ts';
import { endRevokedSessions, findAccount } from '../records/user/account.ts';
import { applyPasswordCode, lookAtCode } from './action-code.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

const notValid = () =>
  new AppError(
    'failed-precondition',
    'This link has been used before or is too old. Ask for a new one below.',
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
  if ((await applyPasswordCode(deps, oobCode, password)) === null) throw notValid();
  const account = await findAccount(deps, code.email);
  if (account) await endRevokedSessions(deps, account, 'changePassword');
  return { email: code.email };
}
