import { invariant } from '@agency/domain/shared/invariant';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState, SessionUser } from './state.ts';

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session around a guarded page: sign-out, new rights. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  invariant(session, 'a session stands around every guarded page');
  return session;
}

/** Asks whether the session still counts; without one, as in tests, nothing is asked. */
export function useConfirm(): (() => Promise<void>) | undefined {
  return useContext(SessionContext)?.confirm;
}

/** What the session is now: `user`, `userDoc`, `isAuthReady`, `rememberMe`. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/** Who is signed in, on a page whose guard has let them in. */
export function useSignedIn(): SessionUser {
  const { user } = useSessionState();
  invariant(user, 'somebody is signed in behind a guard');
  return user;
}
