import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentArbitrary } from '../quote/arbitrary-content.ts';
import { defaultChoice } from '../quote/choices.ts';
import type { QuoteContent } from '../quote/content.ts';
import { calculateTotals, quoteTotals, type Totals } from '../quote/totals.ts';
import { parseInput } from '../shared/parse.ts';
import { scheduleOf, stageInvoices } from './from-quote.ts';
import { invoiceLine } from './schema.ts';

const sum = (parts: readonly { readonly totals: Totals }[], pick: (totals: Totals) => number) =>
  parts.reduce((total, part) => total + pick(part.totals), 0);
const stage = (share: number, index: number) => ({
  id: `s${index}`,
  label: `Stage ${index + 1}`,
  share,
  trigger: { kind: 'acceptance' as const },
});
const standard = (unitPrice: number) => ({ quantity: 1, unitPrice, discount: 0, vatRate: 2000 });

/** Any quote, some lines outside the scope, to be paid in shares or in equal parts. */
const quotes = fc
  .record({ content: contentArbitrary, outside: fc.nat(20), equal: fc.boolean(), registered: fc.boolean() })
  .map(({ content, outside, equal, registered }) => {
    const changed: QuoteContent = {
      ...content,
      sections: content.sections.map((section) => ({
        ...section,
        lines: section.lines.map((line, index) =>
          (index + outside) % 4 === 0 ? { ...line, vatRate: 0, outsideScope: true as const } : line,
        ),
      })),
      ...(equal ? { inEqualParts: true as const } : {}),
    };
    const { oneOff } = quoteTotals(defaultChoice(changed), changed.discount, registered);
    return {
      oneOff,
      registered,
      equal,
      invoices: stageInvoices('Q-222222', scheduleOf(changed), oneOff, registered),
    };
  });

describe('stageInvoices', () => {
  test('of any quote and schedule add up to the quote to the penny: net, VAT, each rate and outside the scope', () => {
    fc.assert(
      fc.property(quotes, ({ oneOff, invoices }) => {
        expect(sum(invoices, (totals) => totals.net)).toBe(oneOff.net);
        expect(sum(invoices, (totals) => totals.vat)).toBe(oneOff.vat);
        expect(sum(invoices, (totals) => totals.total)).toBe(oneOff.total);
        expect(sum(invoices, (totals) => totals.outsideScope ?? 0)).toBe(oneOff.outsideScope ?? 0);
        for (const { rate, net, vat } of oneOff.vatByRate) {
          const parts = invoices.flatMap(({ totals }) =>
            totals.vatByRate.filter((part) => part.rate === rate),
          );
          expect(parts.reduce((total, part) => total + part.net, 0)).toBe(net);
          expect(parts.reduce((total, part) => total + part.vat, 0)).toBe(vat);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('carry VAT within a penny of their own rate and net, are lawful, and foot by themselves', () => {
    fc.assert(
      fc.property(quotes, ({ invoices, registered }) => {
        for (const { lines, totals, plannedVat } of invoices) {
          for (const line of lines) expect(parseInput(invoiceLine, line)).toEqual(line);
          expect(calculateTotals(lines, 0, registered, plannedVat).totals).toEqual(totals);
          expect(totals.total).toBeGreaterThan(0);
          expect(totals.net).toBe(totals.subtotal);
          for (const { rate, net, vat } of totals.vatByRate) {
            expect(Math.abs(vat * 10_000 - net * rate)).toBeLessThanOrEqual(10_000);
            expect(vat).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('in equal parts differ by a penny of net at most', () => {
    fc.assert(
      fc.property(quotes, ({ invoices, oneOff, equal }) => {
        if (!equal || invoices.length === 0 || oneOff.net < 100) return;
        const nets = invoices.map(({ totals }) => totals.net);
        expect(Math.max(...nets) - Math.min(...nets)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('in three equal parts leave the odd penny to the last', () => {
    const { totals } = calculateTotals([standard(10_000)], 0, true);
    const stages = [stage(3334, 0), stage(3333, 1), stage(3333, 2)];
    const parts = stageInvoices('Q-222222', { stages, inEqualParts: true }, totals, true);
    expect(parts.map((part) => [part.totals.net, part.totals.vat])).toEqual([
      [3_333, 667],
      [3_333, 666],
      [3_334, 667],
    ]);
    expect(parts[1]?.lines[0]?.description).toBe('Stage 2: part 2 of 3 of quote Q-222222');
  });

  test('keep the order of the schedule, the deposit first, and leave out stages of nothing', () => {
    const { totals } = calculateTotals([standard(100_000)], 0, true);
    const stages = [stage(4000, 0), stage(0, 1), stage(6000, 2)];
    const invoices = stageInvoices('Q-222222', { stages }, totals, true);
    expect(invoices.map(({ position, totals: own }) => [position, own.net, own.vat])).toEqual([
      [0, 40_000, 8_000],
      [2, 60_000, 12_000],
    ]);
    expect(invoices[0]?.lines[0]?.description).toBe('Stage 1: 40% of quote Q-222222');
  });

  test('of a quote without one-off lines are none', () => {
    const none = calculateTotals([], 0, true).totals;
    expect(stageInvoices('Q-222222', { stages: [stage(10_000, 0)] }, none, true)).toEqual([]);
  });
});
