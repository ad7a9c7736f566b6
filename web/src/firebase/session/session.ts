import type { Stored } from '@agency/domain/shared/parse';
import type { OwnProfile, User } from '@agency/domain/user/schema';
import { firstState, isEnded, type SessionState, type SessionUser, sameRights } from './state.ts';

type Reported = SessionUser | null;

/** The little of Firebase that a session needs; tests bring their own. */
export interface SessionParts {
  /** Calls back with the first state at once when it is known, then at every change; who it is may come later. */
  onAuthState(report: (user: Reported | Promise<Reported>) => void): () => void;
  /** Null where there is no such document. */
  readUserDoc(uid: string): Promise<Stored<User> | null>;
  /** Makes `users/{uid}` where it is missing. */
  ensureUser(): Promise<void>;
  setPersistence(kind: 'local' | 'session'): Promise<void>;
  /** Fetches a new token; null when the server refuses this session. Rejects when it can't be reached. */
  refresh(): Promise<SessionUser | null>;
  remember: { read(): boolean; write(rememberMe: boolean): void };
  /** Whose data this browser keeps, also while no page is open: the uid of who was signed in here last. */
  owner: { read(): string | null; write(uid: string | null): void };
  /** Takes away what an earlier person left on this device; `copies`: unsaved work in forms too. */
  clearLeftBehind(what: { readonly copies: boolean }): Promise<void>;
  /** Stops every listener and forgets everything that was read for this person; `stored`: on the device too. */
  clear(what: { readonly stored: boolean }): Promise<void>;
  signOut(): Promise<void>;
  /** Shows another document: nothing of this one's memory remains. */
  leave(why: LeaveReason): void;
  /** Tells the person's other tabs that this one changed their rights. */
  announceRights(): void;
  log(message: string, error: unknown): void;
}

/**
 * How a person ends their own session: here, on every device, with the account, because its address is another now, or
 * to open the same page as somebody else.
 */
type OwnEnd = 'signedOut' | 'everywhere' | 'deleted' | 'addressChanged' | 'otherAccount';
/** Why the screen is left: the person ended it, the session counts no more, its rights changed, another came. */
export type LeaveReason = OwnEnd | 'refused' | 'changed' | 'otherPerson';

export interface Session {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  /** Settles once the first state of the session is known. */
  ready(): Promise<SessionState>;
  /** Runs a sign-in and then sets how long it lasts. The new state is there when it resolves. */
  signIn(run: () => Promise<unknown>, options: { readonly rememberMe: boolean }): Promise<SessionState>;
  /** Fetches a new token because this page itself changed what it says (verified, linked). */
  takeNewRights(): Promise<SessionUser | null>;
  /** The same because another tab of this person's changed it: the tabs share one connection to the database. */
  followRights(): Promise<void>;
  /** Leaves when another tab ended the session that this browser remembers, or somebody else signed in there. */
  followOwner(): Promise<void>;
  /** Asks whether the session still counts; leaves the screen when not. */
  check(): Promise<void>;
  signOut(why?: OwnEnd): Promise<void>;
  /** The person changed their own name or phone: shown from now on, without reading the document again. */
  noteProfile(profile: OwnProfile): void;
}

/**
 * A session, in this order: not ready; the first state of authentication; user and user
 * document loaded, or cleared; ready.
 */
export function createSession(parts: SessionParts): Session {
  let state: SessionState = { ...firstState, rememberMe: parts.remember.read() };
  let leaving = false;
  let isOwnChange = false;
  /** This person was written down as the browser's, so that another name there says something. */
  let isOwner = false;
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
    const { user } = state;
    // Not known any more, rather than known as nobody: guards wait for the page that comes instead of sending away.
    set({ user: null, userDoc: null, isAuthReady: false });
    await signingIn.catch(() => undefined);
    // Where somebody else has signed in meanwhile, in another tab, what is on the device is theirs: it was cleared for
    // them before, and clearing it now would stop their database.
    const owner = parts.owner.read();
    const stored = owner === null || owner === user?.uid;
    await parts
      .clear({ stored })
      .catch((error: unknown) => parts.log('The caches could not be cleared', error));
    if (endsSession) {
      parts.remember.write(false);
      if (stored) parts.owner.write(null);
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

  /** What an earlier person left here goes before anything is read for the next one. */
  const takeOver = async (user: SessionUser | null): Promise<void> => {
    const owner = parts.owner.read();
    const clear = async (what: { readonly copies: boolean }): Promise<void> => {
      try {
        await parts.clearLeftBehind(what);
      } catch (error) {
        parts.log('What an earlier session left could not be cleared', error);
      }
    };
    if (user) {
      if (owner !== null && owner !== user.uid) await clear({ copies: true });
      parts.owner.write(user.uid);
      isOwner = parts.owner.read() === user.uid;
      return;
    }
    // Remembered, but nobody is signed in: the session was ended from elsewhere while no page was open. While somebody
    // signs in, what is remembered is what they just ticked, and this report is of before.
    if (isOwnChange || !parts.remember.read()) return;
    await clear({ copies: false });
    parts.remember.write(false);
    set({ rememberMe: false });
  };

  const takeReport = async (reported: Reported | Promise<Reported>): Promise<void> => {
    const report = ++reports;
    const user = reported instanceof Promise ? await reported : reported;
    // A later report has overtaken this one.
    if (leaving || report !== reports) return;
    const before = state.user;
    if (before && before.uid !== user?.uid) {
      // Another tab that signs out says so first; otherwise the identity service took the session away.
      const isLost = parts.owner.read() === before.uid;
      if (user) await leave('otherPerson', false);
      else await (isLost ? leave('refused', true) : leave('signedOut', false));
      return;
    }
    if (before) return;
    await takeOver(user);
    const userDoc = user ? await loadUserDoc(user.uid) : null;
    // A later report has overtaken this one while it was reading.
    if (report === reports && !leaving) set({ user, userDoc, isAuthReady: true });
  };

  const stop = parts.onAuthState((reported) => {
    settled = takeReport(reported);
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

  // Firebase tells a tab of what others do only where the tab found the session, not where the session began: there it
  // goes on listening to where sessions were kept before.
  const followOwner = async (): Promise<void> => {
    const { user, rememberMe } = state;
    if (!user || !rememberMe || !isOwner || leaving || isOwnChange) return;
    const owner = parts.owner.read();
    if (owner === user.uid) return;
    // What this tab still has of an ended session ends as well, or its next refresh would bring it back for all.
    await (owner === null ? leave('signedOut', true) : leave('otherPerson', false));
  };

  const refreshed = async (): Promise<SessionUser | null> => {
    const user = await parts.refresh();
    if (!user) await leave('refused', true);
    return user;
  };

  const takeRights = async (): Promise<SessionUser | null> => {
    isOwnChange = true;
    try {
      const user = await refreshed();
      if (user && state.user) set({ user });
      return user;
    } finally {
      isOwnChange = false;
    }
  };

  const takeNewRights = async (): Promise<SessionUser | null> => {
    const user = await takeRights();
    if (user) parts.announceRights();
    return user;
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
      // What this page changes by itself while it signs in (a new password) is no reason to leave.
      isOwnChange = true;
      signingIn = run().then(() => persist(rememberMe));
      try {
        await signingIn;
        await settled;
      } finally {
        isOwnChange = false;
      }
      // The same person signed in anew: nothing is reported, but the session is a younger one.
      if (isAgain && !leaving) await takeNewRights();
      return ready();
    },
    takeNewRights,
    async followRights() {
      if (!state.user || leaving || isOwnChange) return;
      await takeRights().catch((error: unknown) => parts.log('The session could not be checked', error));
    },
    followOwner,
    async check() {
      await followOwner();
      const before = state.user;
      if (!before || leaving || isOwnChange) return;
      try {
        const user = await refreshed();
        if (!user || isOwnChange || state.user !== before || sameRights(before, user)) return;
        // Who was approved meanwhile signs in again for it, but has lost nothing.
        const hasGained = user.claims.role !== undefined && before.claims.role === undefined;
        const isOver = isEnded(user) && !hasGained;
        await (isOver ? leave('refused', true) : leave('changed', false));
      } catch (error) {
        parts.log('The session could not be checked', error);
      }
    },
    async signOut(why = 'signedOut') {
      stop();
      await leave(why, true);
    },
    noteProfile(profile) {
      if (state.userDoc) set({ userDoc: { ...state.userDoc, ...profile } });
    },
  };
}
