import { toAppError } from '@agency/domain/shared/errors';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import styles from './sign-in.module.css';
import { type SignInArea, signInAreas } from './sign-in-area.ts';
import { loadSignIn } from './use-sign-in.ts';

interface OldAddressProps {
  readonly area: SignInArea;
  readonly code: string;
}

/** The page behind the link that reverts a change of address. Acts only when the button is pressed. */
export function OldAddress({ area, code }: OldAddressProps) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [error, setError] = useState<string | null>(null);
  const apply = async (): Promise<void> => {
    setState('busy');
    setError(null);
    try {
      const { takeAddressBack } = await loadSignIn();
      await takeAddressBack(code);
      setState('done');
    } catch (thrown) {
      setError(toAppError(thrown).message);
      setState('open');
    }
  };
  return (
    <>
      <h1 className={styles.title}>Keep your old email address</h1>
      {state === 'done' ? (
        <>
          <Callout tone="success" announce="status" className={styles.problem}>
            <p>Your old address is back. Set a new password too, in case someone knows yours.</p>
          </Callout>
          <ButtonLink href={signInAreas[area].login} variant="primary" reload>
            Go to sign-in
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.intro}>
            Someone asked to change your account’s email address. If that wasn’t you, undo it here.
          </p>
          {error ? (
            <Callout tone="danger" announce="alert" className={styles.problem}>
              <p>{error}</p>
            </Callout>
          ) : null}
          <Button variant="primary" busy={state === 'busy'} onClick={() => void apply()}>
            Undo the change
          </Button>
        </>
      )}
    </>
  );
}
