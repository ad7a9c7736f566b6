import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { totals as totalsSchema } from '../quote/schema.ts';
import { calculateTotals, type Totals } from '../quote/totals.ts';
import { treated, type VatTreatment } from '../vat/treatment.ts';
import { apart } from './advance.ts';
import {
  afterCreditNote,
  afterDeduction,
  deductAdvances,
  lessDeductions,
  type OpenAdvance,
} from './deductions.ts';

const unchanged = (rate: number) => rate;
/** Everything that was charged at 20% is at 25% now. */
const dearer = (rate: number) => (rate === 2000 ? 2500 : rate);

const treatments = fc.constantFrom(
  2000 as const,
  2000 as const,
  500 as const,
  0 as const,
  'outsideScope' as const,
);
const sumIn = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 500_000 }));

const advances = fc.array(fc.record({ total: sumIn, treatment: treatments }), { maxLength: 4 });
const stages = fc.array(
  fc.array(fc.record({ net: sumIn, treatment: treatments }), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 5 },
);

function advanceOf(total: number, treatment: 2000 | 500 | 0 | 'outsideScope', index: number): OpenAdvance {
  const parts = apart(total, treatment);
  const line = { quantity: 1, unitPrice: parts.net, discount: 0, ...treated(treatment) };
  const planned = treatment === 'outsideScope' ? [] : [parts];
  return {
    id: `advance-${index}`,
    number: `INV-2026-000${index}`,
    taxPoint: '2026-03-01',
    issuedOn: '2026-03-02',
    totals: {
      ...calculateTotals([line], 0, true, planned).totals,
      vatByRate: [...calculateTotals([line], 0, true, planned).totals.vatByRate],
    },
    advance: { receiptId: `r${index}`, deducted: [], deductedOutsideScope: 0, isOpen: true },
  };
}

function foots(
  { subtotal, discount, deducted = 0, net, vatByRate, outsideScope = 0, vat, total }: Totals,
  isRegistered: boolean,
): void {
  expect(subtotal - discount - deducted).toBe(net);
  expect(net + vat).toBe(total);
  expect(vatByRate.reduce((sum, part) => sum + part.vat, 0)).toBe(vat);
  if (isRegistered) expect(vatByRate.reduce((sum, part) => sum + part.net, 0) + outsideScope).toBe(net);
  for (const { net: own, vat: ownVat } of vatByRate) {
    expect(own).toBeGreaterThanOrEqual(0);
    expect(ownVat).toBeGreaterThanOrEqual(0);
  }
}

describe('a sum that came before there was an invoice', () => {
  test('is taken apart so that it comes to exactly that sum', () => {
    fc.assert(
      fc.property(sumIn, treatments, (total, treatment) => {
        const { totals } = advanceOf(total, treatment, 1);
        expect(totals.total).toBe(total);
        for (const { rate, net, vat } of totals.vatByRate) {
          expect(Math.abs(vat * 10_000 - net * rate)).toBeLessThanOrEqual(10_000);
        }
      }),
      { numRuns: 1000 },
    );
    expect(apart(9, 2000)).toEqual({ rate: 2000, net: 7, vat: 2 });
  });
});

describe('deductions', () => {
  test('from any stages never take more than was invoiced, leave nothing below nought, and foot', () => {
    fc.assert(
      fc.property(advances, stages, fc.boolean(), fc.boolean(), (made, plan, isDearer, isRegistered) => {
        const rateNow = isDearer ? dearer : unchanged;
        let open = made.map(({ total, treatment }, index) => advanceOf(total, treatment, index));
        const deducted = new Map<string, number>();
        for (const lines of plan) {
          const charged = lines.map(({ net, treatment }) => ({
            quantity: 1,
            unitPrice: net,
            discount: 0,
            ...treated(typeof treatment === 'number' ? rateNow(treatment) : treatment),
          }));
          const { totals } = calculateTotals(charged, 0, isRegistered);
          const deductions = deductAdvances(
            totals,
            open.filter(({ advance }) => advance?.isOpen),
            rateNow,
          );
          foots(lessDeductions(totals, deductions), isRegistered);
          for (const deduction of deductions) {
            deducted.set(deduction.invoiceId, (deducted.get(deduction.invoiceId) ?? 0) + deduction.total);
            open = open.map((each) => {
              const advance =
                each.id === deduction.invoiceId ? afterDeduction(each, deduction) : each.advance;
              return advance ? { ...each, advance } : each;
            });
          }
        }
        for (const { id, totals, advance } of open) {
          const taken = deducted.get(id) ?? 0;
          expect(taken).toBeLessThanOrEqual(totals.total);
          // What is deducted whole has carried all of its VAT.
          if (advance?.isOpen === false) expect(taken).toBe(totals.total);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('that are given back are as if they had never been', () => {
    const advance = advanceOf(60_000, 2000, 1);
    const { totals } = calculateTotals(
      [{ quantity: 1, unitPrice: 20_000, discount: 0, vatRate: 2000 }],
      0,
      true,
    );
    const [deduction] = deductAdvances(totals, [advance], unchanged);
    if (!deduction) throw new Error('nothing was deducted');
    const after = afterDeduction(advance, deduction);
    expect(after).toMatchObject({ deducted: [{ rate: 2000, net: 20_000, vat: 4_000 }], isOpen: true });
    expect(lessDeductions(totals, [deduction])).toMatchObject({ deducted: 20_000, net: 0, vat: 0, total: 0 });
    if (!after) throw new Error('it is an advance');
    expect(afterDeduction({ ...advance, advance: after }, deduction, -1)).toMatchObject({
      deducted: [{ rate: 2000, net: 0, vat: 0 }],
      isOpen: true,
    });
  });

  test('that are given back once the rest was credited leave that rest out', () => {
    for (const treatment of [2000, 'outsideScope'] as const) {
      const invoiced = advanceOf(60_000, treatment, 1);
      const stage = (net: number) =>
        calculateTotals([{ quantity: 1, unitPrice: net, discount: 0, ...treated(treatment) }], 0, true)
          .totals;
      const [deduction] = deductAdvances(stage(20_000), [invoiced], unchanged);
      if (!deduction) throw new Error('nothing was deducted');
      const reduced = withAdvance(invoiced, afterDeduction(invoiced, deduction));
      const note = stage(invoiced.totals.net - 20_000);
      const credited = withAdvance(reduced, afterCreditNote(reduced, note));
      expect(credited.advance).toMatchObject({ isOpen: false });
      const back = withAdvance(credited, afterDeduction(credited, deduction, -1));
      expect(back.advance).toMatchObject({ isOpen: true });
      expect(deductAdvances(stage(90_000), [back], unchanged)).toMatchObject([
        { net: 20_000, total: deduction.total },
      ]);
    }
  });
});

describe('deductions after a change', () => {
  const line = (net: number, treatment: VatTreatment) => ({
    quantity: 1,
    unitPrice: net,
    discount: 0,
    ...treated(treatment),
  });
  const stageOf = (net: number, treatment: VatTreatment, registered = true) =>
    calculateTotals([line(net, treatment)], 0, registered).totals;
  const unregistered = (total: number): OpenAdvance => ({
    ...advanceOf(total, 'outsideScope', 1),
    totals: v.parse(totalsSchema, stageOf(total, 0, false)),
  });

  test('of the rate take the net off: VAT on it was due at the old rate', () => {
    const [deduction] = deductAdvances(stageOf(500_000, 2500), [advanceOf(120_000, 2000, 1)], dearer);
    expect(deduction).toMatchObject({
      net: 100_000,
      vatByRate: [{ rate: 2000, net: 100_000, vat: 20_000 }],
      total: 120_000,
      takenOff: { vatByRate: [{ rate: 2500, net: 100_000, vat: 25_000 }] },
    });
    expect(lessDeductions(stageOf(500_000, 2500), deduction ? [deduction] : [])).toMatchObject({
      deducted: 100_000,
      net: 400_000,
      vat: 100_000,
      total: 500_000,
    });
  });

  test('of the registration take the net off, whichever way it went', () => {
    const stage = stageOf(500_000, 2000);
    const [before] = deductAdvances(stage, [unregistered(100_000)], unchanged);
    expect(before).toMatchObject({ net: 100_000, outsideScope: 100_000, vat: 0, total: 100_000 });
    expect(lessDeductions(stage, before ? [before] : [])).toMatchObject({ net: 400_000, vat: 80_000 });
    const plain = stageOf(500_000, 0, false);
    const [after] = deductAdvances(plain, [advanceOf(120_000, 2000, 1)], unchanged);
    expect(after).toMatchObject({
      net: 100_000,
      vat: 20_000,
      takenOff: { vatByRate: [], outsideScope: 100_000 },
    });
    expect(lessDeductions(plain, after ? [after] : [])).toMatchObject({
      net: 400_000,
      vat: 0,
      total: 400_000,
    });
  });

  test('leave what is charged differently for another reason to the next stage', () => {
    expect(deductAdvances(stageOf(500_000, 500), [advanceOf(120_000, 2000, 1)], dearer)).toEqual([]);
    expect(deductAdvances(stageOf(500_000, 2000), [advanceOf(120_000, 'outsideScope', 1)], dearer)).toEqual(
      [],
    );
  });
});

function withAdvance(invoice: OpenAdvance, advance: OpenAdvance['advance']): OpenAdvance {
  if (!advance) throw new Error('it is an advance');
  return { ...invoice, advance };
}
