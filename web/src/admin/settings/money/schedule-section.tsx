import type { MoneyValues } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { formatDate } from '@agency/domain/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormPercentField, fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { Rows } from '../../shared/rows.tsx';
import styles from './money.module.css';
import { type ScheduleForm, scheduleFormSchema, toScheduleForm } from './schedule-form.ts';
import { useMoneyForm } from './use-money-form.ts';

const triggers = [
  { value: 'acceptance', label: 'On acceptance' },
  { value: 'milestone', label: 'On the last milestone' },
];
const most = 12;

/** How new quotes are usually paid. */
export function ScheduleSection({ business }: { readonly business: PrivateSettings }) {
  const { form, save, shell } = useMoneyForm<ScheduleForm, MoneyValues<'paymentSchedule'>>({
    section: 'paymentSchedule',
    business,
    toForm: toScheduleForm,
    resolver: valibotResolver(scheduleFormSchema),
    toInput: (values, seen) => ({ section: 'paymentSchedule', values, seen }),
    saved: 'Payment schedule',
  });
  return (
    <AccountSection
      title="Payment schedule"
      lead="How new quotes are paid. The last milestone is that of the quote; without one, the stage is due on acceptance."
    >
      <PageForm {...shell} onSubmit={save} submitLabel="Save payment schedule">
        <Stages form={form} />
      </PageForm>
    </AccountSection>
  );
}

interface StagesProps {
  readonly form: UseFormReturn<ScheduleForm, unknown, MoneyValues<'paymentSchedule'>>;
}

function Stages({ form }: StagesProps) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'paymentSchedule' });
  const isEqual = useWatch({ control, name: 'paymentInEqualParts' });
  const count = fields.length;
  const wrong = formState.errors.paymentSchedule;
  return (
    <>
      <CheckboxField
        {...fieldProps(form, 'paymentInEqualParts')}
        label={<span>{`In ${count} equal ${count === 1 ? 'part' : 'parts'}`}</span>}
      />
      <Rows
        keys={fields.map(({ id }) => id)}
        what={(index) => `stage ${index + 1}`}
        row={(index) => (
          <Stage form={form} index={index} date={fields[index]?.date ?? ''} count={isEqual ? count : null} />
        )}
        onAdd={() => append({ label: '', share: null, trigger: 'acceptance', date: '' })}
        onRemove={remove}
        addLabel="Add a stage"
        full={count >= most ? `A schedule has at most ${most} stages.` : null}
        error={wrong?.root?.message ?? wrong?.message}
      />
    </>
  );
}

interface StageProps extends StagesProps {
  readonly index: number;
  /** Of a stage with a day of its own. */
  readonly date: string;
  /** How many equal parts there are; null where each has its own share. */
  readonly count: number | null;
}

function Stage({ form, index, date, count }: StageProps) {
  const base = `paymentSchedule.${index}` as const;
  const options = date === '' ? triggers : [...triggers, { value: 'date', label: `On ${formatDate(date)}` }];
  return (
    <>
      <TextField {...fieldProps(form, `${base}.label`)} label="Stage" maxLength={80} />
      {count === null ? (
        <FormPercentField control={form.control} name={`${base}.share`} label="Share" />
      ) : (
        <p className={styles.figure}>{`Part ${index + 1} of ${count}`}</p>
      )}
      <SelectField {...fieldProps(form, `${base}.trigger`)} label="Due" options={options} />
    </>
  );
}
