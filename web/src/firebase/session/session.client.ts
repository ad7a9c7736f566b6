import { toAppError } from '@agency/domain/shared/errors';
import { parseDocument } from '@agency/domain/shared/parse';
import { user as userSchema } from '@agency/domain/user/schema';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  onAuthStateChanged,
  setPersistence,
  signOut,
  type User,
} from 'firebase/auth';
// biome-ignore lint/style/noRestrictedImports: a session opens by what is kept of it, too
import { doc, FirestoreError, getDoc, getDocFromServer } from 'firebase/firestore';
import { memoised } from '../../platform/memoised.ts';
import { noteStaffBrowser } from '../../platform/staff-browser.ts';
import type { TokenSource } from '../app-check/token-source.ts';
import { type Firebase, startFirebase } from '../firebase.client.ts';
import { callOperation } from '../operations.client.ts';
import { readClaims } from './claims.ts';
import { clearBrowser, clearLeftBehind } from './clear.client.ts';
import { leaveAddress } from './leave-address.ts';
import { dropKeys, recentPrefix } from './local-copies.ts';
import { onRefused } from './refused.ts';
import {
  remembersSession,
  sessionOwner,
  setRemembersSession,
  setSessionOwner,
  watchSessionOwner,
} from './remembered.ts';
import { createSession, type LeaveReason, type Session } from './session.ts';
import { isAdmin, type SessionUser } from './state.ts';
import { watchSession } from './watch.ts';

/** The session with the Firebase that it runs on. */
export interface OpenSession {
  readonly firebase: Firebase;
  readonly session: Session;
  /** Whether App Check works; undefined where it is off, or before somebody is signed in. */
  appCheck(): TokenSource | undefined;
}

/** Within this time claims follow the list of admins. */
const claimsFollowMs = 3000;

/** Opens the session once for the page; later calls get the same one. */
export const openSession = memoised(start);

/** The person according to this token. */
async function describe(account: User, fetchNew = false): Promise<SessionUser> {
  const { claims, authTime } = await account.getIdTokenResult(fetchNew);
  return {
    uid: account.uid,
    email: account.email ?? '',
    emailVerified: claims.email_verified === true,
    displayName: account.displayName ?? '',
    claims: readClaims(claims),
    authTime: Math.floor(new Date(authTime).getTime() / 1000),
  };
}

/** Does the server say that this session is no longer valid? A failure to ask proves nothing. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^auth\/(user-token-expired|invalid-user-token|user-disabled|user-not-found|id-token-revoked|token-expired|invalid-refresh-token|null-user)$/.test(
    code,
  );
}

async function refresh({ auth }: Firebase): Promise<SessionUser | null> {
  const account = auth.currentUser;
  if (!account) return null;
  try {
    return await describe(account, true);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

async function seesOwnProfile({ firestore }: Firebase, uid: string): Promise<boolean> {
  try {
    return (await getDocFromServer(doc(firestore(), `users/${uid}`))).exists();
  } catch (error) {
    if (error instanceof FirestoreError && error.code === 'permission-denied') return false;
    throw error;
  }
}

function leave(why: LeaveReason): void {
  const { pathname, search } = window.location;
  const address = leaveAddress(why, `${pathname}${search}`);
  if (address === null) window.location.reload();
  else window.location.replace(address);
}

async function start(): Promise<OpenSession> {
  const firebase = await startFirebase();
  const { auth } = firebase;
  const tabs = new BroadcastChannel('session');
  let appCheck: TokenSource | undefined;
  const guardCalls = async (account: User): Promise<void> => {
    try {
      appCheck = await firebase.guardCalls(account);
    } catch (error) {
      // Without it the server refuses, and each screen says so.
      console.error('App Check could not be started', toAppError(error));
    }
  };
  const openFor = async (account: User): Promise<SessionUser> => {
    const user = await describe(account);
    await guardCalls(account);
    return user;
  };
  const session = createSession({
    onAuthState: (report) =>
      onAuthStateChanged(auth, (account) => {
        if (!account) return report(null);
        report(
          openFor(account).catch((error: unknown) => {
            console.error('The session could not be read', toAppError(error));
            return null;
          }),
        );
      }),
    async readUserDoc(uid) {
      const found = await getDoc(doc(firebase.firestore(), `users/${uid}`));
      return found.exists() ? parseDocument(userSchema, found.ref.path, found.data()) : null;
    },
    async ensureUser() {
      await callOperation('ensureUser', {});
    },
    async setPersistence(kind) {
      if (kind === 'session') return setPersistence(auth, browserSessionPersistence);
      await setPersistence(auth, indexedDBLocalPersistence).catch(() =>
        setPersistence(auth, browserLocalPersistence),
      );
    },
    seesOwnProfile: (uid) => seesOwnProfile(firebase, uid),
    async refresh() {
      const user = await refresh(firebase);
      // Starts now if its script could not be loaded at first.
      if (user && auth.currentUser) await guardCalls(auth.currentUser);
      return user;
    },
    remember: { read: remembersSession, write: setRemembersSession },
    owner: { read: sessionOwner, write: setSessionOwner },
    clearLeftBehind: (what) => clearLeftBehind(firebase, window.localStorage, what),
    clear: (what) => {
      dropKeys(window.sessionStorage, recentPrefix);
      return clearBrowser(firebase, window.localStorage, what);
    },
    signOut: () => signOut(auth),
    leave,
    announceRights: () => tabs.postMessage('rights'),
    log: (message, error) => console.error(message, error),
  });
  tabs.addEventListener('message', () => void session.followRights());
  watchSessionOwner(() => void session.followOwner());
  session.subscribe(() => {
    const { user } = session.state;
    if (user) noteStaffBrowser(isAdmin(user));
  });
  const clock = {
    now: () => Date.now(),
    every(ms: number, run: () => void) {
      const timer = window.setInterval(run, ms);
      return () => window.clearInterval(timer);
    },
  };
  watchSession(() => session.check(), clock, window);
  onRefused(async () => {
    await session.check();
    // The list of admins refuses them before their claims end the session.
    const { user } = session.state;
    if (user && isAdmin(user)) window.setTimeout(() => void session.check(), claimsFollowMs);
  });
  return { firebase, session, appCheck: () => appCheck };
}
