import { tidyWords } from '@agency/domain/audit/labels';
import { amountWords } from '@agency/domain/figures/price-words';
import { timeWords } from '@agency/domain/figures/time-words';
import { timeUnits } from '@agency/domain/figures/times';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldRow, Fieldset } from '../../../ui/fields/form-layout.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormMoneyField, FormQuantityField, fieldProps } from '../../../ui/form/form-fields.tsx';
import { figureName } from '../../shared/figure-names.ts';
import styles from './agency.module.css';
import {
  type PricesForm,
  type PricesTyped,
  type TimesForm,
  type TimesTyped,
  usualPrice,
  usualTime,
} from './figures-form.ts';

interface FigureProps {
  readonly name: string;
  /** 'Usual: £2,400 to £6,500'. */
  readonly usual: string | null;
  /** Puts the usual one back; null where it stands. */
  readonly onUsual: (() => void) | null;
  readonly children: ReactNode;
}

function Figure({ name, usual, onUsual, children }: FigureProps) {
  return (
    <Fieldset legend={figureName(name)} className={styles.figure}>
      <FieldRow>{children}</FieldRow>
      {usual === null ? null : (
        <p className={styles.usual}>
          <span>{`Usual: ${usual}`}</span>
          {onUsual ? (
            <Button size="small" variant="quiet" about={`for ${figureName(name)}`} onClick={onUsual}>
              Use the usual one
            </Button>
          ) : null}
        </p>
      )}
    </Fieldset>
  );
}

interface PriceRowProps {
  readonly form: UseFormReturn<PricesForm, unknown, PricesTyped>;
  readonly index: number;
  readonly name: string;
}

export function PriceRow({ form, index, name }: PriceRowProps) {
  const base = `figures.${index}` as const;
  const now = useWatch({ control: form.control, name: base });
  const usual = usualPrice(name);
  const isOther = usual !== undefined && (now.from !== usual.from || now.to !== usual.to);
  const suffix = now.billing === 'monthly' ? 'a month' : undefined;
  return (
    <Figure
      name={name}
      usual={usual ? amountWords(usual) : null}
      onUsual={
        isOther
          ? () => form.setValue(base, { name, ...usual }, { shouldDirty: true, shouldValidate: true })
          : null
      }
    >
      <FormMoneyField control={form.control} name={`${base}.from`} label="From" suffix={suffix} />
      <FormMoneyField control={form.control} name={`${base}.to`} label="To" suffix={suffix} />
    </Figure>
  );
}

const units = timeUnits.map((value) => ({ value, label: `${tidyWords(value)}s` }));

interface TimeRowProps {
  readonly form: UseFormReturn<TimesForm, unknown, TimesTyped>;
  readonly index: number;
  readonly name: string;
}

export function TimeRow({ form, index, name }: TimeRowProps) {
  const base = `figures.${index}` as const;
  const now = useWatch({ control: form.control, name: base });
  const usual = usualTime(name);
  const isOther =
    usual !== undefined && (now.from !== usual.from || now.to !== usual.to || now.unit !== usual.unit);
  return (
    <Figure
      name={name}
      usual={usual ? timeWords(usual) : null}
      onUsual={
        isOther
          ? () => form.setValue(base, { name, ...usual }, { shouldDirty: true, shouldValidate: true })
          : null
      }
    >
      <FormQuantityField control={form.control} name={`${base}.from`} label="From" />
      <FormQuantityField control={form.control} name={`${base}.to`} label="To" />
      <SelectField {...fieldProps(form, `${base}.unit`)} label="Unit" options={units} />
    </Figure>
  );
}
