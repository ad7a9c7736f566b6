import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import styles from './gate-pages.module.css';

/** After this long the page says that something takes its time. */
const patienceMs = 6000;

/** While the session is not known yet. Says nothing at first: it is mostly there at once. */
export function OpeningPage() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={styles.opening} role="status" data-pending="">
      <p>Opening your page…</p>
      {isSlow ? (
        <p>This takes longer than it should. Check your connection; the page opens by itself.</p>
      ) : null}
    </div>
  );
}

interface RefusedPageProps {
  readonly email: string;
  /** Asked to become staff and waits for an answer. */
  readonly isPending: boolean;
  readonly onSignOut: () => void;
}

/** The back office, opened by somebody who is no admin. */
export function RefusedPage({ email, isPending, onSignOut }: RefusedPageProps) {
  return (
    <section className={styles.refused} aria-labelledby="refused">
      <h1 id="refused">{isPending ? 'Your account waits for approval' : 'This part is for staff'}</h1>
      <p>
        {isPending
          ? 'A colleague with access has to approve your account. You get an email when that is done.'
          : `You are signed in as ${email}, and this account has no access to the back office.`}
      </p>
      <ButtonRow>
        {isPending ? null : (
          <ButtonLink href={paths.client.dashboard()} variant="primary" reload>
            Go to your account
          </ButtonLink>
        )}
        <Button onClick={onSignOut}>Use another account</Button>
      </ButtonRow>
    </section>
  );
}
