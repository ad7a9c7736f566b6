import { formatMoney, formatPercent } from '@agency/domain/shared/format';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon, DangerIcon, PlusIcon, SuccessIcon } from '../../../ui/icons.tsx';
import { RowLabel } from '../../shared/editor/row-label.tsx';
import rows from '../../shared/editor/rows.module.css';
import styles from './editor-layout.module.css';
import { FormAmount, FormDate, FormSelect, FormText } from './fields.tsx';
import { equalShares, scheduleSum, stageAmounts } from './live-totals.ts';
import { newStage } from './new-parts.ts';
import type { QuoteForm } from './quote-form.ts';
import { placeOf, removedAt } from './removed.ts';
import { useLiveTotals } from './totals-context.tsx';
import { useFocusField } from './use-focus-field.ts';
import { useRemoval } from './use-removal.ts';

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
  const { stages, sum, adding, add, remove } = useStages();
  const isEqual = useEqualParts(stages.length);
  return (
    <div className={rows.stages}>
      {stages.length > 1 || isEqual ? <EqualParts count={stages.length} /> : null}
      {stages.length > 0 ? (
        <div className={rows.heads} aria-hidden="true">
          <span>Stage</span>
          <span className={rows.end}>Share</span>
          <span>Falls due</span>
          <span />
          <span className={rows.end}>Amount</span>
          <span />
        </div>
      ) : null}
      <ol>
        {stages.map((stage, index) => (
          <StageRow
            key={stage.key}
            index={index}
            count={isEqual ? stages.length : null}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={rows.foot}>
        <Button
          ref={adding}
          size="small"
          icon={<PlusIcon />}
          onClick={add}
          disabledReason={stages.length >= 12 ? 'A schedule has at most 12 stages.' : null}
        >
          Add stage
        </Button>
        {isEqual ? null : <ScheduleSum sum={sum} />}
      </div>
    </div>
  );
}

/** True for stages of equal parts, whose shares then follow their number. */
function useEqualParts(count: number): boolean {
  const { control, setValue } = useFormContext<QuoteForm>();
  const isEqual = useWatch({ control, name: 'inEqualParts' }) ?? false;
  useEffect(() => {
    if (!isEqual) return;
    equalShares(count).forEach((share, index) => {
      setValue(`paymentSchedule.${index}.share`, share, { shouldDirty: true });
    });
  }, [isEqual, count, setValue]);
  return isEqual;
}

function EqualParts({ count }: { readonly count: number }) {
  const { register } = useFormContext<QuoteForm>();
  const { onChange, onBlur, ref } = register('inEqualParts');
  return (
    <div className={rows.equal}>
      <CheckboxField
        name="inEqualParts"
        label={<span>{`In ${count} equal ${count === 1 ? 'part' : 'parts'}`}</span>}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </div>
  );
}

function useStages() {
  const { control, getValues } = useFormContext<QuoteForm>();
  const list = useFieldArray({ control, name: 'paymentSchedule', keyName: 'key' });
  const { fields, append, insert } = list;
  const sum = scheduleSum(useWatch({ control, name: 'paymentSchedule' }));
  const focus = useFocusField();
  const sayRemoved = useRemoval();
  const adding = useRef<HTMLButtonElement>(null);
  return {
    stages: fields,
    sum,
    adding,
    add() {
      append(newStage({ share: Math.max(10_000 - sum, 0) }), { shouldFocus: false });
      focus(`paymentSchedule.${fields.length}.label`);
    },
    remove(index: number) {
      const removed = removedAt(getValues('paymentSchedule'), index);
      if (!removed) return;
      list.remove(index);
      if (fields.length > 1) focus(`paymentSchedule.${Math.min(index, fields.length - 2)}.label`);
      else adding.current?.focus();
      sayRemoved(`Stage ${index + 1}`, () => {
        const place = placeOf(getValues('paymentSchedule'), removed);
        if (!place.isThere) insert(place.index, removed.part, { shouldFocus: false });
        return `paymentSchedule.${place.index}.label`;
      });
    },
  };
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
      <span>{words}</span>
    </p>
  );
}

interface StageProps {
  readonly index: number;
  /** How many equal parts there are; null where each stage has a share of its own. */
  readonly count: number | null;
  readonly onRemove: () => void;
}

function StageRow({ index, count, onRemove }: StageProps) {
  const base = `paymentSchedule.${index}` as const;
  const what = `stage ${index + 1}`;
  return (
    <li className={rows.row}>
      <FormText
        name={`${base}.label`}
        label={<RowLabel of={what}>Name</RowLabel>}
        maxLength={80}
        className={cx(rows.cell, rows.wide)}
      />
      {count === null ? (
        <FormAmount
          name={`${base}.share`}
          kind="percent"
          label={<RowLabel of={what}>Share</RowLabel>}
          className={cx(rows.cell, rows.third)}
        />
      ) : (
        <p className={cx(rows.figure, rows.third)}>
          <span className={rows.figureLabel}>Share</span>
          <span>{`Part ${index + 1} of ${count}`}</span>
        </p>
      )}
      <FormSelect
        name={`${base}.trigger.kind`}
        label={<RowLabel of={what}>Falls due</RowLabel>}
        options={triggerOptions}
        className={cx(rows.cell, rows.most)}
      />
      <TriggerDetail index={index} what={what} />
      <StageAmount index={index} />
      <div className={rows.menu}>
        <IconButton label={`Remove ${what}`} onClick={onRemove}>
          <CrossIcon size={16} />
        </IconButton>
      </div>
    </li>
  );
}

function TriggerDetail({ index, what }: { readonly index: number; readonly what: string }) {
  const { control } = useFormContext<QuoteForm>();
  const base = `paymentSchedule.${index}.trigger` as const;
  const [kind, milestones] = useWatch({ control, name: [`${base}.kind`, 'milestones'] });
  const className = cx(rows.cell, rows.most);
  if (kind === 'acceptance') return <div className={rows.most} />;
  if (kind === 'date') {
    return (
      <FormDate name={`${base}.date`} label={<RowLabel of={what}>Date</RowLabel>} className={className} />
    );
  }
  const options = milestones.map(({ id, title }, at) => ({
    value: id,
    label: title || `Milestone ${at + 1}`,
  }));
  // Options rendered later would leave the browser's default choice out of step with the form's value.
  const known = options.map((option) => option.value).join();
  return (
    <FormSelect
      key={known}
      name={`${base}.milestoneId`}
      label={<RowLabel of={what}>Milestone</RowLabel>}
      placeholder="Choose a milestone"
      options={options}
      className={className}
    />
  );
}

/** The stage's amount, exactly as on its invoice. */
function StageAmount({ index }: { readonly index: number }) {
  const { control } = useFormContext<QuoteForm>();
  const [stages, isEqual] = useWatch({ control, name: ['paymentSchedule', 'inEqualParts'] });
  const { totals, vatRegistered } = useLiveTotals();
  const id = stages[index]?.id;
  const amount = stageAmounts(stages, isEqual, totals.oneOff, vatRegistered).get(id ?? '');
  return (
    <p className={cx(rows.figure, rows.amount)}>
      <span className={rows.figureLabel}>Amount</span>
      <span>{amount === undefined ? '' : formatMoney(amount)}</span>
    </p>
  );
}
