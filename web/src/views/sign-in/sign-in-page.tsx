import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runGuard } from '../../firebase/session/guards.ts';
import { maySignedInHere } from '../../firebase/session/remembered.ts';
import type { SessionUser } from '../../firebase/session/state.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Contour } from '../../ui/contour/contour.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { type Door, doors } from './door.ts';
import { Ended } from './ended.tsx';
import { type MailAction, readMailAction } from './mail-action.ts';
import { NewAddress } from './new-address.tsx';
import { NewPassword } from './new-password.tsx';
import { OldAddress } from './old-address.tsx';
import styles from './sign-in.module.css';
import { SignInPanel } from './sign-in-panel.tsx';
import { loadSignIn, useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  readonly door: Door;
  /** Under the form: the way to an account. */
  readonly aside?: ReactNode;
}

/** The one sign-in page: for people who come to sign in, and for links in our mails. */
export function SignInPage({ door, aside }: SignInPageProps) {
  const { search } = useLocation();
  const action = readMailAction(search);
  const user = useWhoIsHere(door, action);
  return (
    <div className={door === 'admin' ? undefined : styles.page}>
      {/* The back office's page has its hillside at the side and no header: the form stands free there. */}
      {door === 'admin' ? null : <Contour seed="sign-in-client" className={styles.contour} />}
      <div className={door === 'admin' ? styles.bare : styles.card}>
        <Panel door={door} action={action} user={user} aside={aside} />
        <noscript>
          <p className={styles.note}>
            Signing in needs JavaScript. Your quotes and projects open without it from the links in our
            emails.
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

function Panel({ door, action, user, aside }: PanelProps) {
  switch (action?.mode) {
    case 'verifyEmail':
      return <ConfirmAddress door={door} code={action.code} user={user} />;
    case 'resetPassword':
      return <NewPassword door={door} code={action.code} />;
    case 'verifyAndChangeEmail':
      return <NewAddress door={door} code={action.code} user={user} />;
    case 'recoverEmail':
      return <OldAddress door={door} code={action.code} />;
    case undefined:
      return <SignInPanel door={door} title={doors[door].title} intro={<Ended />} aside={aside} />;
  }
}

/**
 * Who is signed in here already. Firebase is asked only where there are signs of a session, or for a link of a mail.
 * Somebody whom the guard would let in anyway goes straight on.
 */
function useWhoIsHere(door: Door, action: MailAction | null): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null);
  const { next } = useSignIn(door);
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
        const verdict = runGuard(doors[door].guard, { state, wanted: next, now: new Date() });
        if (!isMailed && verdict?.kind === 'enter') navigate(next, { replace: true });
        else setUser(state.user);
      })
      .catch((error: unknown) => console.error('The session could not be opened', error));
    return () => {
      isHere = false;
    };
  }, [door, isHydrated, isMailed, navigate, next]);
  return user;
}
