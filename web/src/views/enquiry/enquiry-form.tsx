import type { FormResult } from '@agency/domain/site/render';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../ui/fields/field-id.ts';
import { FormActions } from '../../ui/fields/form-layout.tsx';
import styles from './enquiry-form.module.css';
import { messagesOf, textOf } from './form-values.ts';
import { type EnquiryKind, enquiryKinds } from './kinds.ts';
import { Trap } from './trap.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

/** A field's initial value and its error. */
export type FieldState = (name: string) => {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

interface EnquiryFormProps {
  readonly kind: EnquiryKind;
  readonly posted: FormResult | undefined;
  readonly submitLabel: string;
  readonly note: string;
  readonly consentLabel: string;
  readonly children: (field: FieldState) => ReactNode;
}

/** Trap, summary, consent and sending around the fields of a short form. Posts by itself where no script runs. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, posted, submitLabel, note, consentLabel, children } = props;
  const { form, issues, failure, attempt, sending, changed, submit } = useEnquiryForm(kind, posted);
  const messages = messagesOf(issues);
  const values = posted?.values ?? {};
  const field: FieldState = (name) => ({
    name,
    defaultValue: textOf(values, name),
    error: messages[name],
  });
  // One line a field: the message beside it.
  const summary = Object.entries(messages).map(([name, message]) => ({ name: name || undefined, message }));
  return (
    <FieldPrefixProvider value={kind}>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={enquiryKinds[kind].address}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={changed}
      >
        <Trap />
        <ErrorSummary errors={summary} attempt={attempt} />
        {children(field)}
        <CheckboxField
          name="consent"
          value="true"
          label={consentLabel}
          hint="We keep it for up to 24 months and don’t share it with anyone. You can ask us to delete it sooner."
          autoComplete="off"
          defaultChecked={textOf(values, 'consent') === 'true'}
          error={messages.consent}
          className={styles.consent}
        />
        {failure ? (
          <Callout tone="danger" title="Not sent" announce="alert">
            <p>{failure}</p>
          </Callout>
        ) : null}
        <FormActions note={note}>
          <Button type="submit" variant="primary" busy={sending}>
            {sending ? 'Sending…' : failure ? 'Try again' : submitLabel}
          </Button>
        </FormActions>
      </form>
    </FieldPrefixProvider>
  );
}

interface ThanksProps {
  readonly reference: string;
  readonly children: ReactNode;
}

/** In the form's place once it was sent. */
export function EnquiryThanks({ reference, children }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus moves here, unless it is somewhere else already.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.thanks} role="status" tabIndex={-1} ref={box}>
      <p>
        {'Your reference: '}
        <strong className={styles.reference}>{reference}</strong>
      </p>
      {children}
    </div>
  );
}
