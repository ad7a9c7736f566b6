import { type ReactNode, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import type { GuardName } from '../../routes.ts';
import { AppCheckNotice } from '../app-check/app-check-notice.tsx';
import { runGuard } from './guards.ts';
import { OpeningPage } from './opening-page.tsx';
import { RefusedPage } from './refused-page.tsx';
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

/** Shows the page only once the guard allows it, so that nothing guarded flashes up. */
function Gate({ guard, open, children }: Props & { readonly open: OpenSession }) {
  const { session, firebase, appCheck } = open;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const verdict = runGuard(guard, { state, wanted: `${pathname}${search}`, now: new Date() });
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
