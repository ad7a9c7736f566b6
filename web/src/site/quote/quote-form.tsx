import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const { step, moves, isOpen, go, next } = state;
  const shown = isOpen || step === index;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(moves);
  useEffect(() => {
    if (step === index && before.current !== moves && state.issues.length === 0) title.current?.focus();
    before.current = moves;
  }, [step, moves, index, state.issues.length]);
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
      <div className={cx(styles.scripted, isOpen && styles.none)}>
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
  const { sending, uploads, isOpen, step, go, failure } = state;
  return (
    <div className={cx(styles.send, (isOpen || step === last) && styles.shown)}>
      {failure ? (
        <Callout tone="danger" title="Not sent" announce="alert" className={styles.failure}>
          <p>{failure}</p>
        </Callout>
      ) : null}
      <FormActions note="It’s free and there’s no obligation.">
        <Button
          type="submit"
          variant="primary"
          busy={sending}
          disabledReason={uploads.busy ? 'Your files are still uploading.' : null}
        >
          {sending ? 'Sending…' : failure ? 'Try again' : 'Send request'}
        </Button>
        {isOpen ? null : (
          <span className={styles.scripted}>
            <BackButton onClick={() => go(last - 1)} />
          </span>
        )}
      </FormActions>
    </div>
  );
}

/** The region is there before its words: of one that comes with them, screen readers say nothing. */
function Note({ state }: { readonly state: FormState }) {
  const { note, startAnew } = state;
  return (
    <div role="status">
      {note ? (
        <Callout className={styles.restored}>
          <p>
            <span>{note.words}</span>
            {note.canEmpty ? (
              <>
                {' '}
                <button type="button" className={styles.linkButton} onClick={() => void startAnew()}>
                  Clear the form and start again
                </button>
              </>
            ) : null}
          </p>
        </Callout>
      ) : null}
    </div>
  );
}

interface StepsProps {
  readonly state: FormState;
  readonly data: QuotePageData;
  readonly messages: Readonly<Record<string, string>>;
}

function Steps({ state, ...rest }: StepsProps) {
  const fields = { ...rest, values: state.given };
  return (
    <div>
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
  );
}

/**
 * From hydration on the state says which step is shown, no longer the address. Marked past React: a state of its own
 * would render the whole form a second time, in one go.
 */
function useAliveMark(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => form.current?.setAttribute('data-alive', ''), [form]);
}

interface QuoteFormProps {
  readonly data: QuotePageData;
  readonly posted: FormResult | undefined;
}

export function QuoteForm({ data, posted }: QuoteFormProps) {
  const state = useQuoteForm(data, posted);
  useAliveMark(state.form);
  const { step, issues, attempt, isOpen } = state;
  const messages = messagesOf(issues);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen || step === last) void state.submit();
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
          onInput={state.changed}
          onBlur={state.left}
        >
          <Trap />
          {isOpen ? null : (
            <div className={styles.scripted}>
              <Stepper steps={steps.map(({ title }) => title)} current={step} />
            </div>
          )}
          <Note state={state} />
          <ErrorSummary errors={summary} attempt={attempt} />
          <Steps state={state} data={data} messages={messages} />
          <Send state={state} />
        </form>
        <EstimatePanel values={state.values} data={data} />
      </div>
    </FieldPrefixProvider>
  );
}
