import { TZDate } from '@date-fns/tz';
import type { CivilDate } from './fields.ts';
import { invariant } from './invariant.ts';

/** All civil dates of the product are days in this zone, for everybody and wherever code runs. */
export const londonZone = 'Europe/London';
export const dayMs = 86_400_000;

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

function parts(date: CivilDate): [year: number, month: number, day: number] {
  const [year, month, day] = date.split('-').map(Number);
  invariant(year !== undefined && month !== undefined && day !== undefined, `'${date}' is a civil date`);
  return [year, month, day];
}

/** The day in London at this instant. */
export function londonDate(instant: Date): CivilDate {
  const london = new TZDate(instant.getTime(), londonZone);
  return `${pad(london.getFullYear(), 4)}-${pad(london.getMonth() + 1)}-${pad(london.getDate())}`;
}

/** An instant as London clocks show it, for other programs to read: '2026-07-01T09:00:00+01:00'. */
export function londonIso(instant: Date): string {
  return new TZDate(instant.getTime(), londonZone).toISOString().replace(/\.\d+/, '');
}

/** The instant at which this day begins in London. */
export function startOfLondonDay(date: CivilDate): Date {
  const [year, month, day] = parts(date);
  return new Date(new TZDate(year, month - 1, day, londonZone).getTime());
}

/** The first instant after this day in London: days have 23, 24 or 25 hours. */
export function endOfLondonDay(date: CivilDate): Date {
  return startOfLondonDay(addDays(date, 1));
}

/** The instant of a wall-clock time in London; a time that the spring change skips is moved on by an hour. */
export function londonInstant(date: CivilDate, hours: number, minutes = 0): Date {
  const [year, month, day] = parts(date);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, londonZone).getTime());
}

/** The hour (0–23) that London clocks show. */
export function londonHour(instant: Date): number {
  return new TZDate(instant.getTime(), londonZone).getHours();
}

const lastDay: CivilDate = '9999-12-31';
const firstDay: CivilDate = '0000-01-01';

/** The UTC day at this distance; at either end of the calendar that end, since a fifth digit is no civil date. */
function utcDay(year: number, monthIndex: number, day: number): CivilDate {
  const instant = new Date(0);
  // Not `Date.UTC`, which takes the years 0 to 99 for those of the 20th century.
  instant.setUTCFullYear(year, monthIndex, day);
  if (instant.getUTCFullYear() > 9999) return lastDay;
  return instant.getUTCFullYear() < 0 ? firstDay : instant.toISOString().slice(0, 10);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const [year, month, day] = parts(date);
  return utcDay(year, month - 1, day + days);
}

/** The same day of a later month, or that month's last day where it has no such day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = parts(date);
  const last = Number(utcDay(year, month + months, 0).slice(8));
  return utcDay(year, month - 1 + months, Math.min(day, last));
}

/** Whole days from one civil date to another, negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

export function earlierDay(a: CivilDate, b: CivilDate): CivilDate {
  return daysBetween(a, b) < 0 ? b : a;
}

export function laterDay(a: CivilDate, b: CivilDate): CivilDate {
  return daysBetween(a, b) > 0 ? b : a;
}

/** Has this day passed in London? `validUntil` and `dueOn` hold for the whole of their day. */
export function isDayOver(date: CivilDate, now: Date): boolean {
  return now.getTime() >= endOfLondonDay(date).getTime();
}

/** The tax year of people in the UK that this day is in: 6 April to 5 April. */
export function taxYearOf(day: CivilDate): { readonly from: CivilDate; readonly to: CivilDate } {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) < '04-06' ? year - 1 : year;
  return { from: `${first}-04-06`, to: `${first + 1}-04-05` };
}
