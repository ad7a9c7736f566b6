import type { SessionUser } from '../../platform/session/state.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { type Door, doors } from './door.ts';
import styles from './sign-in.module.css';
import { SignInPanel } from './sign-in-panel.tsx';
import { loadSignIn, type SignedIn, useSignIn } from './use-sign-in.ts';

interface NewAddressProps {
  readonly door: Door;
  readonly code: string;
  /** Who is signed in at this browser already. */
  readonly user: SessionUser | null;
}

/**
 * The page behind the link that went to a new address. The code proves the mailbox, the sign-in proves the person who
 * asked: it is applied only where both come together, at the press of a button.
 */
export function NewAddress({ door, code, user }: NewAddressProps) {
  const signIn = useSignIn(door);
  const confirm = async (): Promise<SignedIn> => {
    const { applyNewAddress } = await loadSignIn();
    await applyNewAddress(code);
    return 'stay';
  };
  if (!user) {
    return (
      <>
        <SignInPanel
          door={door}
          title="Confirm your new email address"
          intro={
            <p className={styles.intro}>
              Sign in once more with your address of until now. That makes the new one yours; from then on you
              sign in with it.
            </p>
          }
          after={confirm}
          withGoogle={false}
        />
        <p className={styles.aside}>
          <span>
            You did not ask for this? Then do nothing: without a sign-in the link changes nothing.{' '}
            <a href={doors[door].login}>Back to the sign-in page</a>
          </span>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>Confirm your new email address</h1>
      <p className={styles.intro}>
        You are signed in as <strong className={styles.address}>{user.email}</strong>. From then on you sign
        in with the new address, on every device.
      </p>
      {signIn.error ? (
        <Callout tone="danger" announce="alert" className={styles.problem}>
          <p>{signIn.error}</p>
        </Callout>
      ) : null}
      <ButtonRow>
        <Button variant="primary" busy={signIn.busy} onClick={() => void signIn.run(confirm)}>
          Confirm the new address
        </Button>
        <Button onClick={() => void loadSignIn().then((signIns) => signIns.changeAccount())}>
          Use another account
        </Button>
      </ButtonRow>
    </>
  );
}
