import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentArbitrary } from '../quote/arbitrary-content.ts';
import { defaultChoice } from '../quote/choices.ts';
import { calculateTotals, quoteTotals, type Totals } from '../quote/totals.ts';
import { parseInput } from '../shared/parse.ts';
import { stageInvoices } from './from-quote.ts';
import { invoiceLine } from './schema.ts';

const sum = (parts: readonly { readonly totals: Totals }[], pick: (totals: Totals) => number) =>
  parts.reduce((total, part) => total + pick(part.totals), 0);
const stage = (share: number, index: number) => ({
  id: `s${index}`,
  label: `Stage ${index + 1}`,
  share,
  trigger: { kind: 'acceptance' as const },
});

describe('stageInvoices', () => {
  test('of any quote and schedule add up to the quote to the penny, VAT and each rate included', () => {
    fc.assert(
      fc.property(contentArbitrary, fc.boolean(), (content, vatRegistered) => {
        const { oneOff } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
        const invoices = stageInvoices('Q-222222', content.paymentSchedule, oneOff, vatRegistered);
        expect(sum(invoices, (totals) => totals.net)).toBe(oneOff.net);
        expect(sum(invoices, (totals) => totals.vat)).toBe(oneOff.vat);
        expect(sum(invoices, (totals) => totals.total)).toBe(oneOff.total);
        for (const { rate, net, vat } of oneOff.vatByRate) {
          const parts = invoices.flatMap(({ totals }) =>
            totals.vatByRate.filter((part) => part.rate === rate),
          );
          expect(parts.reduce((total, part) => total + part.net, 0)).toBe(net);
          expect(parts.reduce((total, part) => total + part.vat, 0)).toBe(vat);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('are lawful, foot by themselves and charge nothing below nought', () => {
    fc.assert(
      fc.property(contentArbitrary, fc.boolean(), (content, vatRegistered) => {
        const { oneOff } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
        for (const { lines, totals } of stageInvoices(
          'Q-222222',
          content.paymentSchedule,
          oneOff,
          vatRegistered,
        )) {
          for (const line of lines) expect(parseInput(invoiceLine, line)).toEqual(line);
          expect(calculateTotals(lines, 0, vatRegistered).totals).toEqual(totals);
          expect(totals.total).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('keep the order of the schedule, the deposit first, and leave out stages of nothing', () => {
    const accepted = calculateTotals(
      [{ quantity: 1, unitPrice: 100_000, discount: 0, vatRate: 2000 }],
      0,
      true,
    ).totals;
    const invoices = stageInvoices('Q-222222', [stage(4000, 0), stage(0, 1), stage(6000, 2)], accepted, true);
    expect(invoices.map(({ position, totals }) => [position, totals.net, totals.vat])).toEqual([
      [0, 40_000, 8_000],
      [2, 60_000, 12_000],
    ]);
    expect(invoices[0]?.lines[0]?.description).toBe('Stage 1: 40% of quote Q-222222');
  });

  test('of a quote without one-off lines are none', () => {
    expect(stageInvoices('Q-222222', [stage(10_000, 0)], calculateTotals([], 0, true).totals, true)).toEqual(
      [],
    );
  });
});
