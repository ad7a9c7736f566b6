import type { MoneyValues } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { Rows } from '../../shared/rows.tsx';
import { NextSends } from './next-sends.tsx';
import { type RemindersForm, remindersFormSchema, toRemindersForm } from './reminders-form.ts';
import { useMoneyForm } from './use-money-form.ts';

type Form = UseFormReturn<RemindersForm, unknown, MoneyValues<'reminders'>>;
const most = 10;

/** When clients are reminded, with the mails that would go by what is typed. */
export function RemindersSection({ business }: { readonly business: PrivateSettings }) {
  const { form, save, shell } = useMoneyForm<RemindersForm, MoneyValues<'reminders'>>({
    section: 'reminders',
    business,
    toForm: toRemindersForm,
    resolver: valibotResolver(remindersFormSchema),
    toInput: (values, seen) => ({ section: 'reminders', values, seen }),
    saved: 'Reminders',
  });
  return (
    <AccountSection
      title="Reminders"
      lead="A client gets at most one email a day, which lists everything that’s due. 0 days is the due date itself."
    >
      <PageForm {...shell} onSubmit={save} submitLabel="Save reminders">
        <Offsets form={form} />
        <Preview form={form} />
      </PageForm>
    </AccountSection>
  );
}

const whens = [
  { value: 'before', label: 'before the due date' },
  { value: 'after', label: 'after the due date' },
];

function Offsets({ form }: { readonly form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'reminderOffsets' });
  const wrong = form.formState.errors.reminderOffsets;
  return (
    <Rows
      keys={fields.map(({ id }) => id)}
      what={(index) => `reminder ${index + 1}`}
      row={(index) => (
        <>
          <TextField
            {...fieldProps(form, `reminderOffsets.${index}.days`)}
            {...form.register(`reminderOffsets.${index}.days`, { valueAsNumber: true })}
            label="Days"
            type="number"
            min={0}
            step={1}
          />
          <SelectField
            {...fieldProps(form, `reminderOffsets.${index}.when`)}
            label="Before or after"
            options={whens}
          />
        </>
      )}
      onAdd={() => append({ days: 7, when: 'after' })}
      onRemove={remove}
      addLabel="Add a reminder"
      full={fields.length >= most ? `There can be at most ${most} reminders.` : null}
      error={wrong?.root?.message ?? wrong?.message}
    />
  );
}

function Preview({ form }: { readonly form: Form }) {
  const typed = useWatch({ control: form.control });
  const parsed = v.safeParse(remindersFormSchema, typed);
  return <NextSends offsets={parsed.success ? parsed.output.reminderOffsets : null} />;
}
