import { normalAddress } from '@agency/domain/shared/address';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { callOperation } from '../../firebase/operations.client.ts';
import { openSession } from '../../firebase/session/session.client.ts';
import { isLinked, type SessionState } from '../../firebase/session/state.ts';
import { authMessage } from './auth-errors.ts';
import type { SignInArea } from './sign-in-area.ts';

// Everything the sign-in pages need of Firebase. Loaded when somebody begins to sign in, never with the page.

/** Errors of the SDK become ours, with words for people. */
async function inWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw new AppError('unauthenticated', authMessage(thrown), { cause: thrown });
  }
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export function signInWithPassword({ email, password, rememberMe }: Credentials): Promise<SessionState> {
  return inWords(async () => {
    const { session, firebase } = await openSession();
    return session.signIn(() => signInWithEmailAndPassword(firebase.auth, email, password), { rememberMe });
  });
}

/** Opens the popup; the resolver that loads Google's frame is passed only here, at the click. */
export function signInWithGoogle(rememberMe: boolean): Promise<SessionState> {
  return inWords(async () => {
    const { session, firebase } = await openSession();
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    return session.signIn(() => signInWithPopup(firebase.auth, provider, browserPopupRedirectResolver), {
      rememberMe,
    });
  });
}

/** Does this site run on the local emulators, without Google? */
export async function isEmulated(): Promise<boolean> {
  const { firebase } = await openSession();
  return firebase.settings.emulators !== undefined;
}

export interface SampleAccount {
  readonly name: string;
  readonly email: string;
}

/** The emulator accepts an unsigned description of a Google account as its proof. */
export function signInAsSample({ name, email }: SampleAccount, rememberMe: boolean): Promise<SessionState> {
  return inWords(async () => {
    const { session, firebase } = await openSession();
    const proof = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name });
    return session.signIn(() => signInWithCredential(firebase.auth, GoogleAuthProvider.credential(proof)), {
      rememberMe,
    });
  });
}

/** The person already signed in in this browser. */
export async function currentSession(): Promise<SessionState> {
  const { session } = await openSession();
  return session.ready();
}

/** Opens this page, with the code in its address, for somebody else. */
export async function changeAccount(): Promise<void> {
  const { session } = await openSession();
  await session.signOut('otherAccount');
}

/**
 * Completes every sign-in: creates or updates the person's document, and ties a client's documents to them.
 * @throws AppError `failed-precondition` for an account that can't be used here, `unauthenticated` for a way to sign in
 * that is not the account's owner's, in words for its person.
 */
export async function completeSignIn(area: SignInArea): Promise<void> {
  await callOperation('ensureUser', {}).catch((thrown: unknown) => {
    const error = toAppError(thrown);
    if (error.code === 'failed-precondition' || error.code === 'unauthenticated') throw error;
    console.error('The account could not be kept in step', error);
  });
  const { user } = (await openSession()).session.state;
  // Staff whose address changed have to link it once for the rules.
  const isStaffAnew = user?.claims.role === 'admin' && !isLinked(user);
  if (area === 'client' || isStaffAnew) await linkDocuments();
}

/**
 * Ties quotes and projects to a verified address after every sign-in, as there may be new ones. A failure is no reason
 * to keep somebody out: the client area offers the first linking again, and the next sign-in the others.
 * @throws AppError `unauthenticated` when this sign-in doesn't count, with words for its person.
 */
export async function linkDocuments(): Promise<void> {
  const { session } = await openSession();
  const { user } = session.state;
  if (!user?.emailVerified) return;
  try {
    const { refreshToken } = await callOperation('linkMyDocuments', {});
    if (refreshToken || !isLinked(user)) await session.takeNewRights();
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'unauthenticated') throw error;
    console.error('Earlier documents could not be linked', error);
  }
}

/** The address that a mailed code was made for. Reading it changes nothing. */
export function addressOfCode(code: string): Promise<string> {
  return inWords(async () => {
    const { firebase } = await openSession();
    const { data } = await checkActionCode(firebase.auth, code);
    return data.email ?? '';
  });
}

/**
 * Proves the address of the account that is signed in here. A code that was made for another account is not touched.
 * @throws AppError `permission-denied` for another account's code.
 */
export function confirmAddress(code: string): Promise<void> {
  return inWords(async () => {
    const { session, firebase } = await openSession();
    const { user } = await session.ready();
    if (!user) throw new AppError('unauthenticated', 'Sign in first.');
    // Pressed twice, or confirmed in another tab.
    if (user.emailVerified) return;
    const address = await addressOfCode(code);
    if (address.toLowerCase() !== user.email.toLowerCase()) {
      throw new AppError('permission-denied', `This link isn’t for the account ${user.email}.`);
    }
    await applyActionCode(firebase.auth, code);
    await firebase.auth.currentUser?.reload();
    await session.takeNewRights();
  });
}

/**
 * Sets the new address on the account signed in here, which must be the one that asked for it: otherwise somebody could
 * attach another person's address to their own account by making them press a button. A request that ended meanwhile,
 * with its sessions, would leave the account without its rights. The identity service ends all sessions then, so this
 * one ends here too.
 * @throws AppError `permission-denied` for another account's code, `failed-precondition` for a request that has ended.
 */
export function applyNewAddress(code: string): Promise<void> {
  return inWords(async () => {
    const { session, firebase } = await openSession();
    const { user } = await session.ready();
    if (!user) throw new AppError('unauthenticated', 'Sign in first.');
    const { data, operation } = await checkActionCode(firebase.auth, code);
    const asked = data.previousEmail?.toLowerCase();
    if (operation !== 'VERIFY_AND_CHANGE_EMAIL' || asked !== user.email.toLowerCase()) {
      throw new AppError('permission-denied', `This link isn’t for the account ${user.email}.`);
    }
    const profile = await getDocFromServer(doc(firebase.firestore(), `users/${user.uid}`));
    const isPending =
      profile.get('addressChange.to') === normalAddress(data.email ?? '') &&
      profile.get('addressChange.sessionsFrom') === user.claims.sessionsFrom;
    if (!isPending) {
      throw new AppError(
        'failed-precondition',
        'This link no longer works, because you’ve since asked for another change or your password has changed. Ask for the change again in your profile.',
      );
    }
    await applyActionCode(firebase.auth, code);
    await session.signOut('addressChanged');
  });
}

/** Reverts a change of address. The code came to the old mailbox, which is proof enough. */
export function takeAddressBack(code: string): Promise<void> {
  return inWords(async () => {
    const { firebase } = await openSession();
    await applyActionCode(firebase.auth, code);
  });
}
