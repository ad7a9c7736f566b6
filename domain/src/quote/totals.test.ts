import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInput } from '../shared/parse.ts';
import { contentArbitrary } from './arbitrary-content.ts';
import { defaultChoice } from './choices.ts';
import { offerableContent } from './content.ts';
import { totals as totalsSchema } from './schema.ts';
import { calculateTotals, noTotals, quoteTotals, type Totals } from './totals.ts';

const charged = (quantity: number, unitPrice: number, vatRate = 2000) => ({
  quantity,
  unitPrice,
  discount: 0,
  vatRate,
});

function expectToFoot({ subtotal, discount, net, vatByRate, vat, total }: Totals, vatRegistered: boolean) {
  expect(subtotal - discount).toBe(net);
  expect(net + vat).toBe(total);
  expect(vatByRate.reduce((sum, part) => sum + part.vat, 0)).toBe(vat);
  if (vatRegistered) expect(vatByRate.reduce((sum, part) => sum + part.net, 0)).toBe(net);
  else expect(vatByRate).toEqual([]);
  for (const part of vatByRate) {
    const exact = BigInt(part.net) * BigInt(part.rate);
    const distance = 2n * (BigInt(part.vat) * 10_000n - exact);
    expect(distance > -10_000n && distance <= 10_000n, 'rounded half up').toBe(true);
  }
}

describe('sums that were once wrong', () => {
  test('50 lines of £241.67 at 20 % are 12,083.50 + 2,416.70 = 14,500.20', () => {
    const lines = Array.from({ length: 50 }, () => charged(1, 24_167));
    const { net, vat, total } = calculateTotals(lines, 0, true).totals;
    expect({ net, vat, total }).toEqual({ net: 1_208_350, vat: 241_670, total: 1_450_020 });
  });

  test('£8,500 less £7,500 at 20 % is 1,000.00 / 200.00 / 1,200.00', () => {
    const { net, vat, total } = calculateTotals([charged(1, 850_000)], 750_000, true).totals;
    expect({ net, vat, total }).toEqual({ net: 100_000, vat: 20_000, total: 120_000 });
  });
});

describe('calculateTotals', () => {
  test('of no lines is nothing', () => {
    expect(calculateTotals([], 500, true)).toEqual({ totals: noTotals, sums: [] });
  });

  test('takes VAT per rate on the sum of its net, lowest rate first', () => {
    const { totals } = calculateTotals([charged(1, 3), charged(1, 3), charged(1, 10, 500)], 0, true);
    expect(totals.vatByRate).toEqual([
      { rate: 500, net: 10, vat: 1 },
      { rate: 2000, net: 6, vat: 1 },
    ]);
  });

  test('shares a discount over the rates pro rata', () => {
    const { totals, sums } = calculateTotals([charged(1, 10_000), charged(1, 30_000, 0)], 1_001, true);
    expect(sums.map((sum) => sum.discountShare)).toEqual([250, 751]);
    expect(totals.vatByRate).toEqual([
      { rate: 0, net: 29_249, vat: 0 },
      { rate: 2000, net: 9_750, vat: 1_950 },
    ]);
  });

  test('never takes more off than there is', () => {
    const { totals } = calculateTotals([charged(1, 100)], 500, true);
    expect(totals).toMatchObject({ subtotal: 100, discount: 100, net: 0, vat: 0, total: 0 });
  });

  test('shows no VAT anywhere when the seller is not registered', () => {
    const { totals } = calculateTotals([charged(2, 100)], 0, false);
    expect(totals).toEqual({ subtotal: 200, discount: 0, net: 200, vatByRate: [], vat: 0, total: 200 });
  });
});

describe('calculateTotals of any lines', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
    unitPrice: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
    discount: fc.oneof(fc.constantFrom(0, 10_000), fc.nat(10_000)),
    vatRate: fc.constantFrom(0, 500, 2000),
  });
  const lines = fc.array(anyLine, { minLength: 1, maxLength: 100 });

  test('foots, with each rate once, and shares the discount out to the penny', () => {
    fc.assert(
      fc.property(lines, fc.nat(1_000_000_000), fc.boolean(), (charges, discount, vatRegistered) => {
        const { totals, sums } = calculateTotals(charges, discount, vatRegistered);
        expectToFoot(totals, vatRegistered);
        expect(totals.discount).toBe(Math.min(discount, totals.subtotal));
        expect(sums.reduce((sum, part) => sum + part.net, 0)).toBe(totals.subtotal);
        expect(sums.reduce((sum, part) => sum + part.discountShare, 0)).toBe(totals.discount);
        expect(sums.every(({ net, discountShare }) => discountShare >= 0 && discountShare <= net)).toBe(true);
        const rates = totals.vatByRate.map(({ rate }) => rate);
        expect(rates).toEqual([...new Set(rates)].toSorted((a, b) => a - b));
        expect(Object.values({ ...totals, vatByRate: 0 }).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  test('a line more never makes the sum less, a greater discount never makes it more', () => {
    fc.assert(
      fc.property(
        lines,
        anyLine,
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        (charges, more, discount, further) => {
          const net = (of: typeof charges, off: number) => calculateTotals(of, off, true).totals.net;
          expect(net([...charges, more], discount)).toBeGreaterThanOrEqual(net(charges, discount));
          expect(net(charges, discount + further)).toBeLessThanOrEqual(net(charges, discount));
        },
      ),
    );
  });
});

describe('quoteTotals of any quote', () => {
  test('both blocks foot, are whole pence and can be stored', () => {
    fc.assert(
      fc.property(contentArbitrary, fc.boolean(), (content, vatRegistered) => {
        parseInput(offerableContent, content);
        const { oneOff, monthly } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
        for (const block of [oneOff, monthly]) {
          expectToFoot(block, vatRegistered);
          expect(parseInput(totalsSchema, block)).toEqual(block);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the lines of each block add up to it', () => {
    fc.assert(
      fc.property(contentArbitrary, (content) => {
        const chosen = defaultChoice(content);
        const { oneOff, monthly, lines } = quoteTotals(chosen, content.discount, true);
        for (const [billing, block] of [['once', oneOff] as const, ['monthly', monthly] as const]) {
          const own = lines.filter((line, index) => line.included && chosen[index]?.line.billing === billing);
          expect(own.reduce((sum, line) => sum + line.net, 0)).toBe(block.subtotal);
          expect(own.reduce((sum, line) => sum + line.discountShare, 0)).toBe(block.discount);
          expect(own.every((line) => line.discountShare <= line.net)).toBe(true);
        }
        expect(lines.filter((line) => !line.included).every((line) => line.discountShare === 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('an amount comes off the one-off lines only, a percentage off both', () => {
    fc.assert(
      fc.property(contentArbitrary, (content) => {
        const chosen = defaultChoice(content);
        const amount = quoteTotals(chosen, { kind: 'amount', amount: 100 }, true);
        expect(amount.monthly.discount).toBe(0);
        expect(amount.oneOff.discount).toBe(Math.min(100, amount.oneOff.subtotal));
        const all = quoteTotals(chosen, { kind: 'percent', share: 10_000 }, true);
        expect([all.oneOff.total, all.monthly.total]).toEqual([0, 0]);
      }),
    );
  });
});
