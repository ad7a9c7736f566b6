import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drainRules, mailStatuses, retryDelayMs } from './status.ts';

test.each([
  [1, 2_000],
  [2, 6_000],
  [3, 20_000],
  [4, 120_000],
  [5, 900_000],
  [6, 7_200_000],
  [7, 28_800_000],
  [8, 28_800_000],
])('after failure %i the next try is %i ms away', (failures, delay) => {
  expect(retryDelayMs(failures, 0.5)).toBe(delay);
});

test('delays are spread by a fifth to either side, and no further', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), random, (failures, chance) => {
      const base = retryDelayMs(failures, 0.5);
      const delay = retryDelayMs(failures, chance);
      expect(delay).toBeGreaterThanOrEqual(Math.floor(base * 0.8));
      expect(delay).toBeLessThanOrEqual(Math.ceil(base * 1.2));
    }),
  );
});

test('the first three tries fall into the time that the drain stays for', () => {
  for (const failures of [1, 2, 3]) expect(retryDelayMs(failures, 0.999)).toBeLessThan(drainRules.lingerMs);
});

test('all tries before a mail is given up take less than the provider keeps its key', () => {
  const whole = Array.from({ length: drainRules.maxFailures - 1 }, (_, index) =>
    retryDelayMs(index + 1, 0.999),
  );
  const sum = whole.reduce((total, delay) => total + delay, 0);
  expect(sum).toBeLessThan(drainRules.providerKeyMs - drainRules.providerKeyMarginMs);
});

test('no mail with a final status goes out again by itself', () => {
  for (const final of ['delivered', 'bounced', 'complained', 'cancelled', 'sent'] as const) {
    expect(mailStatuses.can(final, 'queued')).toBe(false);
    expect(mailStatuses.can(final, 'sending')).toBe(false);
  }
});
