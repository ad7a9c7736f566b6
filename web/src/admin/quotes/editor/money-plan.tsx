import { formatMoney, formatPercent } from '@agency/domain/shared/format';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon, DangerIcon, PlusIcon, SuccessIcon } from '../../../ui/icons.tsx';
import styles from './editor-layout.module.css';
import { FormAmount, FormSelect, FormText } from './fields.tsx';
import { scheduleSum, stageAmounts } from './live-totals.ts';
import { newStage } from './new-parts.ts';
import type { QuoteForm } from './quote-form.ts';
import { useLiveTotals } from './totals-context.tsx';
import { useFocusField } from './use-focus-field.ts';

const discountOptions = [
  { value: 'none', label: 'No discount' },
  { value: 'amount', label: 'An amount' },
  { value: 'percent', label: 'A percentage' },
];

/** A discount on the whole quote. */
export function DiscountFields() {
  const { control } = useFormContext<QuoteForm>();
  const kind = useWatch({ control, name: 'discount.kind' });
  return (
    <div className={styles.discount}>
      <FormSelect name="discount.kind" label="Discount on the quote" options={discountOptions} />
      {kind === 'amount' ? <FormAmount name="discount.amount" kind="money" label="Amount off" /> : null}
      {kind === 'percent' ? <FormAmount name="discount.share" kind="percent" label="Per cent off" /> : null}
    </div>
  );
}

const triggerOptions = [
  { value: 'acceptance', label: 'On acceptance' },
  { value: 'milestone', label: 'On a milestone' },
  { value: 'date', label: 'On a date' },
];

/** How the one-off part is paid: stages that add up to 100 %. */
export function ScheduleEditor() {
  const { control } = useFormContext<QuoteForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'paymentSchedule', keyName: 'key' });
  const stages = useWatch({ control, name: 'paymentSchedule' });
  const sum = scheduleSum(stages);
  const focus = useFocusField();
  const add = () => {
    append(newStage({ share: Math.max(10_000 - sum, 0) }), { shouldFocus: false });
    focus(`paymentSchedule.${fields.length}.label`);
  };
  return (
    <>
      <ol className={styles.rows}>
        {fields.map((field, index) => (
          <StageRow key={field.key} index={index} onRemove={() => remove(index)} />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={add}
          disabledReason={fields.length >= 12 ? 'A schedule has at most 12 stages.' : null}
        >
          Add stage
        </Button>
        <ScheduleSum sum={sum} />
      </div>
    </>
  );
}

function ScheduleSum({ sum }: { readonly sum: number }) {
  const isWhole = sum === 10_000;
  const Icon = isWhole ? SuccessIcon : DangerIcon;
  const gap = formatPercent(Math.abs(10_000 - sum));
  const words = isWhole
    ? 'Adds up to 100%'
    : `Adds up to ${formatPercent(sum)}: ${gap} ${sum < 10_000 ? 'missing' : 'too much'}`;
  return (
    <p className={cx(styles.sum, isWhole ? styles.sumRight : styles.sumWrong)} role="status">
      <Icon size={16} />
      {words}
    </p>
  );
}

function StageRow({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const base = `paymentSchedule.${index}` as const;
  return (
    <li className={styles.stage}>
      <FormText name={`${base}.label`} label="Stage" maxLength={80} />
      <FormAmount name={`${base}.share`} kind="percent" label="Share" />
      <FormSelect name={`${base}.trigger.kind`} label="Falls due" options={triggerOptions} />
      <TriggerDetail index={index} />
      <StageAmount index={index} />
      <div className={styles.rowTools}>
        <IconButton label={`Remove stage ${index + 1}`} onClick={onRemove}>
          <CrossIcon size={16} />
        </IconButton>
      </div>
    </li>
  );
}

function TriggerDetail({ index }: { readonly index: number }) {
  const { control } = useFormContext<QuoteForm>();
  const base = `paymentSchedule.${index}.trigger` as const;
  const [kind, milestones] = useWatch({ control, name: [`${base}.kind`, 'milestones'] });
  if (kind === 'date') return <FormText name={`${base}.date`} label="Date" type="date" />;
  if (kind === 'acceptance') return <div />;
  const options = milestones.map(({ id, title }, at) => ({
    value: id,
    label: title || `Milestone ${at + 1}`,
  }));
  // Options that come later would leave the browser's own first choice standing beside the form's value.
  const known = options.map((option) => option.value).join();
  return (
    <FormSelect
      key={known}
      name={`${base}.milestoneId`}
      label="Milestone"
      placeholder="Choose a milestone"
      options={options}
    />
  );
}

/** What the stage comes to: the very amount that its invoice will have. */
function StageAmount({ index }: { readonly index: number }) {
  const { control } = useFormContext<QuoteForm>();
  const stages = useWatch({ control, name: 'paymentSchedule' });
  const { totals, vatRegistered } = useLiveTotals();
  const id = stages[index]?.id;
  const amount = stageAmounts(stages, totals.oneOff, vatRegistered).get(id ?? '');
  return <div className={styles.amount}>{amount === undefined ? '' : formatMoney(amount)}</div>;
}
