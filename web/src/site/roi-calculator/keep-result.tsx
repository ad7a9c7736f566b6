import { useState } from 'react';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './roi-calculator.module.css';
import type { Sending } from './use-sending.ts';

/** Copies the address, which holds all figures; reports success or failure. */
export function CopyAndPrint() {
  const [said, setSaid] = useState('');
  const copy = () => {
    const done =
      navigator.clipboard?.writeText(window.location.href) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setSaid('Link copied. Whoever opens it sees these figures.'),
      () => setSaid('This browser lets us copy nothing. Copy the address of the page: it holds all figures.'),
    );
  };
  return (
    <div className={styles.scriptedBlock}>
      <ButtonRow className={styles.keep}>
        <Button size="small" onClick={copy}>
          Copy the link
        </Button>
        <Button size="small" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </ButtonRow>
      <p className={styles.note} role="status">
        {said}
      </p>
    </div>
  );
}

interface SendProps {
  readonly sending: Sending;
  readonly email: string;
  /** True on the page returned to a browser without script. */
  readonly wasSent: boolean;
}

function Sent({ sentTo, wasSent }: { readonly sentTo: string | null; readonly wasSent: boolean }) {
  if (sentTo === null && !wasSent) return null;
  return (
    <Callout tone="success" title="It is on its way" announce="status">
      <p>
        <span>
          {sentTo === null
            ? 'The result is mailed in a minute. '
            : `The result goes to ${sentTo} within a minute. `}
        </span>
        It holds all figures and a link that opens them here. If it does not come, look among the spam.
      </p>
    </Callout>
  );
}

/** 'Send me this': one mail, no list. */
export function SendResult({ sending, email, wasSent }: SendProps) {
  const { sentTo, emailError, failure, busy, prepare } = sending;
  return (
    <div className={styles.send}>
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="For this one email. You are put on no list."
        error={emailError}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        onFocus={prepare}
      />
      {failure ? (
        <Callout tone="danger" title="Not sent" announce="alert">
          <p>{failure}</p>
        </Callout>
      ) : null}
      <Button type="submit" variant="primary" busy={busy} data-send="">
        {busy ? 'Sending…' : failure ? 'Try again' : 'Send me this'}
      </Button>
      <Sent sentTo={sentTo} wasSent={wasSent && sentTo === null} />
    </div>
  );
}
