import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from './arbitrary-inputs.ts';
import { calculatorInputs, type Inputs, inputNames, usualInputs } from './inputs.ts';
import { breakEvenUplift, calculate, courseOf, maxReturn } from './result.ts';
import { otherCases, upliftCases } from './sensitivity.ts';

const withInputs = (part: Partial<Inputs>): Inputs => ({ ...usualInputs, ...part });
/** 100 visitors, all buy, 10 % more of them, £10 of which half is margin: £50 more a month. */
const plain: Inputs = {
  visitors: 100,
  conversion: 10_000,
  orderValue: 1_000,
  margin: 5_000,
  uplift: 1_000,
  buildCost: 100_000,
  monthlyCost: 1_000,
  months: 36,
  discountRate: 0,
};

describe('calculate', () => {
  it('counts extra orders, their margin, the costs and what is left', () => {
    expect(calculate(plain)).toEqual({
      monthlyGain: 5_000,
      monthlyNet: 4_000,
      spent: 136_000,
      total: 44_000,
      returnOnSpend: 3_235,
      presentValue: 44_000,
      paybackMonth: 25,
    });
  });

  it('works out the example of the page', () => {
    // 4,000 × 1.2 % × 25 % are 12 more orders of £85, of which 45 % is £459.
    expect(calculate(usualInputs)).toEqual({
      monthlyGain: 45_900,
      monthlyNet: 39_400,
      spent: 784_000,
      total: 868_400,
      returnOnSpend: 11_077,
      presentValue: 712_507,
      paybackMonth: 14,
    });
  });

  it('rounds the gain of a month half up, once', () => {
    const half = { visitors: 1, conversion: 10_000, uplift: 10_000, orderValue: 1, margin: 5_000 };
    expect(calculate(withInputs(half)).monthlyGain).toBe(1);
    expect(calculate(withInputs({ ...half, margin: 4_999 })).monthlyGain).toBe(0);
  });

  it('spreads a year’s rate so that twelve months make the year', () => {
    // £1,200 a month is worth what twelve payments are at (1.1)^(1/12) − 1 a month.
    const year = { ...plain, uplift: 24_200, buildCost: 0, months: 12, discountRate: 1_000 };
    expect(calculate(year).monthlyNet).toBe(120_000);
    const rate = 1.1 ** (1 / 12) - 1;
    const annuity = (120_000 * (1 - 1.1 ** -1)) / rate;
    expect(calculate(year).presentValue).toBe(Math.round(annuity));
  });

  it('takes the build at the start and discounts the first month by a month', () => {
    const once = { ...plain, months: 1, discountRate: 10_000, buildCost: 2_000 };
    expect(calculate(once).presentValue).toBe(Math.round(4_000 / 2 ** (1 / 12)) - 2_000);
  });

  it('pays back at the end of the month that covers the build to the penny, not before', () => {
    expect(calculate({ ...plain, buildCost: 40_000 }).paybackMonth).toBe(10);
    expect(calculate({ ...plain, buildCost: 40_001 }).paybackMonth).toBe(11);
    expect(calculate({ ...plain, buildCost: 39_999 }).paybackMonth).toBe(10);
  });

  it('never pays back where a month leaves nothing, and at once where nothing was paid', () => {
    expect(calculate({ ...plain, monthlyCost: 5_000 }).paybackMonth).toBeNull();
    expect(calculate({ ...plain, monthlyCost: 5_001 }).paybackMonth).toBeNull();
    expect(calculate({ ...plain, buildCost: 0 }).paybackMonth).toBe(0);
    expect(calculate({ ...plain, buildCost: 0, monthlyCost: 5_000 }).paybackMonth).toBe(0);
    expect(calculate({ ...plain, buildCost: 0, monthlyCost: 5_001 }).paybackMonth).toBeNull();
  });

  it('tells the month of payback beyond the horizon too', () => {
    expect(calculate({ ...plain, months: 24 })).toMatchObject({ paybackMonth: 25, total: -4_000 });
  });

  it('knows no return where nothing is spent, and caps one that nobody can read', () => {
    const free = { ...plain, buildCost: 0, monthlyCost: 0 };
    expect(calculate(free)).toMatchObject({ spent: 0, returnOnSpend: null, total: 180_000 });
    expect(calculate({ ...free, buildCost: 1, visitors: 1_000_000 }).returnOnSpend).toBe(maxReturn);
    expect(calculate({ ...plain, uplift: 0 }).returnOnSpend).toBe(-10_000);
  });

  it('of nothing at all is nothing', () => {
    const nothing = Object.fromEntries(inputNames.map((name) => [name, calculatorInputs[name].least]));
    expect(calculate({ ...usualInputs, ...nothing })).toEqual({
      monthlyGain: 0,
      monthlyNet: 0,
      spent: 0,
      total: 0,
      returnOnSpend: null,
      presentValue: 0,
      paybackMonth: 0,
    });
  });
});

describe('calculate, whatever the figures', () => {
  it('gives whole, safe numbers and no other', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const cases = [...upliftCases(inputs), ...otherCases(inputs)].map(({ result }) => result);
        const { plain: sums, discounted } = courseOf(inputs);
        const numbers = [calculate(inputs), ...cases].flatMap((result) => Object.values(result));
        for (const number of [...numbers, ...sums, ...discounted, breakEvenUplift(inputs)]) {
          if (number === null) continue;
          expect(Number.isSafeInteger(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
      }),
    );
  });

  it('at 0 % is worth exactly its total, and never more at a higher rate', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { total, presentValue } = calculate({ ...inputs, discountRate: 0 });
        expect(presentValue).toBe(total);
        if (total >= 0) expect(calculate(inputs).presentValue).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('is never made worse by more uplift', () => {
    fc.assert(
      fc.property(anyInputs, fc.nat(30_000), (inputs, other) => {
        const [less, more] = [inputs.uplift, other].toSorted((a, b) => a - b);
        const poor = calculate({ ...inputs, uplift: less ?? 0 });
        const good = calculate({ ...inputs, uplift: more ?? 0 });
        expect(good.paybackMonth ?? Infinity).toBeLessThanOrEqual(poor.paybackMonth ?? Infinity);
        expect(good.presentValue).toBeGreaterThanOrEqual(poor.presentValue);
        expect(good.total).toBeGreaterThanOrEqual(poor.total);
      }),
    );
  });

  it('pays back in the first month whose running sum is not below nothing', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { paybackMonth, total, monthlyNet } = calculate(inputs);
        const { plain: sums } = courseOf(inputs);
        expect(sums).toHaveLength(inputs.months + 1);
        expect(sums.at(-1)).toBe(total);
        expect(sums[0]).toBe(0 - inputs.buildCost);
        const first = sums.findIndex((sum) => sum >= 0);
        if (monthlyNet < 0) expect(paybackMonth).toBeNull();
        else if (first >= 0) expect(paybackMonth).toBe(first);
        else if (paybackMonth !== null) expect(paybackMonth).toBeGreaterThan(inputs.months);
      }),
    );
  });
});

describe('breakEvenUplift', () => {
  it('is the last uplift that still earns what it costs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const needed = breakEvenUplift(inputs);
        const worth = (uplift: number) => calculate({ ...inputs, uplift }).presentValue;
        if (needed === null) expect(worth(calculatorInputs.uplift.most)).toBeLessThan(0);
        else {
          expect(worth(needed)).toBeGreaterThanOrEqual(0);
          if (needed > 0) expect(worth(needed - 1)).toBeLessThan(0);
        }
      }),
    );
  });

  it('is none for what costs nothing, and unknown where no uplift suffices', () => {
    expect(breakEvenUplift({ ...plain, buildCost: 0, monthlyCost: 0 })).toBe(0);
    expect(breakEvenUplift({ ...plain, visitors: 0 })).toBeNull();
    // £1,000 over 36 months and £10 a month: 37.78 a month, which 7.56 % bring.
    expect(breakEvenUplift(plain)).toBe(756);
  });
});

describe('the sensitivity table', () => {
  it('asks for less and more uplift, in order, with the expectation in the middle', () => {
    const cases = upliftCases(usualInputs);
    expect(cases.map(({ inputs }) => inputs.uplift)).toEqual([1_250, 1_875, 2_500, 3_125, 3_750]);
    expect(cases[2]?.result).toEqual(calculate(usualInputs));
    for (const { inputs, result } of cases) expect(result).toEqual(calculate(inputs));
  });

  it('changes one other thing at a time, always for the worse', () => {
    const cases = otherCases(usualInputs);
    expect(cases.map(({ inputs }) => inputs)).toEqual([
      { ...usualInputs, buildCost: 687_500 },
      { ...usualInputs, monthlyCost: 13_000 },
      { ...usualInputs, margin: 4_050 },
      { ...usualInputs, visitors: 3_200 },
    ]);
    const { presentValue } = calculate(usualInputs);
    for (const { result } of cases) expect(result.presentValue).toBeLessThan(presentValue);
  });
});
