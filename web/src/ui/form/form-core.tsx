import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Callout } from '../callout.tsx';
import type { SummaryError } from '../fields/error-summary.tsx';
import { FieldPrefixProvider } from '../fields/field-id.ts';
import { intoView } from '../into-view.ts';
import { useFocusAfterSubmit } from './focus-after-submit.ts';
import styles from './form.module.css';
import { MeanwhileNote } from './meanwhile-note.tsx';
import type { Meanwhile } from './stored-form.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

/**
 * Required of every form: `submitting` locks the fields and the button, `error` is the one place where the server's
 * response is shown.
 */
export interface FormShellProps<Values extends FieldValues, Output = Values> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Sends; the promise keeps a second submit out until it settles. Report failure through `error`. */
  readonly onSubmit: (values: Output) => unknown;
  readonly submitting: boolean;
  /** The server's message for people; null when all is well. */
  readonly error: string | null;
  /** The button's label: 'Send quote'. */
  readonly submitLabel: string;
  /** Its label while submitting: 'Sending quote'. */
  readonly submittingLabel: string;
  /** Why it cannot be sent now, by the record's status. */
  readonly disabledReason?: string | null | undefined;
  /** Of a form over a record that others may change too. */
  readonly meanwhile?: Meanwhile | undefined;
  readonly children: ReactNode;
}

/** Why the form can't be sent now; null when it can. */
export function obstacleOf({
  disabledReason,
  meanwhile,
}: Pick<FormShellProps<FieldValues>, 'disabledReason' | 'meanwhile'>): string | null {
  return meanwhile?.isOpen ? 'Choose which text to keep first.' : (disabledReason ?? null);
}

/** Errors of all fields, in the order of the form's values, by dotted field name. */
export function listErrors(errors: object, prefix = ''): SummaryError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): SummaryError[] => {
    if (typeof error !== 'object' || error === null || key === 'ref' || key === 'types') return [];
    const name = key === 'root' ? prefix.replace(/\.$/, '') : `${prefix}${key}`;
    if ('message' in error && typeof error.message === 'string' && error.message !== '') {
      return [{ name: name || undefined, message: error.message }];
    }
    // Errors of objects and arrays nest in the same shape.
    return listErrors(error, `${name}.`);
  });
}

interface FormFrameProps<Values extends FieldValues, Output> extends FormShellProps<Values, Output> {
  readonly id: string;
  readonly warnUnsaved: boolean;
  readonly foot?: ReactNode;
  readonly head?: ReactNode;
}

/** The form element itself: no second submit while one runs, fields locked, ids of its own. */
export function FormFrame<Values extends FieldValues, Output>(props: FormFrameProps<Values, Output>) {
  const { id, form, onSubmit, submitting, error, meanwhile, warnUnsaved, head, foot, children } = props;
  const running = useRef(false);
  const prefix = useId();
  const { isDirty, isSubmitSuccessful, submitCount, errors } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSubmit(element, { submitting, submitCount, invalid: Object.keys(errors).length > 0 });
  useUnsavedChanges(warnUnsaved && isDirty && !(isSubmitSuccessful && error === null));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // A form in a dialog is in a portal: without this its submit event would bubble to the form around it.
    event.stopPropagation();
    if (running.current || submitting || obstacleOf(props)) return;
    running.current = true;
    try {
      await form.handleSubmit(onSubmit)(event);
    } finally {
      running.current = false;
    }
  };
  return (
    <FieldPrefixProvider value={prefix}>
      <form
        ref={element}
        id={id}
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={submitting || undefined}
      >
        {head}
        {meanwhile?.isOpen ? <MeanwhileNote meanwhile={meanwhile} /> : null}
        <fieldset className={styles.fields} disabled={submitting}>
          {children}
        </fieldset>
        {error ? (
          <div ref={intoView} className={styles.error}>
            <Callout tone="danger" announce="alert">
              <p>{error}</p>
            </Callout>
          </div>
        ) : null}
        {foot}
      </form>
    </FieldPrefixProvider>
  );
}
