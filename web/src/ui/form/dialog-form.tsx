import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog, type DialogProps } from '../app/dialog.tsx';
import { Button } from '../button.tsx';
import { FormFrame, type FormShellProps, obstacleOf } from './form-core.tsx';
import { mayLeave } from './unsaved-changes.ts';

export interface DialogFormProps<Values extends FieldValues, Output = Values>
  extends FormShellProps<Values, Output>,
    Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'size'> {
  readonly cancelLabel?: string | undefined;
  /** `danger` for what can't be undone. */
  readonly submitVariant?: 'primary' | 'danger' | undefined;
  /** Left in the foot: a second action. */
  readonly actions?: ReactNode;
}

/** A short form over the page. */
export function DialogForm<Values extends FieldValues, Output = Values>(
  props: DialogFormProps<Values, Output>,
) {
  const { open, onOpenChange, title, description, size, form, submitting, error, actions } = props;
  const { submitLabel, submittingLabel, cancelLabel = 'Cancel', submitVariant } = props;
  const id = useId();
  const { isDirty, isSubmitSuccessful } = form.formState;
  const clean = !isDirty || (isSubmitSuccessful && error === null);
  const change = (next: boolean): void => {
    if (next || (!submitting && (clean || mayLeave()))) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      size={size}
      actions={
        <>
          {actions}
          <Button onClick={() => change(false)}>{cancelLabel}</Button>
          <Button
            type="submit"
            form={id}
            variant={submitVariant ?? 'primary'}
            busy={submitting}
            disabledReason={obstacleOf(props)}
          >
            {submitting ? submittingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <FormFrame {...props} id={id} warnUnsaved />
    </Dialog>
  );
}
