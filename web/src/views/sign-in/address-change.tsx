import { toAppError } from '@agency/domain/shared/errors';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { type Door, doors } from './door.ts';
import type { MailAction } from './mail-action.ts';
import styles from './sign-in.module.css';
import { loadSignIn } from './use-sign-in.ts';

interface AddressChangeProps {
  readonly door: Door;
  readonly mode: Extract<MailAction['mode'], 'verifyAndChangeEmail' | 'recoverEmail'>;
  readonly code: string;
}

const texts = {
  verifyAndChangeEmail: {
    title: 'Confirm your new email address',
    intro: 'From then on you sign in with the new address.',
    button: 'Confirm the new address',
    done: 'Your new address is confirmed. Sign in with it from now on.',
  },
  recoverEmail: {
    title: 'Keep your old email address',
    intro: 'Somebody asked to change the address of your account. If that was not you, take it back here.',
    button: 'Take the change back',
    done: 'Your old address is back. Set a new password too, in case somebody knows yours.',
  },
} as const;

/** The page behind the links that change an address or take that back. Acts only when the button is pressed. */
export function AddressChange({ door, mode, code }: AddressChangeProps) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [error, setError] = useState<string | null>(null);
  const { title, intro, button, done } = texts[mode];
  const apply = async (): Promise<void> => {
    setState('busy');
    setError(null);
    try {
      const { applyAddressChange } = await loadSignIn();
      await applyAddressChange(code);
      setState('done');
    } catch (thrown) {
      setError(toAppError(thrown).message);
      setState('open');
    }
  };
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {state === 'done' ? (
        <>
          <Callout tone="success" announce="status" className={styles.problem}>
            <p>{done}</p>
          </Callout>
          <ButtonLink href={doors[door].login} variant="primary" reload>
            Go to the sign-in page
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.intro}>{intro}</p>
          {error ? (
            <Callout tone="danger" announce="alert" className={styles.problem}>
              <p>{error}</p>
            </Callout>
          ) : null}
          <Button variant="primary" busy={state === 'busy'} onClick={() => void apply()}>
            {button}
          </Button>
        </>
      )}
    </>
  );
}
