import { formatMoney } from '@agency/domain/shared/format';
import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, CrossIcon } from '../../../ui/icons.tsx';
import { FormAmount, FormSelect, FormText, FormTextArea } from './fields.tsx';
import type { Place } from './line-order.ts';
import styles from './line-row.module.css';
import type { QuoteForm } from './quote-form.ts';
import { SelectionFields } from './selection-fields.tsx';
import { StepButton } from './step-button.tsx';
import { useLiveTotals } from './totals-context.tsx';

export interface LineRowProps {
  readonly place: Place;
  /** Undefined at the very top and at the very bottom of the quote. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onCopy: () => void;
  readonly onAddBelow: () => void;
  readonly onRemove: () => void;
}

const vatOptions = [
  { value: '2000', label: '20%' },
  { value: '500', label: '5%' },
  { value: '0', label: '0%' },
];
const billingOptions = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Monthly' },
];
export const selectionOptions = [
  { value: 'fixed', label: 'Included' },
  { value: 'optional', label: 'Optional' },
  { value: 'adjustable', label: 'Adjustable' },
  { value: 'oneOf', label: 'Choose one' },
];

/** One line of the quote. Alt with an arrow moves it, Ctrl or Cmd with Enter adds one below. */
export function LineRow(props: LineRowProps) {
  const { section, line } = props.place;
  const base = `sections.${section}.lines.${line}` as const;
  const { vatRegistered } = useLiveTotals();
  const onKeyDown = (event: KeyboardEvent) => {
    const act = shortcut(event, props);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li className={styles.line} onKeyDown={onKeyDown} aria-label={`Line ${line + 1}`}>
      <div className={styles.description}>
        <FormTextArea name={`${base}.description`} label="Description" rows={1} limit={1000} />
      </div>
      <LineTools {...props} />
      <div className={styles.cells}>
        <FormAmount name={`${base}.quantity`} kind="quantity" label="Quantity" />
        <FormText name={`${base}.unitLabel`} label="Unit" placeholder="each" maxLength={20} />
        <FormAmount name={`${base}.unitPrice`} kind="money" label="Unit price" />
        <FormAmount name={`${base}.discount`} kind="percent" label="Discount" placeholder="0" />
        {vatRegistered ? (
          <FormSelect name={`${base}.vatRate`} label="VAT" options={vatOptions} numeric />
        ) : null}
        <FormSelect name={`${base}.billing`} label="Billed" options={billingOptions} />
        <FormSelect name={`${base}.selection.kind`} label="For the client" options={selectionOptions} />
        <LineNet place={props.place} />
      </div>
      <SelectionFields place={props.place} />
    </li>
  );
}

function shortcut(event: KeyboardEvent, props: LineRowProps): (() => void) | undefined {
  if (event.altKey && event.key === 'ArrowUp') return props.onUp;
  if (event.altKey && event.key === 'ArrowDown') return props.onDown;
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return props.onAddBelow;
  return undefined;
}

function LineTools({ place, onUp, onDown, onCopy, onRemove }: LineRowProps) {
  const which = `line ${place.line + 1}`;
  return (
    <div className={styles.tools}>
      <StepButton label={`Move ${which} up`} onStep={onUp} keys="Alt+ArrowUp">
        <ArrowUpIcon size={16} />
      </StepButton>
      <StepButton label={`Move ${which} down`} onStep={onDown} keys="Alt+ArrowDown">
        <ArrowDownIcon size={16} />
      </StepButton>
      <IconButton label={`Copy ${which}`} onClick={onCopy}>
        <CopyIcon size={16} />
      </IconButton>
      <IconButton label={`Remove ${which}`} onClick={onRemove}>
        <CrossIcon size={16} />
      </IconButton>
    </div>
  );
}

function LineNet({ place }: { readonly place: Place }) {
  const { control } = useFormContext<QuoteForm>();
  const id = useWatch({ control, name: `sections.${place.section}.lines.${place.line}.id` });
  const { totals } = useLiveTotals();
  const own = totals.lines.find((calculated) => calculated.lineId === id);
  return (
    <p className={styles.net}>
      <span className={styles.netLabel}>Net</span>
      <span className={own?.included === false ? styles.notCounted : undefined}>
        {formatMoney(own?.net ?? 0)}
        {own?.included === false ? <span className="sr-only"> (not counted)</span> : null}
      </span>
    </p>
  );
}
