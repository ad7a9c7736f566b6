import type { Stored } from '@agency/domain/shared/parse';
import type { User } from '@agency/domain/user/schema';
import { firstState, type SessionState, type SessionUser, sameRights } from './state.ts';

/** The little of Firebase that a session needs; tests bring their own. */
export interface SessionParts {
  /** Calls back with the first state at once when it is known, then at every change. */
  onAuthState(report: (user: SessionUser | null) => void): () => void;
  /** Null where there is no such document. */
  readUserDoc(uid: string): Promise<Stored<User> | null>;
  /** Makes `users/{uid}` where it is missing. */
  ensureUser(): Promise<void>;
  setPersistence(kind: 'local' | 'session'): Promise<void>;
  /** Fetches a new token; null when the server refuses this session. Rejects when it can't be reached. */
  refresh(): Promise<SessionUser | null>;
  remember: { read(): boolean; write(rememberMe: boolean): void };
  /** Stops every listener and forgets everything that was read for this person. */
  clear(): Promise<void>;
  signOut(): Promise<void>;
  /** Shows another document: nothing of this one's memory remains. */
  leave(why: LeaveReason): void;
  log(message: string, error: unknown): void;
}

/** Why the screen is left: the person signed out, the session counts no more, its rights changed, another came. */
export type LeaveReason = 'signedOut' | 'refused' | 'changed' | 'otherPerson';

export interface Session {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  /** Settles once the first state of the session is known. */
  ready(): Promise<SessionState>;
  /** Runs a sign-in and then sets how long it lasts. The new state is there when it resolves. */
  signIn(run: () => Promise<unknown>, options: { readonly rememberMe: boolean }): Promise<SessionState>;
  /** Fetches a new token because this page itself changed what it says (verified, linked). */
  takeNewRights(): Promise<SessionUser | null>;
  /** Asks whether the session still counts; leaves the screen when not. */
  check(): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * A session, in the order of specification point 4: not ready; the first state of authentication; user and user
 * document loaded, or cleared; ready.
 */
export function createSession(parts: SessionParts): Session {
  let state: SessionState = { ...firstState, rememberMe: parts.remember.read() };
  let leaving = false;
  let isOwnChange = false;
  /** A sign-in under way: its persistence is set before the screen is left. */
  let signingIn: Promise<void> = Promise.resolve();
  let reports = 0;
  let settled: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const leave = async (why: LeaveReason, endsSession: boolean): Promise<void> => {
    if (leaving) return;
    leaving = true;
    set({ user: null, userDoc: null });
    await signingIn.catch(() => undefined);
    await parts.clear().catch((error: unknown) => parts.log('The caches could not be cleared', error));
    if (endsSession) {
      parts.remember.write(false);
      await parts.signOut().catch((error: unknown) => parts.log('Signing out failed', error));
    }
    parts.leave(why);
  };

  const loadUserDoc = async (uid: string): Promise<Stored<User> | null> => {
    try {
      const found = await parts.readUserDoc(uid);
      if (found) return found;
      await parts.ensureUser();
      return await parts.readUserDoc(uid);
    } catch (error) {
      parts.log('The user document could not be loaded', error);
      return null;
    }
  };

  const takeReport = async (user: SessionUser | null): Promise<void> => {
    const report = ++reports;
    if (leaving) return;
    const before = state.user;
    if (before && before.uid !== user?.uid) {
      await leave(user ? 'otherPerson' : 'signedOut', false);
      return;
    }
    if (before) return;
    const userDoc = user ? await loadUserDoc(user.uid) : null;
    // A later report has overtaken this one while it was reading.
    if (report === reports && !leaving) set({ user, userDoc, isAuthReady: true });
  };

  const stop = parts.onAuthState((user) => {
    settled = takeReport(user);
  });

  const ready = (): Promise<SessionState> =>
    new Promise((resolve) => {
      if (state.isAuthReady) return resolve(state);
      const listener = () => {
        if (!state.isAuthReady) return;
        listeners.delete(listener);
        resolve(state);
      };
      listeners.add(listener);
    });

  const persist = async (rememberMe: boolean): Promise<void> => {
    try {
      await parts.setPersistence(rememberMe ? 'local' : 'session');
    } catch (error) {
      parts.log('Persistence could not be set', error);
    }
  };

  const refreshed = async (): Promise<SessionUser | null> => {
    const user = await parts.refresh();
    if (!user) await leave('refused', true);
    return user;
  };

  const takeNewRights = async (): Promise<SessionUser | null> => {
    isOwnChange = true;
    try {
      const user = await refreshed();
      if (user && state.user) set({ user });
      return user;
    } finally {
      isOwnChange = false;
    }
  };

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    async signIn(run, { rememberMe }) {
      parts.remember.write(rememberMe);
      set({ rememberMe });
      const isAgain = state.user !== null;
      signingIn = run().then(() => persist(rememberMe));
      await signingIn;
      await settled;
      // The same person signed in anew: nothing is reported, but the session is a younger one.
      if (isAgain && !leaving) await takeNewRights();
      return ready();
    },
    takeNewRights,
    async check() {
      const before = state.user;
      if (!before || leaving || isOwnChange) return;
      try {
        const user = await refreshed();
        if (user && !isOwnChange && state.user === before && !sameRights(before, user)) {
          await leave('changed', false);
        }
      } catch (error) {
        parts.log('The session could not be checked', error);
      }
    },
    async signOut() {
      stop();
      await leave('signedOut', true);
    },
  };
}
