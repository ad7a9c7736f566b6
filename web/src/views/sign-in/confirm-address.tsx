import { toAppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { useState } from 'react';
import { postJson } from '../../platform/post-json.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { type AddressLinkProps, ConfirmHere } from './confirm-here.tsx';
import { LookInMailbox } from './look-in-mailbox.tsx';
import styles from './sign-in.module.css';
import { type SignInArea, signInAreas } from './sign-in-area.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { loadSignIn, type SignedIn } from './use-sign-in.ts';

/**
 * The page behind the link of a registration mail. The code proves the mailbox, the password proves the person who
 * registered: it is applied only where both come together. Somebody with only the mailbox can take the account over by
 * a new password, or have it deleted.
 */
export function ConfirmAddress({ area, code, user }: AddressLinkProps) {
  const confirm = async (): Promise<SignedIn> => {
    const { confirmAddress } = await loadSignIn();
    await confirmAddress(code);
    return 'go';
  };
  if (user) {
    return (
      <ConfirmHere
        area={area}
        user={user}
        title="Confirm your email address"
        label="Confirm my email address"
        confirm={confirm}
      />
    );
  }
  return (
    <>
      <SignInPanel
        area={area}
        title="Confirm your email address"
        intro={
          <p className={styles.intro}>
            Sign in with the password you chose when you registered. That confirms your address and opens your
            account.
          </p>
        }
        after={confirm}
        withGoogle={false}
      />
      <NotMe area={area} code={code} />
    </>
  );
}

type Outcome = { readonly kind: 'mailed'; readonly address: string } | { readonly kind: 'deleted' };

/** For somebody who got the email but does not know the password. */
function NotMe({ area, code }: { readonly area: SignInArea; readonly code: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<'password' | 'disown' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = async (what: 'password' | 'disown', act: () => Promise<Outcome>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    setError(null);
    try {
      setOutcome(await act());
    } catch (thrown) {
      setError(toAppError(thrown).message);
    } finally {
      setBusy(null);
    }
  };
  const askForPassword = async (): Promise<Outcome> => {
    const { addressOfCode } = await loadSignIn();
    const address = await addressOfCode(code);
    await postJson(paths.api.passwordResets(), { email: address, area });
    return { kind: 'mailed', address };
  };
  const disown = async (): Promise<Outcome> => {
    await postJson(paths.api.accountRemovals(), { oobCode: code });
    return { kind: 'deleted' };
  };
  if (outcome?.kind === 'mailed') {
    return (
      <div className={styles.aside}>
        <LookInMailbox address={outcome.address}>
          We’ve sent you a link to choose a new password.
        </LookInMailbox>
      </div>
    );
  }
  if (outcome?.kind === 'deleted') {
    return (
      <div className={styles.aside}>
        <Callout tone="success" title="We’ve deleted the account" announce="status">
          <p>Someone had created it with your address. You don’t need to do anything else.</p>
        </Callout>
      </div>
    );
  }
  return (
    <section className={styles.aside} aria-labelledby="not-me">
      <h2 id="not-me" className={styles.asideTitle}>
        Don’t know the password?
      </h2>
      <p className={styles.note}>
        If you registered but don’t remember it, set a new one. If you didn’t register here, tell us and we’ll
        delete the account.
      </p>
      {error ? (
        <Callout tone="danger" announce="alert">
          <p>{error}</p>
        </Callout>
      ) : null}
      <ButtonRow>
        <Button size="small" busy={busy === 'password'} onClick={() => void run('password', askForPassword)}>
          Set a new password
        </Button>
        <Button
          size="small"
          variant="danger"
          busy={busy === 'disown'}
          onClick={() => void run('disown', disown)}
        >
          This wasn’t me
        </Button>
      </ButtonRow>
      <p className={styles.note}>
        <a href={signInAreas[area].login}>Back to sign-in</a>
      </p>
    </section>
  );
}
