import { type ReactNode, Suspense, use, useEffect, useReducer, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import type { GuardName } from '../../routes.ts';
import { AppCheckNotice } from '../app-check/app-check-notice.tsx';
import { runGuard } from './guards.ts';
import { OpeningPage } from './opening-page.tsx';
import { RefusedPage } from './refused-page.tsx';
import { remembersSession, sessionOwner } from './remembered.ts';
import { type OpenSession, openSession } from './session.client.ts';
import { SessionProvider } from './session-context.ts';

interface Props {
  readonly guard: GuardName;
  readonly children: ReactNode;
}

/** Wraps every guarded page: the session, Firebase for reactfire, and the route's guard. */
export function SignedInRoot(props: Props) {
  return (
    <Suspense fallback={<OpeningPage />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ guard, children }: Props) {
  const open = use(openSession());
  const { firebase, session } = open;
  return (
    <FirebaseAppProvider firebaseApp={firebase.app} suspense>
      <AuthProvider sdk={firebase.auth}>
        <SessionProvider value={session}>
          <Gate guard={guard} open={open}>
            {children}
          </Gate>
        </SessionProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/** The time, at least once a minute: a sign-in can grow too old while its page is open. */
function useMinute(): Date {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = window.setInterval(look, 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return new Date();
}

/** Shows the page only once the guard allows it, so that nothing guarded flashes up. */
function Gate({ guard, open, children }: Props & { readonly open: OpenSession }) {
  const { session, firebase, appCheck } = open;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const now = useMinute();
  const wasHere = sessionOwner() !== null && !remembersSession();
  const verdict = runGuard(guard, { state, wanted: `${pathname}${search}`, now, wasHere });
  const to = verdict?.kind === 'signIn' ? verdict.to : undefined;
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true });
  }, [navigate, to]);
  if (verdict?.kind === 'refused') {
    return <RefusedPage {...verdict} session={session} />;
  }
  if (verdict?.kind !== 'enter') return <OpeningPage />;
  return (
    <FirestoreProvider sdk={firebase.firestore()}>
      <AppCheckNotice source={appCheck()} />
      {children}
    </FirestoreProvider>
  );
}
