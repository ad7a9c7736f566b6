import { formatMoney } from '@agency/domain/shared/format';
import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isComposing } from '../../../platform/composing.ts';
import { isPressed, shortcuts } from '../../../ui/app/shortcuts.ts';
import { Grip, isInRow, type Steps, stepByKeys, useSortable } from '../../../ui/app/sortable/sortable.tsx';
import { cx } from '../../../ui/cx.ts';
import { type IconProps, Line, PlusIcon, SettingsIcon } from '../../../ui/icons.tsx';
import { RowLabel } from '../../shared/editor/row-label.tsx';
import styles from '../../shared/editor/rows.module.css';
import { FormAmount, FormSelect, FormText, FormTextArea, FormVatRate } from './fields.tsx';
import { LineDetails, useDetails } from './line-details.tsx';
import type { LineName, Place } from './line-order.ts';
import { isCounted } from './live-totals.ts';
import type { QuoteForm } from './quote-form.ts';
import { RowMenu } from './row-menu.tsx';
import { useLiveTotals, useVat } from './totals-context.tsx';

function CopyIcon(props: IconProps) {
  return <Line d="M9 9h10.5v10.5H9ZM5.5 15h-1V4.5H15v1" {...props} />;
}

export interface LineRowProps extends Steps {
  readonly place: Place;
  /** The lines of all sections are one group. */
  readonly group: string;
  /** 'line 2, Design'. */
  readonly what: string;
  readonly onCopy: () => void;
  readonly onAddBelow: () => void;
  /** Moves to the same field of the line below; at the end, to a new line. */
  readonly onNext: (field: LineField) => void;
  readonly onRemove: () => void;
}

const selectionOptions = [
  { value: 'fixed', label: 'Included' },
  { value: 'optional', label: 'Optional' },
  { value: 'adjustable', label: 'Adjustable' },
  { value: 'oneOf', label: 'Choose one' },
];

/**
 * One line of the quote. Enter moves to the line below, Ctrl or Cmd with Enter adds one there, Alt with an arrow moves
 * it.
 */
export function LineRow(props: LineRowProps) {
  const { place, what } = props;
  const base = `sections.${place.section}.lines.${place.line}` as const;
  const { row, grip, className } = useSortable(props.group, { list: place.section, index: place.line });
  const details = useDetails(base);
  return (
    <li
      ref={row}
      className={cx(styles.row, className)}
      onKeyDownCapture={(event) => !isComposing(event) && stepByKeys(event, props)}
      onKeyDown={(event) => onKeyDown(event, base, props)}
      aria-label={`Line ${place.line + 1}`}
    >
      <Grip grip={grip} className={styles.grip} />
      <FormTextArea
        name={`${base}.description`}
        label={<RowLabel of={what}>Description</RowLabel>}
        rows={1}
        limit={1000}
        className={cx(styles.cell, styles.wide)}
      />
      <LineCells base={base} what={what} />
      <LineNet place={place} />
      <LineMenu {...props} onDetails={details.open} />
      {details.isOpen ? <LineDetails base={base} what={what} /> : null}
    </li>
  );
}

function LineCells({ base, what }: { readonly base: LineName; readonly what: string }) {
  const { registered: isVatRegistered } = useVat();
  const third = cx(styles.cell, styles.third);
  return (
    <>
      <FormAmount
        name={`${base}.quantity`}
        kind="quantity"
        label={<RowLabel of={what}>Quantity</RowLabel>}
        className={third}
      />
      <FormText
        name={`${base}.unitLabel`}
        label={<RowLabel of={what}>Unit</RowLabel>}
        placeholder="each"
        maxLength={20}
        className={third}
      />
      <FormAmount
        name={`${base}.unitPrice`}
        kind="money"
        label={<RowLabel of={what}>Unit price</RowLabel>}
        className={cx(styles.cell, styles.rest)}
      />
      {isVatRegistered ? (
        <FormVatRate name={`${base}.vatRate`} label={<RowLabel of={what}>VAT</RowLabel>} className={third} />
      ) : null}
      <FormSelect
        name={`${base}.selection.kind`}
        label={<RowLabel of={what}>For the client</RowLabel>}
        options={selectionOptions}
        className={cx(styles.cell, styles.rest)}
      />
    </>
  );
}

const typedInto = ['quantity', 'unitLabel', 'unitPrice'] as const;
export type LineField = (typeof typedInto)[number] | 'description';

function onKeyDown(event: KeyboardEvent, base: LineName, props: LineRowProps): void {
  if (!isInRow(event) || isComposing(event)) return;
  if (event.key !== 'Enter') return;
  if (isPressed(event, shortcuts.addLine)) {
    event.preventDefault();
    props.onAddBelow();
    return;
  }
  // Elsewhere Enter keeps its own meaning: a new line of text, opening a menu, a tick.
  if (!(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return;
  event.preventDefault();
  const { name } = event.target;
  props.onNext(typedInto.find((field) => name === `${base}.${field}`) ?? 'description');
}

function LineMenu(props: LineRowProps & { readonly onDetails: () => void }) {
  const { what, onUp, onDown, onCopy, onAddBelow, onDetails, onRemove } = props;
  return (
    <div className={styles.menu}>
      <RowMenu
        {...{ what, onUp, onDown, onRemove }}
        entries={[
          { key: 'copy', label: 'Copy', icon: CopyIcon, onSelect: onCopy },
          { key: 'add', label: 'Add a line below', icon: PlusIcon, onSelect: onAddBelow },
          { key: 'details', label: 'Discount and billing', icon: SettingsIcon, onSelect: onDetails },
        ]}
      />
    </div>
  );
}

function LineNet({ place }: { readonly place: Place }) {
  const { control } = useFormContext<QuoteForm>();
  const base = `sections.${place.section}.lines.${place.line}` as const;
  const [id, quantity, unitPrice] = useWatch({
    control,
    name: [`${base}.id`, `${base}.quantity`, `${base}.unitPrice`],
  });
  const { totals } = useLiveTotals();
  const own = totals.lines.find((calculated) => calculated.lineId === id);
  const isKnown = isCounted({ quantity, unitPrice });
  const isOut = !isKnown || own?.included === false;
  return (
    <p className={cx(styles.figure, styles.net)}>
      <span className={styles.figureLabel}>Net</span>
      <span className={isOut ? styles.notCounted : undefined}>
        <span>{isKnown ? formatMoney(own?.net ?? 0) : '–'}</span>
        {isOut ? <span className="sr-only"> (not counted)</span> : null}
      </span>
    </p>
  );
}
