import { AppError, toAppError } from '@agency/domain/shared/errors';
import type { OwnProfile } from '@agency/domain/user/schema';
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { updateRecord } from '../../firebase/firestore/write.ts';
import { callOperation } from '../../firebase/operations.client.ts';
import { type OpenSession, openSession } from '../../firebase/session/session.client.ts';
import { authMessage, authMessages } from '../sign-in/auth-errors.ts';

// What a person changes about their own account.

/** Errors of the SDK in words. Here a wrong password may be named as such: the account is known. */
async function inWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    const said = authMessage(thrown);
    const message = said === authMessages.credentials ? 'This isn’t your current password.' : said;
    throw new AppError('unauthenticated', message, { cause: thrown });
  }
}

function accountOf({ firebase }: OpenSession): User {
  const account = firebase.auth.currentUser;
  if (!account) throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
  return account;
}

/** Does this person sign in with a password? Otherwise with Google only. */
export async function hasPassword(): Promise<boolean> {
  const { providerData } = accountOf(await openSession());
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

/** Re-authenticates the owner: by password, or by Google's popup. */
async function prove(open: OpenSession, password: string | null): Promise<void> {
  const account = accountOf(open);
  if (password !== null) {
    await reauthenticateWithCredential(account, EmailAuthProvider.credential(account.email ?? '', password));
    return;
  }
  if (!open.firebase.settings.emulators) {
    await reauthenticateWithPopup(account, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return;
  }
  // The emulator accepts an unsigned description of a Google account as its proof.
  const google = account.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
  const proof = { sub: google?.uid, email: google?.email, email_verified: true, name: account.displayName };
  await reauthenticateWithCredential(account, GoogleAuthProvider.credential(JSON.stringify(proof)));
}

/**
 * Runs what needs a fresh sign-in, by password or, with null, by Google; its own changes to the session are no reason to
 * leave.
 */
export function freshly(
  password: string | null,
  then: (open: OpenSession) => Promise<unknown>,
): Promise<void> {
  return inWords(async () => {
    const open = await openSession();
    const { rememberMe } = open.session.state;
    await open.session.signIn(
      async () => {
        await prove(open, password);
        await then(open);
      },
      { rememberMe },
    );
  });
}

export async function saveProfile(profile: OwnProfile): Promise<void> {
  const { session } = await openSession();
  const { user } = session.state;
  if (!user) return;
  await updateRecord('users', [user.uid], { ...profile });
  session.noteProfile(profile);
}

interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Every session ends with the old password; this one starts again with the new one. */
export function changePassword({ current, next }: PasswordChange): Promise<void> {
  return freshly(current, async (open) => {
    const { email } = accountOf(open);
    await callOperation('changeMyPassword', { password: next });
    await signInWithEmailAndPassword(open.firebase.auth, email ?? '', next).catch((cause: unknown) => {
      const message = 'Your password has been changed. Sign out, then sign in with the new one.';
      throw new AppError('unauthenticated', message, { cause });
    });
    // Ending the sessions removed this person from their documents; the fresh sign-in adds them again.
    await tieDocuments();
  });
}

async function tieDocuments(): Promise<void> {
  try {
    await callOperation('linkMyDocuments', {});
  } catch (thrown) {
    // Not verified yet, or not reachable: the next sign-in does it.
    console.error('Earlier documents could not be linked', toAppError(thrown));
  }
}

interface EmailChange {
  readonly email: string;
  readonly password: string | null;
}

/** Mails a link to the new address; the old one stays until it is used. */
export function changeEmail({ email, password }: EmailChange): Promise<void> {
  return freshly(password, async () => {
    await callOperation('changeMyEmail', { email });
  });
}

export async function signOutEverywhere(): Promise<void> {
  const { session } = await openSession();
  await session.signOut('everywhere', () => callOperation('signOutEverywhere', {}));
}

export async function deleteAccount(password: string | null): Promise<void> {
  await freshly(password, async () => undefined);
  const { session } = await openSession();
  await session.signOut('deleted', () => callOperation('deleteMyAccount', {}));
}

/** Fetches everything we store about this person and downloads it as a file. */
export async function downloadMyData(): Promise<void> {
  const { fileName, json } = await callOperation('exportMyData', {});
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has started by the next tick, and holds its own reference.
  window.setTimeout(() => URL.revokeObjectURL(address), 0);
}
