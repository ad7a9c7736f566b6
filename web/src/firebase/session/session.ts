import type { Stored } from '@agency/domain/shared/parse';
import type { OwnProfile, User } from '@agency/domain/user/schema';
import { firstState, isEnded, type SessionState, type SessionUser, sameRights } from './state.ts';

type Reported = SessionUser | null;

/** The parts of Firebase that a session needs; tests bring their own. */
export interface SessionParts {
  /** Calls back with the first state once it is known, then on every change; the person's details may come later. */
  onAuthState(report: (user: Reported | Promise<Reported>) => void): () => void;
  /** Null where there is no such document. */
  readUserDoc(uid: string): Promise<Stored<User> | null>;
  /** Creates `users/{uid}` where it is missing. */
  ensureUser(): Promise<void>;
  setPersistence(kind: 'local' | 'session'): Promise<void>;
  /**
   * Does the database let this person see their own profile, as it does while their session counts? Unlike a new token this
   * doesn't start every open stream anew. Rejects when it can't be reached.
   */
  seesOwnProfile(uid: string): Promise<boolean>;
  /** Fetches a new token; null when the server refuses this session. Rejects when it can't be reached. */
  refresh(): Promise<SessionUser | null>;
  remember: { read(): boolean; write(rememberMe: boolean): void };
  /** The owner of this browser's stored data, even while no page is open: the uid that was last signed in here. */
  owner: { read(): string | null; write(uid: string | null): void };
  /** Removes what an earlier person left on this device; `copies`: unsaved work in forms too. */
  clearLeftBehind(what: { readonly copies: boolean }): Promise<void>;
  /** Stops every listener and clears everything read for this person; `stored`: on the device too. */
  clear(what: { readonly stored: boolean }): Promise<void>;
  signOut(): Promise<void>;
  /** Loads another document, so that nothing of this one stays in memory. */
  leave(why: LeaveReason): void;
  /** Tells the person's other tabs that this one changed their rights. */
  announceRights(): void;
  log(message: string, error: unknown): void;
}

/**
 * How a person ends their own session: here, on every device, by deleting the account, by changing its address, or to
 * open the same page as somebody else.
 */
type OwnEnd = 'signedOut' | 'everywhere' | 'deleted' | 'addressChanged' | 'otherAccount';
/** Why the screen is left: ended by the person, session revoked, rights changed, another person signed in. */
export type LeaveReason = OwnEnd | 'refused' | 'changed' | 'otherPerson';

export interface Session {
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  /** Resolves once the first state of the session is known. */
  ready(): Promise<SessionState>;
  /** Runs a sign-in and then sets how long it lasts. The new state is there when it resolves. */
  signIn(run: () => Promise<unknown>, options: { readonly rememberMe: boolean }): Promise<SessionState>;
  /** Fetches a new token because this page itself changed what it says (verified, linked). */
  takeNewRights(): Promise<SessionUser | null>;
  /** The same because another tab of this person changed it: the tabs share one database connection. */
  followRights(): Promise<void>;
  /** Leaves when another tab ended this browser's session, or somebody else signed in there. */
  followOwner(): Promise<void>;
  /** Checks whether the session is still valid; leaves the screen if not. */
  check(): Promise<void>;
  /** The same before something is believed that an ended session would show as well; not twice within seconds. */
  confirm(): Promise<void>;
  /** With `end`, an operation that ends the session on the server first: what the page sees of that is no news to it. */
  signOut(why?: OwnEnd, end?: () => Promise<unknown>): Promise<void>;
  /** The person changed their own name or phone: shown from now on, without reading the document again. */
  noteProfile(profile: OwnProfile): void;
}

/** A session that was valid this recently is taken for valid. */
const confirmedForMs = 3000;

/**
 * A session, in this order: not ready; the first state of authentication; user and user
 * document loaded, or cleared; ready.
 */
export function createSession(parts: SessionParts): Session {
  let state: SessionState = { ...firstState, rememberMe: parts.remember.read() };
  let leaving = false;
  let isOwnChange = false;
  /** The person is ending this session by an operation. */
  let isEnding = false;
  /** This person was stored as the browser's owner, so that another name there is meaningful. */
  let isOwner = false;
  /** A sign-in is under way: its persistence is set before the screen is left. */
  let signingIn: Promise<void> = Promise.resolve();
  let confirmedAt = 0;
  let confirming: Promise<void> | null = null;
  let reports = 0;
  let reportTaken: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const leave = async (why: LeaveReason, endsSession: boolean): Promise<void> => {
    if (leaving) return;
    leaving = true;
    const { user } = state;
    // Unknown again, rather than known to be nobody: guards then wait for the next page instead of redirecting.
    set({ user: null, userDoc: null, isAuthReady: false });
    await signingIn.catch(() => undefined);
    // If somebody else has since signed in in another tab, the data on the device is theirs: it was cleared for them
    // before, and clearing it now would stop their database.
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

  /** Data of an earlier person is removed before anything is read for the next one. */
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
    // Remembered, but nobody is signed in: the session was ended elsewhere while no page was open. During a sign-in
    // the setting is the box just ticked, and this report is older.
    if (isOwnChange || !parts.remember.read()) return;
    await clear({ copies: false });
    parts.remember.write(false);
    set({ rememberMe: false });
  };

  const takeReport = async (reported: Reported | Promise<Reported>): Promise<void> => {
    const report = ++reports;
    const user = reported instanceof Promise ? await reported : reported;
    // A later report has overtaken this one.
    if (leaving || isEnding || report !== reports) return;
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
    reportTaken = takeReport(reported);
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

  // Firebase notifies a tab of other tabs' changes only if the tab found the session, not if the session began there:
  // such a tab keeps listening to the earlier storage.
  const followOwner = async (): Promise<void> => {
    const { user, rememberMe } = state;
    if (!user || !rememberMe || !isOwner || leaving || isOwnChange) return;
    const owner = parts.owner.read();
    if (owner === user.uid) return;
    // This tab's part of an ended session ends as well, or its next refresh would restore it for all.
    await (owner === null ? leave('signedOut', true) : leave('otherPerson', false));
  };

  const takeRights = async (): Promise<SessionUser | null> => {
    isOwnChange = true;
    try {
      const user = await parts.refresh();
      confirmedAt = Date.now();
      if (!user) await leave('refused', true);
      // Until these rights came, the document may not have been this person's to read.
      if (user && state.user) set({ user, userDoc: state.userDoc ?? (await loadUserDoc(user.uid)) });
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

  const check = async (): Promise<void> => {
    await followOwner();
    const before = state.user;
    if (!before || leaving || isOwnChange || isEnding) return;
    try {
      const user = await parts.refresh();
      confirmedAt = Date.now();
      if (isOwnChange || isEnding || state.user !== before) return;
      if (!user) return leave('refused', true);
      if (sameRights(before, user)) return;
      // Somebody just approved has to sign in again, but has lost nothing.
      const hasGained = user.claims.role !== undefined && before.claims.role === undefined;
      const isOver = isEnded(user) && !hasGained;
      await (isOver ? leave('refused', true) : leave('changed', false));
    } catch (error) {
      parts.log('The session could not be checked', error);
    }
  };

  /** A new token is fetched only where something seems to have ended: then it says what. */
  const confirmNow = async (): Promise<void> => {
    await followOwner();
    const { user } = state;
    if (!user || leaving || isOwnChange || isEnding) return;
    try {
      if (!(await parts.seesOwnProfile(user.uid))) return await check();
      confirmedAt = Date.now();
    } catch (error) {
      parts.log('The session could not be checked', error);
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
      // Changes this page makes while signing in (a new password) are no reason to leave.
      isOwnChange = true;
      signingIn = run().then(() => persist(rememberMe));
      try {
        await signingIn;
        await reportTaken;
        confirmedAt = Date.now();
      } finally {
        isOwnChange = false;
      }
      // The same person signed in again: nothing is reported, but the session is newer.
      if (isAgain && !leaving) await takeNewRights();
      return ready();
    },
    takeNewRights,
    async followRights() {
      if (!state.user || leaving || isOwnChange) return;
      await takeRights().catch((error: unknown) => parts.log('The session could not be checked', error));
    },
    followOwner,
    check,
    confirm() {
      if (Date.now() - confirmedAt < confirmedForMs) return Promise.resolve();
      confirming ??= confirmNow().finally(() => {
        confirming = null;
      });
      return confirming;
    },
    async signOut(why = 'signedOut', end = async () => undefined) {
      isEnding = true;
      try {
        await end();
      } finally {
        isEnding = false;
      }
      stop();
      await leave(why, true);
    },
    noteProfile(profile) {
      if (state.userDoc) set({ userDoc: { ...state.userDoc, ...profile } });
    },
  };
}
