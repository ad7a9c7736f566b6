import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { MoneyField, type NumberFieldProps, PercentField, QuantityField } from '../fields/number-fields.tsx';

/** Name, ref, handlers and error of a field, to spread into TextField, TextArea, SelectField, CheckboxField, RadioGroup… */
export function fieldProps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { ...form.register(name), error: error?.message };
}

type BoundProps<Values extends FieldValues, Output> = Omit<
  NumberFieldProps,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'error'
> & {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
};

type Bound<Values extends FieldValues, Output> = BoundProps<Values, Output> & {
  readonly Field: ComponentType<NumberFieldProps>;
};

/** The form's value is the number (pence, basis points, quantity) or null; NaN while it cannot be read, for the schema to refuse. */
function BoundNumberField<Values extends FieldValues, Output>({
  Field,
  control,
  name,
  ...rest
}: Bound<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      {...rest}
      name={name}
      ref={field.ref}
      disabled={rest.disabled ?? field.disabled}
      value={field.value ?? null}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

export function FormMoneyField<Values extends FieldValues, Output = Values>(
  props: BoundProps<Values, Output>,
) {
  return <BoundNumberField {...props} Field={MoneyField} />;
}

export function FormPercentField<Values extends FieldValues, Output = Values>(
  props: BoundProps<Values, Output>,
) {
  return <BoundNumberField {...props} Field={PercentField} />;
}

export function FormQuantityField<Values extends FieldValues, Output = Values>(
  props: BoundProps<Values, Output>,
) {
  return <BoundNumberField {...props} Field={QuantityField} />;
}
