import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from './arbitrary-inputs.ts';
import { usualInputs } from './inputs.ts';
import { calculate, maxReturn, type Result } from './result.ts';
import {
  axisWords,
  inputWords,
  neededWords,
  paybackNote,
  paybackWords,
  percentWords,
  poundsWords,
  returnWords,
  summaryWords,
} from './words.ts';

const usual = calculate(usualInputs);
const result = (part: Partial<Result>): Result => ({ ...usual, ...part });
const over = { months: 36 };

describe('the words of a result', () => {
  it.each([
    [1_234_567, '£12,346'],
    [50, '£1'],
    [-50, '−£1'],
    [-49, '£0'],
    [-123_400, '−£1,234'],
    [0, '£0'],
  ])('%i pence are %s', (pence, words) => {
    expect(poundsWords(pence)).toBe(words);
  });

  it.each([
    [11_082, '111%'],
    [-11_082, '−111%'],
    [-123, '−1.2%'],
    [994, '9.9%'],
    [1_000, '10%'],
    [-4, '0%'],
    [1_234_500, '12,345%'],
  ])('%i basis points are %s', (basisPoints, words) => {
    expect(percentWords(basisPoints)).toBe(words);
  });

  it('tells a return, none, and one beyond reading', () => {
    expect(returnWords(usual)).toBe('111%');
    expect(returnWords(result({ returnOnSpend: null }))).toBe('Nothing is spent');
    expect(returnWords(result({ returnOnSpend: maxReturn }))).toBe('More than 1,000,000%');
  });

  it.each<[number | null, string, string]>([
    [14, 'Month 14', 'By then the extra profit has covered all costs so far.'],
    [36, 'Month 36', 'By then the extra profit has covered all costs so far.'],
    [37, 'Not in 36 months', 'At this pace it takes 37 months.'],
    [1_200, 'Not in 36 months', 'At this pace it takes 1,200 months.'],
    [1_201, 'Not in 36 months', 'At this pace it takes more than a hundred years.'],
    [0, 'Straight away', 'There is no build cost to pay back.'],
    [null, 'Never', 'It brings in nothing to pay it back with.'],
  ])('payback %j is %s', (paybackMonth, words, note) => {
    const paid = result({ paybackMonth, monthlyNet: 0 });
    expect(paybackWords(paid, over)).toBe(words);
    expect(paybackNote(paid, over)).toBe(note);
  });

  it('says where a month costs more than it brings', () => {
    expect(paybackNote(result({ paybackMonth: null, monthlyNet: -1 }), over)).toBe(
      'Each month costs more than it brings in.',
    );
  });

  it('sums up in two sentences', () => {
    expect(summaryWords(usual, usualInputs)).toBe(
      'It pays back in month 14. Over 36 months the return on the money spent is 111%, and the net present value is £7,125.',
    );
    expect(summaryWords(result({ paybackMonth: 40 }), usualInputs)).toMatch(
      /^It doesn’t pay back within 36 months\./,
    );
    expect(
      summaryWords(result({ paybackMonth: null, returnOnSpend: null }), { ...usualInputs, months: 1 }),
    ).toBe('It never pays back. Over 1 month the net present value is £7,125.');
    expect(summaryWords(result({ paybackMonth: 0 }), usualInputs)).toMatch(/^There is nothing to pay back\./);
  });

  it('writes the figures as people do', () => {
    expect(inputWords('visitors', 4_000)).toBe('4,000');
    expect(inputWords('orderValue', 8_450)).toBe('£84.50');
    expect(inputWords('conversion', 120)).toBe('1.2%');
  });

  it.each([
    [1_204, '13%'],
    [1_200, '12%'],
    [951, '9.6%'],
    [990, '9.9%'],
    [991, '10%'],
    [0, '0%'],
    [null, 'More than 300%'],
  ])('a need of %j is at most %s', (needed, words) => {
    expect(neededWords(needed)).toBe(words);
  });

  it.each([
    [
      [-50_000, 0, 50_000],
      ['−£500', '£0', '£500'],
    ],
    [
      [-500_000, 0, 1_000_000],
      ['−£5k', '£0', '£10k'],
    ],
    [
      [0, 50_000_000, 100_000_000],
      ['£0', '£0.5m', '£1m'],
    ],
    [
      [0, 200_000_000_000],
      ['£0', '£2bn'],
    ],
    [
      [0, 100],
      ['£0', '£1'],
    ],
  ])('the axis %j reads %j', (ticks, words) => {
    expect(axisWords(ticks)).toEqual(words);
  });

  it('never shows what is no number', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const made = calculate(inputs);
        const words = [
          returnWords(made),
          paybackWords(made, inputs),
          paybackNote(made, inputs),
          summaryWords(made, inputs),
          poundsWords(made.total),
        ];
        expect(words.join(' ')).not.toMatch(/NaN|Infinity|undefined|null|e\+|-\d/);
      }),
    );
  });
});
