import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The value while only a part of the date is typed. The browser reports '' then, as for an empty field. */
export const unfinishedDate = 'unfinished';

const mend = 'Enter the full date, or clear it';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'value'> {
  readonly value?: string | undefined;
  /** Called with the date while typing, with '' when empty, with `unfinishedDate` for schemas to refuse. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** A civil date, 'YYYY-MM-DD', with the browser's own picker. */
export function DateField({ value, onValueChange, onChange, onBlur, error, ...props }: DateFieldProps) {
  const [leftUnfinished, setLeftUnfinished] = useState(false);
  const report = ({ value: typed, validity }: HTMLInputElement): void => {
    const reported = validity.badInput ? unfinishedDate : typed;
    if (reported !== value) onValueChange?.(reported);
  };
  return (
    <TextField
      {...props}
      type="date"
      value={value === unfinishedDate ? '' : value}
      error={leftUnfinished ? mend : error}
      onChange={(event) => {
        setLeftUnfinished(false);
        report(event.target);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setLeftUnfinished(event.target.validity.badInput);
        // A part typed into an empty field is no change of its value.
        report(event.target);
        onBlur?.(event);
      }}
    />
  );
}
