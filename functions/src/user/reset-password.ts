import type { PasswordResetInput } from '@agency/domain/user/registration';
import { queueMail } from '../mail-queue/outbox.ts';
import { mayMailAccount, nextAttempt, passwordReset } from '../mail-queue/user-mails.ts';
import type { Deps } from '../platform/deps.ts';
import type { Counted } from '../platform/rate-limit.ts';
import { findAccount } from '../records/user/account.ts';

/**
 * Mails a link to set a new password, to an address that has an account; the caller learns nothing either way.
 * @param caller whose limits count
 */
export async function askForReset(
  deps: Deps,
  { email, area }: PasswordResetInput,
  caller: Counted,
): Promise<void> {
  const account = await findAccount(deps, email);
  if (account === null || account.disabled) return;
  const isStaff = area === 'admin' && account.customClaims?.role === 'admin';
  const to = { uid: account.uid, email };
  const mail = await nextAttempt(deps, (which) =>
    passwordReset(to, isStaff ? 'admin' : 'client', which, deps.clock()),
  );
  if (mail === null || !(await mayMailAccount(deps, email, 'reset', caller))) return;
  await queueMail(deps, mail);
}
