import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runGuard } from '../../firebase/session/guards.ts';
import { maySignedInHere } from '../../firebase/session/remembered.ts';
import type { SessionUser } from '../../firebase/session/state.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Contour } from '../../ui/contour/contour.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { Ended } from './ended.tsx';
import { type MailAction, readMailAction } from './mail-action.ts';
import { NewAddress } from './new-address.tsx';
import { NewPassword } from './new-password.tsx';
import { OldAddress } from './old-address.tsx';
import styles from './sign-in.module.css';
import { type SignInArea, signInAreas } from './sign-in-area.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { loadSignIn, useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  readonly area: SignInArea;
  /** Above the form: what somebody who was led here may need to know. */
  readonly intro?: ReactNode;
  /** Under the form: how to get an account. */
  readonly aside?: ReactNode;
}

/** The one sign-in page: for people who come to sign in, and for links in our mails. */
export function SignInPage({ area, intro, aside }: SignInPageProps) {
  const { search } = useLocation();
  const action = readMailAction(search);
  const user = useWhoIsHere(area, action);
  return (
    <div className={area === 'admin' ? undefined : styles.page}>
      {/* The back office's page has its hillside at the side and no header, so the form has no card there. */}
      {area === 'admin' ? null : <Contour seed="sign-in-client" className={styles.contour} />}
      <div className={area === 'admin' ? styles.bare : styles.card}>
        <Panel area={area} action={action} user={user} intro={intro} aside={aside} />
        <noscript>
          <p className={styles.note}>
            You need JavaScript to sign in. Without it, you can open your quotes and projects from the links
            in our emails.
          </p>
        </noscript>
      </div>
    </div>
  );
}

interface PanelProps extends SignInPageProps {
  readonly action: MailAction | null;
  readonly user: SessionUser | null;
}

function Panel({ area, action, user, intro, aside }: PanelProps) {
  switch (action?.mode) {
    case 'verifyEmail':
      return <ConfirmAddress area={area} code={action.code} user={user} />;
    case 'resetPassword':
      return <NewPassword area={area} code={action.code} />;
    case 'verifyAndChangeEmail':
      return <NewAddress area={area} code={action.code} user={user} />;
    case 'recoverEmail':
      return <OldAddress area={area} code={action.code} />;
    case undefined:
      return (
        <SignInPanel
          area={area}
          title={signInAreas[area].title}
          intro={
            <>
              <Ended />
              {intro}
            </>
          }
          aside={aside}
        />
      );
  }
}

/**
 * The person already signed in here. Firebase is loaded only where there are signs of a session, or for a mailed link.
 * Somebody whom the guard would let in goes straight on.
 */
function useWhoIsHere(area: SignInArea, action: MailAction | null): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null);
  const { next } = useSignIn(area);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isMailed = action !== null;
  useEffect(() => {
    if (!isHydrated || !(isMailed || maySignedInHere())) return;
    let isHere = true;
    loadSignIn()
      .then(({ currentSession }) => currentSession())
      .then((state) => {
        if (!isHere) return;
        const verdict = runGuard(signInAreas[area].guard, { state, wanted: next, now: new Date() });
        if (!isMailed && verdict?.kind === 'enter') navigate(next, { replace: true });
        else setUser(state.user);
      })
      .catch((error: unknown) => console.error('The session could not be opened', error));
    return () => {
      isHere = false;
    };
  }, [area, isHydrated, isMailed, navigate, next]);
  return user;
}
