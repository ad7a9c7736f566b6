import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../shared/dates.ts';
import { isWorkingDay } from '../shared/working-days.ts';
import { answerBy } from './data-request.ts';

describe('the day by which a request about data is dealt with', () => {
  it.each([
    ['the same day of the next month', '2026-11-30', '2026-12-30'],
    ['the last day of a shorter month', '2027-03-31', '2027-04-30'],
    ['the last day of February, in a leap year too', '2028-01-31', '2028-02-29'],
    ['the Monday after a weekend', '2026-12-10', '2027-01-11'],
    ['the day after the bank holidays of Christmas', '2026-11-25', '2026-12-29'],
    ['the Tuesday after Easter', '2027-02-26', '2027-03-30'],
    ['over the end of a year', '2026-12-03', '2027-01-04'],
  ])('is %s', (_what, asked, due) => {
    expect(answerBy(asked)).toBe(due);
  });

  it('is a working day, never before the month is over and at most five days after', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
    fc.assert(
      fc.property(days, (asked) => {
        const due = answerBy(asked);
        expect(isWorkingDay(due)).toBe(true);
        expect(daysBetween(asked, due)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(asked, due)).toBeLessThanOrEqual(31 + 5);
      }),
    );
  });
});
