import { divideHalfUp } from '../shared/share.ts';
import { calculatorInputs, type Inputs } from './inputs.ts';

/** Larger returns are shown as 'more than' this: 1,000,000 %. Basis points. */
export const maxReturn = 100_000_000;

export interface Result {
  /** Gross profit that the uplift brings each month, before running costs. Pence. */
  readonly monthlyGain: number;
  /** The same less the running cost; negative where the work costs more than it brings. Pence. */
  readonly monthlyNet: number;
  /** Build and running costs over the horizon. Pence. */
  readonly spent: number;
  /** All gains less all costs over the horizon, undiscounted. Pence. */
  readonly total: number;
  /** `total` as a share of `spent`, in basis points, at most `maxReturn`; null where nothing is spent. */
  readonly returnOnSpend: number | null;
  /** The net present value of `total`. Pence. */
  readonly presentValue: number;
  /**
   * The first month at whose end the gains have made up for all costs so far, whether or not the horizon reaches it;
   * 0 where nothing has to be made up for, null where no month ever does.
   */
  readonly paybackMonth: number | null;
}

/**
 * Extra orders are visitors × conversion × uplift; each brings its value × margin. Rounded once, to the penny of a
 * month.
 */
function monthlyGainOf({ visitors, conversion, orderValue, margin, uplift }: Inputs): number {
  const product =
    BigInt(visitors) * BigInt(conversion) * BigInt(uplift) * BigInt(orderValue) * BigInt(margin);
  return divideHalfUp(product, 10_000n ** 3n);
}

/**
 * What one pound at the end of a month is worth today. A year's rate is spread so that twelve months make exactly the
 * year: 8 % a year are 0.643 % a month, not 0.667 %.
 */
function monthlyFactor(discountRate: number): number {
  return (1 + discountRate / 10_000) ** (-1 / 12);
}

/** Running sums at the end of months 0 to the horizon, in pence; the build is paid at 0. */
export interface Course {
  readonly plain: readonly number[];
  readonly discounted: readonly number[];
}

/** Avoids −0, which would be shown with its sign. */
function wholePence(value: number): number {
  return Math.round(value) + 0;
}

function courseFrom(inputs: Inputs, monthlyNet: number): Course {
  const factor = monthlyFactor(inputs.discountRate);
  const plain = [wholePence(-inputs.buildCost)];
  const discounted = [wholePence(-inputs.buildCost)];
  let sum = -inputs.buildCost;
  let worth = -inputs.buildCost;
  let weight = 1;
  for (let month = 1; month <= inputs.months; month += 1) {
    weight *= factor;
    sum += monthlyNet;
    worth += monthlyNet * weight;
    plain.push(wholePence(sum));
    discounted.push(wholePence(worth));
  }
  return { plain, discounted };
}

function paybackOf(buildCost: number, monthlyNet: number): number | null {
  if (buildCost === 0 && monthlyNet >= 0) return 0;
  return monthlyNet > 0 ? Math.ceil(buildCost / monthlyNet) : null;
}

function returnOf(total: number, spent: number): number | null {
  if (spent === 0) return null;
  return Math.min(maxReturn, divideHalfUp(BigInt(total) * 10_000n, BigInt(spent)));
}

export function courseOf(inputs: Inputs): Course {
  return courseFrom(inputs, monthlyGainOf(inputs) - inputs.monthlyCost);
}

export function calculate(inputs: Inputs): Result {
  const { buildCost, monthlyCost, months } = inputs;
  const monthlyGain = monthlyGainOf(inputs);
  const monthlyNet = monthlyGain - monthlyCost;
  const spent = buildCost + months * monthlyCost;
  const total = months * monthlyNet - buildCost;
  return {
    monthlyGain,
    monthlyNet,
    spent,
    total,
    returnOnSpend: returnOf(total, spent),
    presentValue: courseFrom(inputs, monthlyNet).discounted.at(-1) ?? 0,
    paybackMonth: paybackOf(buildCost, monthlyNet),
  };
}

/**
 * The smallest uplift (basis points) at which the net present value is not negative: below it the work does not earn
 * what it costs within the horizon. Null where even the largest uplift does not. More uplift never makes it worse, so
 * halving the range finds it.
 */
export function breakEvenUplift(inputs: Inputs): number | null {
  const pays = (uplift: number) => calculate({ ...inputs, uplift }).presentValue >= 0;
  let low: number = calculatorInputs.uplift.least;
  let high: number = calculatorInputs.uplift.most;
  if (!pays(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (pays(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
