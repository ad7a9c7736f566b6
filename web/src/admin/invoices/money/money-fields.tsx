import { paymentMethods } from '@agency/domain/receipt/schema';
import { civilDate, line, pence } from '@agency/domain/shared/fields';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { FieldRow } from '../../../ui/fields/form-layout.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormMoneyField, fieldProps } from '../../../ui/form/form-fields.tsx';
import { methodWords } from '../../shared/invoice-words.ts';

const typed = v.custom<number | null>((value) => value === null || typeof value === 'number');

/** What is said of money that came or went; the amount is null while it is empty, NaN while it can't be read. */
export const moneyEntries = {
  amount: v.pipe(
    typed,
    v.transform((value) => value ?? Number.NaN),
    pence,
    v.minValue(1, 'Enter an amount above £0.00'),
  ),
  method: v.picklist(paymentMethods),
  receivedOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
};
type MoneyValues = v.InferInput<v.StrictObjectSchema<typeof moneyEntries, undefined>>;

export function emptyMoney(today: string, amount: number | null = null): MoneyValues {
  return { amount, method: 'bankTransfer', receivedOn: today, reference: '' };
}

const methods = paymentMethods.map((method) => ({ value: method, label: methodWords[method] }));

interface Props<TValues extends FieldValues, TOutput> {
  readonly form: UseFormReturn<TValues, unknown, TOutput>;
  /** The names of its fields, which the type of a form with more of them can't tell. */
  readonly names: Readonly<Record<keyof MoneyValues, FieldPath<TValues>>>;
  readonly today: string;
  readonly dayLabel: string;
}

/** Amount, day, method and reference. */
export function MoneyFields<TValues extends FieldValues, TOutput>({
  form,
  names,
  today,
  dayLabel,
}: Props<TValues, TOutput>) {
  return (
    <>
      <FieldRow>
        <FormMoneyField control={form.control} name={names.amount} label="Amount" />
        <TextField {...fieldProps(form, names.receivedOn)} label={dayLabel} type="date" max={today} />
      </FieldRow>
      <FieldRow>
        <SelectField {...fieldProps(form, names.method)} label="Method" options={methods} />
        <TextField
          {...fieldProps(form, names.reference)}
          label="Reference"
          optional
          maxLength={100}
          autoComplete="off"
        />
      </FieldRow>
    </>
  );
}

export const moneyNames = {
  amount: 'amount',
  method: 'method',
  receivedOn: 'receivedOn',
  reference: 'reference',
} as const;
