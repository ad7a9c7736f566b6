import { formatMoneyShort, formatQuantity } from '../shared/format.ts';
import { calculatorInputs, type InputName, type Inputs } from './inputs.ts';
import { maxReturn, type Result } from './result.ts';

/** To the pound: 1234567 → '£12,346', -50 → '−£1'. Pennies would claim a precision that nobody has. */
export function poundsWords(pence: number): string {
  const pounds = Math.sign(pence) * Math.round(Math.abs(pence) / 100);
  return formatMoneyShort(pounds * 100);
}

/** Basis points as whole per cent from 10 % up, with one decimal below: 11082 → '111%', -123 → '−1.2%'. */
export function percentWords(basisPoints: number): string {
  const size = Math.abs(basisPoints);
  const percent = size >= 1_000 ? Math.round(size / 100) : Math.round(size / 10) / 10;
  return `${basisPoints < 0 && percent > 0 ? '−' : ''}${formatQuantity(percent)}%`;
}

export function returnWords({ returnOnSpend }: Result): string {
  if (returnOnSpend === null) return 'Nothing is spent';
  return returnOnSpend >= maxReturn ? `More than ${percentWords(maxReturn)}` : percentWords(returnOnSpend);
}

function monthCount(months: number): string {
  return months === 1 ? '1 month' : `${formatQuantity(months)} months`;
}

export function paybackWords({ paybackMonth }: Result, { months }: Pick<Inputs, 'months'>): string {
  if (paybackMonth === null) return 'Never';
  if (paybackMonth === 0) return 'Straight away';
  return paybackMonth <= months ? `Month ${paybackMonth}` : `Not in ${monthCount(months)}`;
}

/** What the payback means, where the month alone does not say it. */
export function paybackNote(
  { paybackMonth, monthlyNet }: Result,
  { months }: Pick<Inputs, 'months'>,
): string {
  if (paybackMonth === null) {
    return monthlyNet < 0
      ? 'Each month costs more than it brings in.'
      : 'It brings in nothing to pay it back with.';
  }
  if (paybackMonth === 0) return 'There is no build cost to pay back.';
  if (paybackMonth <= months) return 'By then the extra profit has covered all costs so far.';
  return paybackMonth > 1_200
    ? 'At this pace it takes more than a hundred years.'
    : `At this pace it takes ${monthCount(paybackMonth)}.`;
}

/** The result in one sentence: for screen readers, the mail and the printed page. */
export function summaryWords(result: Result, inputs: Inputs): string {
  const { paybackMonth, returnOnSpend, presentValue } = result;
  const { months } = inputs;
  const payback =
    paybackMonth === null
      ? 'It never pays back'
      : paybackMonth === 0
        ? 'There is nothing to pay back'
        : paybackMonth <= months
          ? `It pays back in month ${paybackMonth}`
          : `It doesn’t pay back within ${monthCount(months)}`;
  const gained =
    returnOnSpend === null ? '' : ` the return on the money spent is ${returnWords(result)}, and`;
  return `${payback}. Over ${monthCount(months)}${gained} the net present value is ${poundsWords(presentValue)}.`;
}

/** One figure as people write it: '4,000', '£85', '£84.50', '1.2%'. */
export function inputWords(name: InputName, value: number): string {
  const { unit } = calculatorInputs[name];
  if (unit === 'pounds') return formatMoneyShort(value);
  return unit === 'percent' ? `${formatQuantity(value / 100)}%` : formatQuantity(value);
}

/** The uplift that is needed, never less than it: 1204 → '13%', 951 → '9.6%'; null → 'More than 300%'. */
export function neededWords(needed: number | null): string {
  if (needed === null) return `More than ${percentWords(calculatorInputs.uplift.most)}`;
  const step = needed > 990 ? 100 : 10;
  return percentWords(Math.ceil(needed / step) * step);
}

const axisUnits = [
  { least: 1e11, letter: 'bn', size: 1e11 },
  { least: 1e8, letter: 'm', size: 1e8 },
  { least: 1e6, letter: 'k', size: 1e5 },
  { least: 0, letter: '', size: 100 },
] as const;

/** Labels of an axis, where there is little room, all in the unit of the largest: '−£5k', '£0', '£10k'. */
export function axisWords(ticks: readonly number[]): readonly string[] {
  const largest = Math.max(...ticks.map(Math.abs));
  const { letter, size } = axisUnits.find(({ least }) => largest >= least) ?? axisUnits[3];
  return ticks.map((tick) => {
    const words = formatQuantity(Math.abs(tick) / size);
    return `${tick < 0 ? '−' : ''}£${words}${tick === 0 ? '' : letter}`;
  });
}
