import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../ui/fields/field-id.ts';
import { FormActions } from '../../ui/fields/form-layout.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { messagesOf } from '../../views/enquiry/form-values.ts';
import { Trap } from '../../views/enquiry/trap.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { steps } from './form-values.ts';
import styles from './quote.module.css';
import type { QuotePageData } from './quote-data.ts';
import { DetailsFields, NeedsFields, ProjectFields } from './step-fields.tsx';
import { type QuoteForm as FormState, useQuoteForm } from './use-quote-form.ts';
import { stepId } from './use-steps.ts';

interface StepProps {
  readonly index: number;
  readonly state: FormState;
  readonly children: ReactNode;
}

const last = steps.length - 1;

/** Without script, and after a refused post, all steps are shown one below the other; with script one is shown. */
function Step({ index, state, children }: StepProps) {
  const { step, open, go, next } = state;
  const shown = open || step === index;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === index && before.current !== step && state.issues.length === 0) title.current?.focus();
    before.current = step;
  }, [step, index, state.issues.length]);
  return (
    <section
      id={stepId(index)}
      className={cx(styles.step, shown && styles.shown)}
      aria-labelledby={`${stepId(index)}-title`}
    >
      <h2 className={styles.stepTitle} id={`${stepId(index)}-title`} ref={title} tabIndex={-1}>
        {steps[index]?.title}
      </h2>
      {children}
      <div className={cx(styles.scripted, open && styles.none)}>
        {index < last ? (
          <FormActions>
            <Button variant="primary" onClick={() => void next()}>
              Continue
            </Button>
            {index > 0 ? <BackButton onClick={() => go(index - 1)} /> : null}
          </FormActions>
        ) : null}
      </div>
    </section>
  );
}

function BackButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      Back
    </Button>
  );
}

function Send({ state }: { readonly state: FormState }) {
  const { sending, uploads, open, step, go, failure } = state;
  return (
    <div className={cx(styles.send, (open || step === last) && styles.shown)}>
      {failure ? (
        <Callout tone="danger" title="Not sent" announce="alert" className={styles.failure}>
          <p>{failure}</p>
        </Callout>
      ) : null}
      <FormActions note="Free, and without obligation.">
        <Button
          type="submit"
          variant="primary"
          busy={sending}
          disabledReason={uploads.busy ? 'Your files are still being uploaded.' : null}
        >
          {sending ? 'Sending…' : failure ? 'Try again' : 'Send request'}
        </Button>
        {open ? null : (
          <span className={styles.scripted}>
            <BackButton onClick={() => go(last - 1)} />
          </span>
        )}
      </FormActions>
    </div>
  );
}

const notes = {
  restored: 'We kept what you typed last time in this browser.',
  shared: 'You have this form open in another tab too. Both show what you entered last.',
  sent: 'You sent this request from another tab. Here is an empty form for another one.',
  emptied: 'You emptied this form in another tab.',
} as const;

function Note({ state }: { readonly state: FormState }) {
  const { note } = state;
  if (note === null) return null;
  return (
    <Callout className={styles.restored} announce="status">
      <p>
        <span>{notes[note]}</span>
        {note === 'restored' || note === 'shared' ? (
          <>
            {' '}
            <button type="button" className={styles.linkButton} onClick={state.startAnew}>
              Start again with an empty form
            </button>
          </>
        ) : null}
      </p>
    </Callout>
  );
}

interface QuoteFormProps {
  readonly data: QuotePageData;
  readonly posted: FormResult | undefined;
}

export function QuoteForm({ data, posted }: QuoteFormProps) {
  const state = useQuoteForm(data, posted);
  const alive = useHydrated();
  const { start, step, issues, attempt, open } = state;
  const messages = messagesOf(issues);
  const fields = { data, values: start.values, messages };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (open || step === last) void state.submit();
    else void state.next();
  };
  // One line a field: the message beside it.
  const summary = Object.entries(messages).map(([name, message]) => ({ name: name || undefined, message }));
  return (
    <FieldPrefixProvider value="quote">
      <div className={styles.columns}>
        <form
          ref={state.form}
          className={styles.form}
          method="post"
          action={paths.api.quoteRequests()}
          noValidate
          onSubmit={onSubmit}
          data-alive={alive || undefined}
          onInput={state.changed}
        >
          <Trap />
          {open ? null : (
            <div className={styles.scripted}>
              <Stepper steps={steps.map(({ title }) => title)} current={step} />
            </div>
          )}
          <Note state={state} />
          <ErrorSummary errors={summary} attempt={attempt} />
          <div key={start.round}>
            <Step index={0} state={state}>
              <NeedsFields {...fields} />
            </Step>
            <Step index={1} state={state}>
              <ProjectFields {...fields} uploads={state.uploads} />
            </Step>
            <Step index={2} state={state}>
              <DetailsFields {...fields} />
            </Step>
          </div>
          <Send state={state} />
        </form>
        <EstimatePanel values={state.values} data={data} />
      </div>
    </FieldPrefixProvider>
  );
}
