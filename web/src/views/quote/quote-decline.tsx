import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import styles from './quote-answer.module.css';

interface QuoteDeclineProps {
  readonly version: number;
  readonly action: string | undefined;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly disabledReason: string | null;
  /** The returned form's values; it is then shown open. */
  readonly returnedReason: string | null;
  readonly onDecline: (reason: string) => void;
}

/** The other answer: unobtrusive, one press away, with an optional reason. */
export function QuoteDecline(props: QuoteDeclineProps) {
  // Not controlled: what was typed before the page came to life is sent, too.
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (props.disabledReason === null) props.onDecline(typeof reason === 'string' ? reason : '');
  };
  return (
    <details className={styles.decline} open={props.returnedReason !== null}>
      <summary className={styles.declineSummary}>Decline this quote</summary>
      <form method="post" action={props.action} noValidate onSubmit={submit} className={styles.declineForm}>
        <input type="hidden" name="version" value={props.version} />
        <TextArea
          name="reason"
          label="What made you decide against it?"
          hint="It helps us to do better. Leave it empty if you like."
          optional
          rows={3}
          limit={2000}
          defaultValue={props.returnedReason ?? ''}
          error={props.error}
        />
        <Button type="submit" variant="danger" busy={props.busy} disabledReason={props.disabledReason}>
          Decline quote
        </Button>
      </form>
    </details>
  );
}
