import { recentSignInMaxAgeSeconds } from '@agency/domain/user/sign-in';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import { useSession, useSignedIn } from '../../firebase/session/session-context.ts';
import { isLinked } from '../../firebase/session/state.ts';
import { ErrorState } from '../../ui/app/states.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import styles from './client-screen.module.css';
import { useSendLinkAgain } from './confirm-again.tsx';
import { type Asked, askWhetherConfirmed, linkNow } from './prove-address.ts';

/** A screen of the client area. Without a verified address it says so instead of failing. */
export function ClientScreen({ children }: { readonly children: ReactNode }) {
  const user = useSignedIn();
  if (isLinked(user)) return children;
  return user.emailVerified ? <LinkDocuments /> : <ConfirmFirst email={user.email} />;
}

/** Registered, but the address is not verified: nothing can be shown yet. */
function ConfirmFirst({ email }: { readonly email: string }) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const link = useSendLinkAgain();
  const look = async (): Promise<void> => {
    setBusy(true);
    setAsked(await askWhetherConfirmed(session));
    setBusy(false);
  };
  return (
    <section className={styles.notice} aria-labelledby="confirm-first">
      <h1 id="confirm-first">Confirm your email address first</h1>
      <p>
        We’ve sent a link to <strong>{email}</strong>. Open it and sign in there. You’ll then see your quotes
        and projects here. This protects them from anyone who only knows your address.
      </p>
      <p className={styles.quiet}>
        If the email hasn’t arrived, check your spam folder. You can also sign out and choose ‘Forgot your
        password?’: that link confirms your address too.
      </p>
      {asked?.kind === 'notYet' ? <p role="status">Your address hasn’t been confirmed yet.</p> : null}
      {asked?.kind === 'failed' ? (
        <ErrorState
          title="We couldn’t check"
          message={asked.message}
          onRetry={() => void look()}
          retrying={busy}
        />
      ) : null}
      <ButtonRow>
        <Button variant="primary" busy={busy} onClick={() => void look()}>
          I have confirmed it
        </Button>
        <Button busy={link.busy} onClick={() => void link.send()}>
          Send the link again
        </Button>
        <Button onClick={() => void session.signOut()}>Sign out</Button>
      </ButtonRow>
      <p role="status">{link.answer}</p>
    </section>
  );
}

/** The address is verified; earlier documents are tied to it right after a sign-in. */
function LinkDocuments() {
  const session = useSession();
  const { authTime } = useSignedIn();
  const isFresh = Date.now() / 1000 - authTime < recentSignInMaxAgeSeconds;
  const [asked, setAsked] = useState<Asked | null>(isFresh ? null : { kind: 'signInAgain' });
  const began = useRef(false);
  useEffect(() => {
    if (asked !== null || began.current) return;
    began.current = true;
    void linkNow(session, () => callOperation('linkMyDocuments', {})).then((answer) => {
      began.current = false;
      setAsked(answer);
    });
  }, [asked, session]);
  if (asked?.kind === 'failed') {
    return (
      <ErrorState
        title="We couldn’t look up your quotes and projects"
        message={asked.message}
        onRetry={() => setAsked(null)}
      />
    );
  }
  if (asked?.kind !== 'signInAgain') {
    return (
      <p role="status" className={styles.notice}>
        Looking for your quotes and projects…
      </p>
    );
  }
  return (
    <section className={styles.notice} aria-labelledby="sign-in-again">
      <h1 id="sign-in-again">Please sign in again</h1>
      <p>To keep your quotes and projects safe, we need you to sign in again before we show them.</p>
      <ButtonRow>
        <Button variant="primary" onClick={() => void session.signOut()}>
          Go to the sign-in page
        </Button>
      </ButtonRow>
    </section>
  );
}
