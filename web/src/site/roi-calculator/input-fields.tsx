import { calculatorInputs, type InputName, readInput, typedInput } from '@agency/domain/calculator/inputs';
import { useState } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { FieldRow, Fieldset } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Preset, RoiCalculatorData } from './calculator-data.ts';
import { presetLabel, priceOf } from './preset-price.ts';
import styles from './roi-calculator.module.css';
import type { Calculation } from './use-calculation.ts';

const affixes = {
  count: {},
  pounds: { prefix: '£' },
  percent: { suffix: '%' },
} as const;

const hints: Readonly<Record<InputName, string>> = {
  visitors: 'People, not page views.',
  conversion: 'How many in 100 visitors buy or enquire.',
  orderValue: 'Before VAT. Or the value of an average job.',
  margin: 'What’s left of a sale after its costs.',
  uplift: 'How many more orders than now, as a percentage.',
  buildCost: 'Paid once.',
  monthlyCost: 'Hosting and maintenance.',
  months: 'How far ahead to calculate, from 1 to 120.',
  discountRate: 'What your money would earn elsewhere.',
};

interface FigureProps {
  readonly name: InputName;
  readonly calculation: Calculation;
}

function Figure({ name, calculation }: FigureProps) {
  const { label, unit } = calculatorInputs[name];
  return (
    <TextField
      {...affixes[unit]}
      name={name}
      label={label}
      hint={hints[name]}
      error={calculation.errors[name]}
      inputMode={unit === 'count' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={calculation.typed[name]}
      onChange={(event) => calculation.change(name, event.target.value)}
      onBlur={() => calculation.leave(name)}
    />
  );
}

interface PresetsProps {
  readonly name: 'buildCost' | 'monthlyCost';
  readonly label: string;
  readonly hint: string;
  readonly presets: readonly Preset[];
  readonly billing: 'once' | 'monthly';
  readonly vatRate: RoiCalculatorData['vatRate'];
  readonly calculation: Calculation;
}

/** Our published prices to start from. Needs script, so it is not rendered without. */
function Presets({ name, label, hint, presets, billing, vatRate, calculation }: PresetsProps) {
  const [chosen, setChosen] = useState('');
  const isReady = useHydrated();
  if (presets.length === 0) return null;
  const preset = presets.find(({ key }) => key === chosen);
  const read = readInput(name, calculation.typed[name]);
  const isChosen = preset !== undefined && 'value' in read && read.value === priceOf(preset);
  const choose = (key: string) => {
    setChosen(key);
    const found = presets.find((each) => each.key === key);
    if (found) calculation.take({ [name]: typedInput(name, priceOf(found)) });
  };
  return (
    <SelectField
      name={`${name}From`}
      label={label}
      hint={hint}
      placeholder="Choose a price to fill in"
      className={styles.scripted}
      // Disabled fields are not sent: a form without script must not carry this one.
      disabled={!isReady}
      value={isChosen ? chosen : ''}
      onChange={(event) => choose(event.target.value)}
      options={presets.map((each) => ({ value: each.key, label: presetLabel(each, billing, vatRate) }))}
    />
  );
}

/** The nine figures, in the order people think of them. */
export function InputFields({
  data,
  calculation,
}: {
  readonly data: RoiCalculatorData;
  readonly calculation: Calculation;
}) {
  const beforeVat = data.vatRate === null ? '' : ', before VAT';
  const figure = (name: InputName) => <Figure name={name} calculation={calculation} />;
  return (
    <>
      <Fieldset legend="Your site today">
        <FieldRow>
          {figure('visitors')}
          {figure('conversion')}
        </FieldRow>
        <FieldRow>
          {figure('orderValue')}
          {figure('margin')}
        </FieldRow>
      </Fieldset>
      <Fieldset legend="What the work will change">
        {figure('uplift')}
        <FieldRow>
          <Presets
            name="buildCost"
            label="Use one of our prices"
            hint={`A package fills in its lowest price, a service the middle of its range${beforeVat}.`}
            presets={data.build}
            billing="once"
            vatRate={data.vatRate}
            calculation={calculation}
          />
          {figure('buildCost')}
        </FieldRow>
        <FieldRow>
          <Presets
            name="monthlyCost"
            label="Use one of our monthly prices"
            hint={`Fills in the lowest price of a plan, or the middle of a range${beforeVat}.`}
            presets={data.monthly}
            billing="monthly"
            vatRate={data.vatRate}
            calculation={calculation}
          />
          {figure('monthlyCost')}
        </FieldRow>
      </Fieldset>
      <Fieldset legend="How far ahead to look">
        <FieldRow>
          {figure('months')}
          {figure('discountRate')}
        </FieldRow>
      </Fieldset>
    </>
  );
}
