import type { PasswordResetInput } from '@agency/domain/user/registration';
import type { Deps } from '../platform/deps.ts';
import { findAccount } from './account.ts';
import { mayMailAccount, passwordReset, queueMail } from './mails.ts';

/** Mails a link to set a new password, to an address that has an account; who asked learns nothing either way. */
export async function askForReset(deps: Deps, { email, area }: PasswordResetInput): Promise<void> {
  const account = await findAccount(deps, email);
  if (account === null || account.disabled) return;
  if (!(await mayMailAccount(deps, email))) return;
  const isStaff = area === 'admin' && account.customClaims?.role === 'admin';
  await queueMail(
    deps,
    passwordReset({ uid: account.uid, email }, isStaff ? 'admin' : 'client', deps.clock()),
  );
}
