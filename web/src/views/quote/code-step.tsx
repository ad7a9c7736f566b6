import { stepUpRules } from '@agency/domain/link/step-up';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTakeFocus } from '../../ui/take-focus.ts';
import styles from './quote-answer.module.css';
import type { CodeState } from './use-answer.ts';

interface CodeStepProps {
  readonly state: CodeState;
  /** Where the code goes. */
  readonly recipient: string;
  /** The form's endpoint for requesting a code without script. */
  readonly action: string | undefined;
  readonly signInHref: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly isAsking: boolean;
  readonly onChange: (code: string) => void;
  readonly onAsk: () => void;
}

const minutes = stepUpRules.lifeMs / 60_000;

/** A large quote can't be accepted by its link alone: a code mailed to its recipient proves the holder's identity. */
export function CodeStep(props: CodeStepProps) {
  const { state, recipient, action, signInHref, value, error, isAsking, onChange, onAsk } = props;
  const isSent = state === 'sent';
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Each step appears away from the pressed button, so it takes the focus.
  const takeFocus = useTakeFocus();
  useEffect(() => takeFocus(state === 'sent' ? field.current : heading.current), [state, takeFocus]);
  return (
    <section className={styles.code} aria-labelledby="quote-code">
      <h3 id="quote-code" tabIndex={-1} ref={heading}>
        Confirm that it’s you
      </h3>
      <p role="status">
        {isSent
          ? `We’ve emailed a code to ${recipient}. It works for ${minutes} minutes. Enter it, then accept.`
          : `For a quote of this size you also need a code, which we’ll email to ${recipient}.`}
      </p>
      {isSent ? (
        <TextField
          name="code"
          label="Code from the email"
          hint="6 digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          ref={field}
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : null}
      <p className={styles.codeActions}>
        <Button
          type="submit"
          size={isSent ? 'small' : 'medium'}
          formAction={action}
          formNoValidate
          busy={isAsking}
          onClick={(event) => {
            event.preventDefault();
            onAsk();
          }}
        >
          {isSent ? 'Email me another code' : 'Email me a code'}
        </Button>
        {signInHref === undefined ? null : (
          <span className={styles.note}>
            Or <a href={signInHref}>sign in</a> with that address.
          </span>
        )}
      </p>
    </section>
  );
}
