import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { FormActions } from '../fields/form-layout.tsx';
import styles from './form.module.css';
import { FormFrame, type FormShellProps, listErrors, obstacleOf } from './form-core.tsx';

export interface PageFormProps<Values extends FieldValues, Output = Values>
  extends FormShellProps<Values, Output> {
  /** Beside the button: cancel, a second action. */
  readonly actions?: ReactNode;
  /** What happens next, what it costs. */
  readonly note?: ReactNode;
  /** `secondary` where another button on the page is the `primary` one. */
  readonly submitVariant?: 'primary' | 'secondary' | undefined;
  /** Off for searches and sign-in: leaving loses nothing worth a question. */
  readonly warnUnsaved?: boolean | undefined;
}

/** A full-page form: errors are listed at the top and take the focus. */
export function PageForm<Values extends FieldValues, Output = Values>(props: PageFormProps<Values, Output>) {
  const {
    form,
    submitting,
    submitLabel,
    submittingLabel,
    actions,
    note,
    submitVariant = 'primary',
    warnUnsaved = true,
  } = props;
  const id = useId();
  const { errors, submitCount } = form.formState;
  return (
    <FormFrame
      {...props}
      id={id}
      warnUnsaved={warnUnsaved}
      head={
        submitCount > 0 && Object.keys(errors).length > 0 ? (
          <div className={styles.summary}>
            <ErrorSummary errors={listErrors(errors)} attempt={submitCount} />
          </div>
        ) : null
      }
      foot={
        <FormActions note={note}>
          <Button type="submit" variant={submitVariant} busy={submitting} disabledReason={obstacleOf(props)}>
            {submitting ? submittingLabel : submitLabel}
          </Button>
          {actions}
        </FormActions>
      }
    />
  );
}
