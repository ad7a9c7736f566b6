import type { ClientRegistrationInput } from '@agency/domain/user/registration';
import type { UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../mail-queue/outbox.ts';
import {
  mayMailAccount,
  type RegistrationState,
  registrationConfirmation,
} from '../mail-queue/user-mails.ts';
import type { Deps } from '../platform/deps.ts';
import type { Counted } from '../platform/rate-limit.ts';
import { findAccount, isAuthError } from '../records/user/account.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Creates an account whose address is still to be verified, and mails the link for that. Asked again before it is
 * verified, it mails a new link and changes nothing, least of all the password; for a verified address it mails that
 * there is an account. The caller learns nothing either way.
 * @param caller whose limits count
 * @throws AppError `invalid-argument` for a common password: it says nothing about the address.
 */
export async function registerClient(
  deps: Deps,
  input: ClientRegistrationInput,
  caller: Counted,
): Promise<void> {
  await refuseCommonPassword(input.password);
  // Before the account is created: without its mail, its address could never be verified.
  if (!(await mayMailAccount(deps, input.email, 'registration', caller))) return;
  const { uid, state } = await findOrCreateAccount(deps, input);
  await queueMail(deps, registrationConfirmation({ uid, email: input.email }, state, deps.clock()));
}

/**
 * The account of an address, created with this password if there is none; an existing one stays as it is, above all its
 * password. The caller must not be told which it was.
 */
export async function findOrCreateAccount(
  deps: Deps,
  { name, email, password }: ClientRegistrationInput,
): Promise<{ uid: string; state: RegistrationState }> {
  // Looked for first: the identity service takes the two spellings of an international domain for two addresses.
  const known = await findAccount(deps, email);
  if (known !== null) return stateOf(known);
  const auth = await deps.auth();
  try {
    const { uid } = await auth.createUser({ email, password, displayName: name, emailVerified: false });
    return { uid, state: 'new' };
  } catch (thrown) {
    if (!isAuthError(thrown, 'auth/email-already-exists')) throw thrown;
    const madeMeanwhile = await findAccount(deps, email);
    if (madeMeanwhile === null) throw thrown;
    return stateOf(madeMeanwhile);
  }
}

function stateOf({ uid, emailVerified, disabled }: UserRecord): { uid: string; state: RegistrationState } {
  return { uid, state: emailVerified || disabled ? 'known' : 'unproved' };
}
