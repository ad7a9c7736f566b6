import { formatMoney, formatPercent } from '@agency/domain/shared/format';
import type { VatOnDay } from '@agency/domain/vat/history';
import { treatmentChoice, type VatTreatment } from '@agency/domain/vat/treatment';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { cx } from '../../../ui/cx.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  FormMoneyField,
  FormPercentField,
  FormQuantityField,
  fieldProps,
} from '../../../ui/form/form-fields.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { RowLabel } from '../../shared/editor/row-label.tsx';
import rows from '../../shared/editor/rows.module.css';
import type { InvoiceForm } from './invoice-form.ts';
import { isCounted } from './live-totals.ts';

interface LineRowProps {
  readonly index: number;
  readonly net: number;
  readonly vat: VatOnDay;
  /** A stored treatment as it is on the day of the tax point. */
  readonly treatmentOn: (stored: string) => VatTreatment;
  readonly onRemove: () => void;
}

/** One line of the draft. */
export function LineRow({ index, net, vat, treatmentOn, onRemove }: LineRowProps) {
  const form = useFormContext<InvoiceForm>();
  const base = `lines.${index}` as const;
  const what = `line ${index + 1}`;
  const third = cx(rows.cell, rows.third);
  const isKnown = isCounted(form.getValues(base));
  const label = (words: string) => <RowLabel of={what}>{words}</RowLabel>;
  return (
    <li className={rows.row} aria-label={`Line ${index + 1}`}>
      <TextArea
        {...fieldProps(form, `${base}.description`)}
        label={label('Description')}
        rows={1}
        limit={1000}
        className={cx(rows.cell, rows.wide)}
      />
      <FormQuantityField
        control={form.control}
        name={`${base}.quantity`}
        label={label('Quantity')}
        className={third}
      />
      <TextField
        {...fieldProps(form, `${base}.unitLabel`)}
        label={label('Unit')}
        placeholder="each"
        maxLength={20}
        className={third}
      />
      <FormMoneyField
        control={form.control}
        name={`${base}.unitPrice`}
        label={label('Unit price')}
        className={cx(rows.cell, rows.rest)}
      />
      <FormPercentField
        control={form.control}
        name={`${base}.discount`}
        label={label('Discount')}
        placeholder="0"
        className={cx(rows.cell, rows.rest)}
      />
      {vat.registered ? (
        <TreatmentField
          index={index}
          label={label('VAT')}
          rates={vat.rates}
          treatmentOn={treatmentOn}
          className={cx(rows.cell, rows.treatment)}
        />
      ) : null}
      <p className={cx(rows.figure, rows.amount)}>
        <span className={rows.figureLabel}>Net</span>
        <span>{isKnown ? formatMoney(net) : '–'}</span>
      </p>
      <div className={rows.menu}>
        <IconButton label={`Remove line ${index + 1}`} onClick={onRemove}>
          <CrossIcon size={16} />
        </IconButton>
      </div>
    </li>
  );
}

interface TreatmentProps extends Pick<LineRowProps, 'index' | 'treatmentOn'> {
  readonly label: ReactNode;
  readonly rates: readonly number[];
  readonly className: string;
}

/** The VAT of a line: the rates of the tax point's day, or outside the scope. */
function TreatmentField({ index, label, rates, treatmentOn, className }: TreatmentProps) {
  const { control } = useFormContext<InvoiceForm>();
  return (
    <Controller
      control={control}
      name={`lines.${index}.treatment`}
      render={({ field, fieldState }) => {
        const shown = treatmentOn(field.value);
        const isKnown = shown === 'outsideScope' || rates.includes(shown);
        const options = [
          ...rates.map((rate) => ({ value: String(rate), label: treatmentChoice(rate) })),
          ...(isKnown
            ? []
            : [{ value: String(shown), label: `${formatPercent(shown)} (not a VAT rate on this day)` }]),
          { value: 'outsideScope', label: treatmentChoice('outsideScope') },
        ];
        return (
          <SelectField
            name={field.name}
            label={label}
            options={options}
            className={className}
            value={String(shown)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        );
      }}
    />
  );
}
