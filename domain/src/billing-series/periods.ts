import { addMonths } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';

/**
 * The day on which the period after this one begins: the series' day in the next month of the calendar, or that month's
 * last day where it has no such day. A short month does not move the months after it.
 */
export function nextPeriod(begins: CivilDate, dayOfMonth: number): CivilDate {
  const inJanuary = `2000-01-${String(dayOfMonth).padStart(2, '0')}`;
  const [year = 0, month = 0] = begins.split('-').map(Number);
  // Counted from January, which has 31 days, so that a short month does not shorten the next.
  return addMonths(inJanuary, (year - 2000) * 12 + month);
}

/** The first period that begins on this day or later; earlier ones are never billed. */
export function firstPeriodFrom(begins: CivilDate, dayOfMonth: number, from: CivilDate): CivilDate {
  let period = begins;
  while (period < from) period = nextPeriod(period, dayOfMonth);
  return period;
}
