import { AppError } from '@agency/domain/shared/errors';
import type { ClientRegistrationInput } from '@agency/domain/user/registration';
import type { Deps } from '../platform/deps.ts';
import { isWithinLimit } from '../platform/rate-limit.ts';
import { findAccount, isAuthError } from './account.ts';
import { queueMail, registrationConfirmation } from './mails.ts';

/**
 * Makes an account whose address is still to be proved, and mails the link that proves it. A known address gets a mail
 * that says so; who asked learns nothing either way.
 * @throws AppError `invalid-argument` for a common password: it says nothing about the address.
 */
export async function registerClient(deps: Deps, input: ClientRegistrationInput): Promise<void> {
  await refuseCommonPassword(input.password);
  const { uid, isKnown } = await findOrCreateAccount(deps, input);
  if (!(await isWithinLimit(deps, 'confirmationsPerRecipient', input.email))) return;
  if (!(await isWithinLimit(deps, 'confirmations', 'all'))) return;
  await queueMail(deps, registrationConfirmation({ uid, email: input.email }, isKnown, deps.clock()));
}

async function refuseCommonPassword(password: string): Promise<void> {
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (!isCommonPassword(password)) return;
  throw new AppError('invalid-argument', 'Some of what was sent is not right.', {
    issues: [{ path: 'password', message: 'Many people use this password. Choose another one' }],
  });
}

async function findOrCreateAccount(
  deps: Deps,
  { name, email, password }: ClientRegistrationInput,
): Promise<{ uid: string; isKnown: boolean }> {
  const auth = await deps.auth();
  try {
    const { uid } = await auth.createUser({ email, password, displayName: name, emailVerified: false });
    return { uid, isKnown: false };
  } catch (thrown) {
    if (!isAuthError(thrown, 'auth/email-already-exists')) throw thrown;
    const known = await findAccount(deps, email);
    if (known === null) throw thrown;
    return { uid: known.uid, isKnown: true };
  }
}
