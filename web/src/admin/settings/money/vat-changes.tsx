import type { MoneyValues } from '@agency/domain/money-settings/sections';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { FormPercentField, fieldProps } from '../../../ui/form/form-fields.tsx';
import { Rows } from '../../shared/rows.tsx';
import type { VatForm } from './vat-form.ts';

interface Props {
  readonly form: UseFormReturn<VatForm, unknown, MoneyValues<'vat'>>;
}

const most = 20;
const full = (count: number) => (count >= most ? `There can be at most ${most}.` : null);

export function RegistrationChanges({ form, options }: Props & { readonly options: readonly Option[] }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'vatChanges' });
  return (
    <Rows
      keys={fields.map(({ id }) => id)}
      what={(index) => `change ${index + 1} of registration`}
      row={(index) => (
        <>
          <DateInput control={form.control} name={`vatChanges.${index}.from`} label="From" />
          <SelectField
            {...fieldProps(form, `vatChanges.${index}.registered`)}
            label="Registration"
            options={options}
          />
        </>
      )}
      onAdd={() =>
        append({ from: '', registered: form.getValues('registeredAtFirst') === 'yes' ? 'no' : 'yes' })
      }
      onRemove={remove}
      addLabel="Add a change of registration"
      full={full(fields.length)}
      error={form.formState.errors.vatChanges?.root?.message ?? form.formState.errors.vatChanges?.message}
    />
  );
}

const kindOptions = [
  { value: 'standard', label: 'Standard rate' },
  { value: 'reduced', label: 'Reduced rate' },
];

export function RateChanges({ form }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rateChanges' });
  return (
    <Rows
      keys={fields.map(({ id }) => id)}
      what={(index) => `rate ${index + 1}`}
      row={(index) => (
        <>
          <DateInput control={form.control} name={`rateChanges.${index}.from`} label="From" />
          <SelectField
            {...fieldProps(form, `rateChanges.${index}.kind`)}
            label="Which rate"
            options={kindOptions}
          />
          <FormPercentField control={form.control} name={`rateChanges.${index}.rate`} label="Rate" />
        </>
      )}
      onAdd={() => append({ from: '', kind: 'standard', rate: null })}
      onRemove={remove}
      addLabel="Add a rate"
      full={full(fields.length)}
      error={form.formState.errors.rateChanges?.root?.message ?? form.formState.errors.rateChanges?.message}
    />
  );
}
