import { TextField, type TextFieldProps } from './text-field.tsx';

/** A civil date, 'YYYY-MM-DD', with the browser's own picker. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>) {
  return <TextField {...props} type="date" />;
}
