import { toAppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { useState } from 'react';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useOperation } from '../use-operation.ts';
import styles from './gate-pages.module.css';
import type { Standing } from './guards.ts';
import type { Session } from './session.ts';

interface RefusedPageProps {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly standing: Standing;
  readonly session: Session;
}

interface Words {
  readonly title: string;
  readonly text: (email: string) => string;
}

const words: Readonly<Record<Exclude<Standing, 'approved'>, Words>> = {
  pending: {
    title: 'Your account is waiting for approval',
    text: (email) =>
      `You are signed in as ${email}. A colleague who already has access needs to approve your account. We’ll email you when they have.`,
  },
  refused: {
    title: 'Your account has no access',
    text: (email) =>
      `You are signed in as ${email}. Your access to the back office wasn’t approved, or has been removed. Ask a colleague if you think this is a mistake.`,
  },
  none: {
    title: 'This area is for staff',
    text: (email) => `You are signed in as ${email}, which has no access to the back office.`,
  },
  unknown: {
    title: 'We couldn’t check your access',
    text: (email) =>
      `You are signed in as ${email}, but we couldn’t read your account just now. Check your connection, then check again.`,
  },
};

/** The back office opened by somebody who is not an admin: the state of their request, and where to go instead. */
export function RefusedPage({ email, emailVerified, standing, session }: RefusedPageProps) {
  // The role arrives a moment after the approval: until then it looks as if still pending.
  const shown = standing === 'approved' ? 'pending' : standing;
  const { title, text } = words[shown];
  const isWaiting = shown === 'pending';
  return (
    <section className={styles.refused} aria-labelledby="refused">
      <h1 id="refused">{title}</h1>
      <p>{text(email)}</p>
      {isWaiting && !emailVerified ? <ConfirmAddress email={email} /> : null}
      <ButtonRow>
        {isWaiting || shown === 'unknown' ? <LookAgain session={session} /> : null}
        {shown === 'none' ? (
          <ButtonLink href={paths.client.dashboard()} variant="primary" reload>
            Go to your account
          </ButtonLink>
        ) : null}
        <Button onClick={() => void session.signOut()}>
          {isWaiting ? 'Sign out' : 'Use another account'}
        </Button>
      </ButtonRow>
    </section>
  );
}

/** Refreshes the claims and opens the page with them; the guard decides again. */
function LookAgain({ session }: { readonly session: Session }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      // Null: the session is over, and the page is being left.
      if (await session.takeNewRights()) window.location.reload();
    } catch (thrown) {
      console.error('The account could not be asked', toAppError(thrown));
      setError('We can’t reach the server. Check your connection and try again.');
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void look()}>
        Check again
      </Button>
      {error ? (
        <Callout tone="danger" announce="alert">
          <p>{error}</p>
        </Callout>
      ) : null}
    </>
  );
}

function ConfirmAddress({ email }: { readonly email: string }) {
  const operation = useOperation('resendMyVerification');
  const [isDone, setDone] = useState(false);
  const send = async (): Promise<void> => {
    setDone(false);
    if (await operation.run({})) setDone(true);
  };
  return (
    <Callout
      tone="warning"
      title="Confirm your email address"
      actions={
        <Button size="small" busy={operation.busy} onClick={() => void send()}>
          Send the link again
        </Button>
      }
    >
      <p>{`We’ve sent a link to ${email}. Open it and sign in there. Your account can only be approved after that.`}</p>
      <p role="status">{isDone ? 'Sent. It can take a minute. Check your spam folder too.' : ''}</p>
      {operation.error ? <p role="alert">{operation.error.message}</p> : null}
    </Callout>
  );
}
