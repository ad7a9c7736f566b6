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
      () => setSaid('Link copied. Anyone who opens it can see these figures.'),
      () => setSaid('Your browser won’t let us copy the link. Copy the address of this page instead.'),
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
            ? 'We’ll email the result within a minute. '
            : `We’ll email the result to ${sentTo} within a minute. `}
        </span>
        It has all your figures and a link to open them here. If it doesn’t arrive, check your spam folder.
      </p>
    </Callout>
  );
}

/** 'Email me the result': one mail, no list. */
export function SendResult({ sending, email, wasSent }: SendProps) {
  const { sentTo, emailError, failure, busy, prepare } = sending;
  return (
    <div className={styles.send}>
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="We’ll only use it for this email."
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
        {busy ? 'Sending…' : failure ? 'Try again' : 'Email me the result'}
      </Button>
      <Sent sentTo={sentTo} wasSent={wasSent && sentTo === null} />
    </div>
  );
}
