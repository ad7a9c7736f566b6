import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, lineNet } from './money.ts';
import { divideHalfUp, shareOf } from './share.ts';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('divideHalfUp', () => {
  test.each([
    [5n, 10n, 1],
    [4n, 10n, 0],
    [15n, 10n, 2],
    [-5n, 10n, 0],
    [-6n, 10n, -1],
    [-15n, 10n, -1],
    [-16n, 10n, -2],
    [0n, 7n, 0],
  ])('%s / %s = %s', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test('is the whole number n with 2n·d − d ≤ 2·numerator < 2n·d + d', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (a, d) => {
          fc.pre(a / d < 2n ** 53n && a / d > -(2n ** 53n));
          const n = BigInt(divideHalfUp(a, d));
          return 2n * n * d - d <= 2n * a && 2n * a < 2n * n * d + d;
        },
      ),
    );
  });

  test('refuses a denominator that is not positive', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow('denominator');
  });
});

describe('lineNet', () => {
  test.each([
    // quantity, unit price, discount, net
    [50, 24_167, 0, 1_208_350],
    [1.5, 333, 0, 500],
    [0.333, 1000, 0, 333],
    [0.0005 * 1000, 1, 0, 1],
    [1, 999, 5000, 500],
    [3, 10_000, 10_000, 0],
    [1.005, 10_000, 0, 10_050],
    [100_000, 1_000_000_000, 0, 100_000_000_000_000],
  ])('%s × %s pence less %s basis points is %s', (quantity, unitPrice, discount, expected) => {
    expect(lineNet(quantity, unitPrice, discount)).toBe(expected);
  });

  test('3-decimal quantity × 2-decimal price is rounded once, half up, to whole pence', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (thousandths, unitPrice, discount) => {
          const net = lineNet(thousandths / 1000, unitPrice, discount);
          const exact = BigInt(thousandths) * BigInt(unitPrice) * BigInt(10_000 - discount);
          expect(Number.isSafeInteger(net)).toBe(true);
          const distance = 2n * (BigInt(net) * 10_000_000n - exact);
          expect(distance > -10_000_000n && distance <= 10_000_000n).toBe(true);
        },
      ),
    );
  });
});

describe('shareOf', () => {
  test('VAT at 20 % and 5 % rounds half up', () => {
    expect(shareOf(1_208_350, 2000)).toBe(241_670);
    expect(shareOf(3, 2000)).toBe(1);
    expect(shareOf(2, 2000)).toBe(0);
    expect(shareOf(10, 500)).toBe(1);
    expect(shareOf(9, 500)).toBe(0);
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
  const amount = fc.nat(1_000_000_000);

  test('parts add up to the amount', () => {
    fc.assert(fc.property(amount, weights, (total, shares) => sumOf(allocate(total, shares)) === total));
  });

  test('each part is within a penny of its exact share, never below it by a whole one', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const sum = sumOf(shares);
        fc.pre(sum > 0);
        allocate(total, shares).forEach((part, index) => {
          const exact = (total * (shares[index] ?? 0)) / sum;
          expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  test('nothing goes to a weight of nothing, unless all are', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        fc.pre(sumOf(shares) > 0);
        return allocate(total, shares).every((part, index) => shares[index] !== 0 || part === 0);
      }),
    );
    expect(allocate(7, [0, 0])).toEqual([7, 0]);
  });

  test('pennies go to the largest remainders, the earlier first among equals', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [1, 2, 1])).toEqual([1, 3, 1]);
  });

  test('what is shared out never exceeds the weight when the amount does not exceed their sum', () => {
    fc.assert(
      fc.property(weights, fc.nat(10_000), (shares, share) => {
        const sum = sumOf(shares);
        const taken = Math.floor((sum * share) / 10_000);
        return allocate(taken, shares).every((part, index) => part <= (shares[index] ?? 0));
      }),
    );
  });

  test('refuses to share among nobody', () => {
    expect(() => allocate(1, [])).toThrow('something');
  });
});
