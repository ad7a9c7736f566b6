import type { ReactNode } from 'react';
import type { SessionUser } from '../../firebase/session/state.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import styles from './sign-in.module.css';
import type { SignInArea } from './sign-in-area.ts';
import { loadSignIn, type SignedIn, useSignIn } from './use-sign-in.ts';

/** The props of the pages behind mailed links about an address. */
export interface AddressLinkProps {
  readonly area: SignInArea;
  readonly code: string;
  /** The person already signed in in this browser. */
  readonly user: SessionUser | null;
}

interface ConfirmHereProps {
  readonly area: SignInArea;
  readonly user: SessionUser;
  readonly title: string;
  /** Follows 'You are signed in as …'. */
  readonly more?: ReactNode;
  readonly label: string;
  readonly confirm: () => Promise<SignedIn>;
}

/** Applies a code for the person already signed in, at the press of a button. */
export function ConfirmHere({ area, user, title, more, label, confirm }: ConfirmHereProps) {
  const signIn = useSignIn(area);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>
        You are signed in as <strong className={styles.address}>{user.email}</strong>. {more}
      </p>
      {signIn.error ? (
        <Callout tone="danger" announce="alert" className={styles.problem}>
          <p>{signIn.error}</p>
        </Callout>
      ) : null}
      <ButtonRow>
        <Button variant="primary" busy={signIn.busy} onClick={() => void signIn.run(confirm)}>
          {label}
        </Button>
        <Button onClick={() => void loadSignIn().then((signIns) => signIns.changeAccount())}>
          Use another account
        </Button>
      </ButtonRow>
    </>
  );
}
