import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPeriodFrom, nextPeriod } from './periods.ts';

/** As many periods as asked for, the given one first. */
function periods(begins: string, dayOfMonth: number, count: number): string[] {
  const all = [begins];
  while (all.length < count) all.push(nextPeriod(all.at(-1) ?? begins, dayOfMonth));
  return all;
}

describe('periods of a billing series', () => {
  test('bill on the last day of a month without their day, and on their day again after it', () => {
    expect(periods('2027-12-31', 31, 6)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ]);
    expect(nextPeriod('2027-01-30', 30)).toBe('2027-02-28');
    expect(nextPeriod('2027-02-28', 30)).toBe('2027-03-30');
  });

  test('are one in each month of the calendar, whatever the day', () => {
    const day = fc.integer({ min: 1, max: 31 });
    const start = fc.integer({ min: 2020, max: 2090 });
    fc.assert(
      fc.property(day, start, fc.integer({ min: 1, max: 12 }), (dayOfMonth, year, month) => {
        const first = nextPeriod(`${year}-${String(month).padStart(2, '0')}-01`, dayOfMonth);
        const all = periods(first, dayOfMonth, 30);
        expect(new Set(all.map((date) => date.slice(0, 7))).size).toBe(30);
        expect(all).toEqual(all.toSorted());
        for (const date of all) {
          const lastDay = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));
          expect(Number(date.slice(8))).toBe(Math.min(dayOfMonth, lastDay.getUTCDate()));
        }
      }),
    );
  });

  test('that passed during a pause are left out', () => {
    expect(firstPeriodFrom('2026-01-31', 31, '2026-04-30')).toBe('2026-04-30');
    expect(firstPeriodFrom('2026-01-31', 31, '2026-05-01')).toBe('2026-05-31');
    expect(firstPeriodFrom('2026-06-15', 15, '2026-05-01')).toBe('2026-06-15');
  });
});
