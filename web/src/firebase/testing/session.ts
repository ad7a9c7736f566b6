import { createSession, type SessionParts } from '../session/session.ts';
import type { SessionUser } from '../session/state.ts';
import { userDocOf } from './user-doc.ts';

export const anna: SessionUser = {
  uid: 'anna',
  email: 'anna@example.com',
  emailVerified: true,
  displayName: 'Anna Example',
  claims: { sessionsFrom: 1000 },
  authTime: 1000,
};
export const ben: SessionUser = { ...anna, uid: 'ben', email: 'ben@example.com' };
export const annaDoc = userDocOf(anna);

/** The browser's stored state from before. */
interface StoredBefore {
  readonly remembered?: boolean;
  readonly owner?: string;
}

function keeping(stored: StoredBefore) {
  let remembered = stored.remembered ?? false;
  let owner = stored.owner ?? null;
  return {
    remember: {
      read: () => remembered,
      write: (value: boolean) => {
        remembered = value;
      },
    },
    owner: {
      read: () => owner,
      write: (uid: string | null) => {
        owner = uid;
      },
    },
  };
}

/** Fake parts where everything succeeds, and which record the calls. */
function noting(calls: string[], logged: string[]) {
  const note =
    <T>(name: string, answer: T) =>
    async () => {
      calls.push(name);
      return answer;
    };
  return {
    readUserDoc: note('readUserDoc', annaDoc),
    ensureUser: note('ensureUser', undefined),
    setPersistence: async (kind) => {
      calls.push(`persistence:${kind}`);
    },
    seesOwnProfile: note('seesOwnProfile', true),
    refresh: note('refresh', anna),
    clearLeftBehind: async ({ copies }) => {
      calls.push(copies ? 'clearOther' : 'clearStored');
    },
    clear: async ({ stored }) => {
      calls.push(stored ? 'clear' : 'clearMemory');
    },
    signOut: note('signOut', undefined),
    leave: (why) => calls.push(`leave:${why}`),
    announceRights: () => calls.push('announce'),
    log: (message) => logged.push(message),
  } satisfies Partial<SessionParts>;
}

/** A session with parts that a test can replace. */
export function setUp(changes: Partial<SessionParts> = {}, stored: StoredBefore = {}) {
  const calls: string[] = [];
  const logged: string[] = [];
  const { remember, owner } = keeping(stored);
  let report: Parameters<SessionParts['onAuthState']>[0] = () => undefined;
  const session = createSession({
    ...noting(calls, logged),
    remember,
    owner,
    onAuthState(callback) {
      report = callback;
      return () => calls.push('stopListening');
    },
    ...changes,
  });
  const signedIn = async () => {
    report(anna);
    await session.ready();
    calls.length = 0;
  };
  return {
    session,
    calls,
    logged,
    report: (user: Parameters<typeof report>[0]) => report(user),
    signedIn,
    isRemembered: remember.read,
    owner: owner.read,
    setOwner: owner.write,
  };
}

export const refusing = (error: unknown) => () => Promise.reject(error);
