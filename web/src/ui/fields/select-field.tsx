import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'children'> {
  readonly options: readonly Option[];
  /** First entry without a value: 'Choose a service'. */
  readonly placeholder?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, id, hint, error, optional, labelHidden, className, options, placeholder, ...select } =
    props;
  return (
    <Field {...{ name, label, id, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} name={name} {...control}>
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  );
}
