import { type FormEvent, useState } from 'react';
import { useEarlyInput } from '../../platform/use-early-input.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { readAnswer, storeAnswer } from './answer-draft.ts';
import styles from './quote-answer.module.css';

const formId = 'quote-decline';

interface QuoteDeclineProps {
  readonly version: number;
  readonly contentHash: string | null;
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
  const { contentHash } = props;
  const [reason, setReason] = useState(props.returnedReason ?? '');
  const [isBegun, setBegun] = useState(props.returnedReason !== null);
  useEarlyInput(formId, (field) => {
    const begun = field('reason') || (readAnswer(contentHash)?.reason ?? '');
    setReason(begun);
    if (begun !== '') setBegun(true);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (props.disabledReason === null) props.onDecline(reason);
  };
  return (
    <details className={styles.decline} open={isBegun}>
      <summary className={styles.declineSummary}>Decline this quote</summary>
      <form
        id={formId}
        method="post"
        action={props.action}
        noValidate
        onSubmit={submit}
        className={styles.declineForm}
      >
        <input type="hidden" name="version" value={props.version} />
        <TextArea
          name="reason"
          label="Why are you declining?"
          hint="Your reason helps us improve. You can leave this empty."
          optional
          rows={3}
          limit={2000}
          value={reason}
          error={props.error}
          onChange={(event) => {
            setReason(event.target.value);
            storeAnswer(contentHash, { reason: event.target.value });
          }}
        />
        <Button type="submit" variant="danger" busy={props.busy} disabledReason={props.disabledReason}>
          Decline quote
        </Button>
      </form>
    </details>
  );
}
