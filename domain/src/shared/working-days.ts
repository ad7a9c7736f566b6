import { addDays } from './dates.ts';
import type { CivilDate } from './fields.ts';

const weekday = (day: CivilDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: CivilDate): boolean => weekday(day) === 0 || weekday(day) === 6;
const iso = (year: number, month: number, day: number): CivilDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876, as in Meeus, 'Astronomical Algorithms', 8). */
function easter(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return iso(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The first Monday on or after a day. */
function mondayFrom(day: CivilDate): CivilDate {
  return addDays(day, (8 - weekday(day)) % 7);
}

/** A day that moves to the next one that is free, where it falls on a weekend or on another holiday. */
function substituted(days: readonly CivilDate[]): CivilDate[] {
  const taken: CivilDate[] = [];
  for (const day of days) {
    let free = day;
    while (isWeekend(free) || taken.includes(free)) free = addDays(free, 1);
    taken.push(free);
  }
  return taken;
}

// Law, checked 2026-11-30: Banking and Financial Dealings Act 1971, schedule 1; New Year's Day and the first Monday in May by proclamation.
/** Bank holidays in England and Wales, without those that are proclaimed for one year alone. */
function bankHolidays(year: number): readonly CivilDate[] {
  const sunday = easter(year);
  return [
    ...substituted([iso(year, 1, 1)]),
    addDays(sunday, -2),
    addDays(sunday, 1),
    mondayFrom(iso(year, 5, 1)),
    mondayFrom(iso(year, 5, 25)),
    mondayFrom(iso(year, 8, 25)),
    ...substituted([iso(year, 12, 25), iso(year, 12, 26)]),
  ];
}

/** By year: lists of invoices ask for the same few again and again. */
const known = new Map<number, readonly CivilDate[]>();

function holidaysOf(year: number): readonly CivilDate[] {
  const found = known.get(year) ?? bankHolidays(year);
  known.set(year, found);
  return found;
}

/** Do banks in England and Wales work on this day? */
export function isWorkingDay(day: CivilDate): boolean {
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).includes(day);
}

/** The working day that comes so many working days after a day. */
export function addWorkingDays(day: CivilDate, count: number): CivilDate {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
