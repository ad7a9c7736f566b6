import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../fields/date-field.tsx';

interface DateInputProps<Values extends FieldValues, Output>
  extends Omit<DateFieldProps, 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'error'> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
}

/** A day in a form: its value is the civil date, '' or what the schema refuses while it is unfinished. */
export function DateInput<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: DateInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { onChange, ...bound } = field;
  return <DateField {...rest} {...bound} onValueChange={onChange} error={fieldState.error?.message} />;
}
