import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DangerIcon } from '../icons.tsx';
import styles from './field.module.css';
import { useFieldId } from './field-id.ts';

/** What every field takes. `error` is a sentence that says what is wrong and how to correct it. */
export interface FieldTexts {
  readonly name: string;
  readonly label: ReactNode;
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** Shows '(optional)'. Required fields carry no mark. */
  readonly optional?: boolean | undefined;
  /** Hides the label visually, where the context explains the field (search, table cells). */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string;
}

interface FieldProps extends FieldTexts {
  /** Shown under the control, right of the error: a counter. */
  readonly aside?: ReactNode;
  readonly describedBy?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control, error: wired together by ids. A line is reserved for the error, so nothing jumps. */
export function Field({ children, describedBy, aside, className, ...texts }: FieldProps) {
  const id = useFieldId(texts.name, texts.id);
  const { error, hint } = texts;
  const described = cx(hint ? `${id}-hint` : '', error ? `${id}-error` : '', describedBy);
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, texts.labelHidden && 'sr-only')} htmlFor={id}>
        {labelWords(texts)}
      </label>
      <Hint id={id} hint={hint} />
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control ?? '',
      })}
      <div className={styles.below}>
        <FieldError id={id} error={error} />
        {aside}
      </div>
    </div>
  );
}

/** A label, and whether the field may stay empty. */
export function labelWords({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>): ReactNode {
  if (!optional) return label;
  return (
    <>
      <span>{label}</span>
      <span className={styles.optional}> (optional)</span>
    </>
  );
}

export function Hint({ id, hint }: { readonly id: string; readonly hint: ReactNode }) {
  if (!hint) return null;
  return (
    <div className={styles.hint} id={`${id}-hint`}>
      {hint}
    </div>
  );
}

export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | null | undefined;
}) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <DangerIcon size={16} />
      <span>
        <span className="sr-only">Error: </span>
        <span>{error}</span>
      </span>
    </p>
  );
}
