import { treatmentChoice } from '@agency/domain/vat/treatment';
import { useState } from 'react';
import {
  type FieldPath,
  type FieldPathByValue,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { NumberFieldProps } from '../../../ui/fields/number-fields.tsx';
import { SelectField, type SelectFieldProps } from '../../../ui/fields/select-field.tsx';
import { TextArea, type TextAreaProps } from '../../../ui/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { FormMoneyField, FormPercentField, FormQuantityField } from '../../../ui/form/form-fields.tsx';
import type { QuoteForm } from './quote-form.ts';
import { useVat } from './totals-context.tsx';

export type FieldName = FieldPath<QuoteForm>;
type NumberName = FieldPathByValue<QuoteForm, number | null>;
type TextName = FieldPathByValue<QuoteForm, string>;

function useFieldError(name: FieldName): string | undefined {
  const { control, getFieldState } = useFormContext<QuoteForm>();
  const state = useFormState({ control, name, exact: true });
  return getFieldState(name, state).error?.message;
}

type Bound = 'name' | 'error' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref';

/** A field of the quote's form, by its place in it. */
export function FormText({ name, ...props }: { readonly name: TextName } & Omit<TextFieldProps, Bound>) {
  const { register } = useFormContext<QuoteForm>();
  const { onChange, onBlur, ref } = register(name);
  const error = useFieldError(name);
  return <TextField {...props} name={name} onChange={onChange} onBlur={onBlur} ref={ref} error={error} />;
}

/** A civil date; '' while there is none, and what is no date while only a part of it is typed. */
export function FormDate({ name, ...props }: { readonly name: TextName } & Omit<TextFieldProps, Bound>) {
  const { field, fieldState } = useController<QuoteForm, TextName>({ name });
  const { onChange, ...rest } = field;
  return <DateField {...props} {...rest} onValueChange={onChange} error={fieldState.error?.message} />;
}

/** Whole numbers in a plain field. */
export function FormNumber({ name, ...props }: { readonly name: NumberName } & Omit<TextFieldProps, Bound>) {
  const { register } = useFormContext<QuoteForm>();
  const { onChange, onBlur, ref } = register(name, { valueAsNumber: true });
  const error = useFieldError(name);
  return (
    <TextField
      {...props}
      type="number"
      min={0}
      step={1}
      name={name}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={error}
    />
  );
}

export function FormTextArea({ name, ...props }: { readonly name: TextName } & Omit<TextAreaProps, Bound>) {
  const { field, fieldState } = useController<QuoteForm, TextName>({ name });
  return <TextArea {...props} {...field} error={fieldState.error?.message} />;
}

interface FormSelectProps extends Omit<SelectFieldProps, Bound> {
  readonly name: FieldName;
  /** The field holds the option as a number. */
  readonly numeric?: boolean;
}

export function FormSelect({ name, numeric, ...props }: FormSelectProps) {
  const { register } = useFormContext<QuoteForm>();
  const { onChange, onBlur, ref } = register(name, numeric ? { valueAsNumber: true } : {});
  const error = useFieldError(name);
  return <SelectField {...props} name={name} onChange={onChange} onBlur={onBlur} ref={ref} error={error} />;
}

const outside = { value: 'outsideScope', label: treatmentChoice('outsideScope') };

/** One of the VAT rates of the day, or outside the scope. A rate of another day stays in sight until it is changed. */
export function FormVatRate({ name, ...props }: Omit<FormSelectProps, 'options' | 'numeric'>) {
  const { register, getValues } = useFormContext<QuoteForm>();
  const { rates } = useVat();
  const [first] = useState(() => getValues(name));
  const other = typeof first === 'number' && !rates.includes(first) ? [first] : [];
  const options = [...rates, ...other].map((rate) => ({ value: String(rate), label: treatmentChoice(rate) }));
  const { onChange, onBlur, ref } = register(name, {
    setValueAs: (value) => (value === outside.value ? value : Number(value)),
  });
  const error = useFieldError(name);
  return (
    <SelectField
      {...props}
      options={[...options, outside]}
      name={name}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={error}
    />
  );
}

const kinds = { money: FormMoneyField, percent: FormPercentField, quantity: FormQuantityField };

interface FormAmountProps extends Omit<NumberFieldProps, Bound | 'onValueChange'> {
  readonly name: NumberName;
  readonly kind: keyof typeof kinds;
}

/** Money, percentages and quantities: the form holds pence, basis points and quantities. */
export function FormAmount({ kind, ...props }: FormAmountProps) {
  const { control } = useFormContext<QuoteForm>();
  const Kind = kinds[kind];
  return <Kind {...props} control={control} />;
}
