import { addDays, daysBetween, londonDate, londonInstant } from '@agency/domain/shared/dates';
import { weekdayOf } from '../shared/day-words.ts';

export const sittingNames = ['early', 'late'] as const;
export type SittingName = (typeof sittingNames)[number];

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** Wall-clock minutes after midnight in London. */
const beginsAt: Readonly<Record<SittingName, number>> = { early: at(17, 30), late: at(20) };

/** Days that can be booked, today among them. */
export const daysAhead = 60;
/** Larger parties must ring: the kitchen wants to know. */
export const mostPeople = 12;
/** How long before a sitting it can still be booked on the day itself. */
const leadMinutes = 120;
/** More people than this stay longer. */
const smallParty = 6;
const stay = { small: 120, large: 150 } as const;

/** Closing time by day of the week, Monday first; null for the day off. */
const closing: readonly (number | null)[] = [null, at(22), at(22), at(22), at(23), at(23), at(21, 30)];
/** Days of the year on which the restaurant is closed. */
const holidays: readonly string[] = ['12-25', '12-26', '01-01'];

export interface Wish {
  readonly date: string;
  readonly sitting: SittingName;
  readonly party: number;
}

export type OpeningRefusal =
  | { readonly kind: 'party' }
  | { readonly kind: 'call' }
  | { readonly kind: 'past' }
  | { readonly kind: 'too-far' }
  | { readonly kind: 'closed' }
  /** They would still sit there at closing time. */
  | { readonly kind: 'closing'; readonly ends: Date; readonly closes: Date }
  | { readonly kind: 'too-late' };

/** When the restaurant closes on a day, in minutes; null when it does not open. */
export function closesAt(date: string): number | null {
  return holidays.includes(date.slice(5)) ? null : (closing[weekdayOf(date)] ?? null);
}

/** How long a party keeps its tables, in minutes. */
export function stayOf(party: number): number {
  return party > smallParty ? stay.large : stay.small;
}

/** The minutes of the day during which a party keeps its tables: from the first until before the second. */
export function spanOf({ sitting, party }: Pick<Wish, 'sitting' | 'party'>): readonly [number, number] {
  const begins = beginsAt[sitting];
  return [begins, begins + stayOf(party)];
}

// Every render asks about sixty days of two sittings, and the time zone is slow to look up, so each moment is computed
// once.
const instants = new Map<string, number>();

function instant(date: string, minutes: number): Date {
  const name = `${date} ${minutes}`;
  const known = instants.get(name);
  if (known !== undefined) return new Date(known);
  const found = londonInstant(date, Math.floor(minutes / 60), minutes % 60);
  instants.set(name, found.getTime());
  return found;
}

let lastDay = { ms: Number.NaN, date: '' };

/** The day in London, computed once for a moment that is asked about many times. */
function dayAt(now: Date): string {
  const ms = now.getTime();
  if (lastDay.ms !== ms) lastDay = { ms, date: londonDate(now) };
  return lastDay.date;
}

export function startOf({ date, sitting }: Pick<Wish, 'date' | 'sitting'>): Date {
  return instant(date, beginsAt[sitting]);
}

export function endOf(wish: Wish): Date {
  return instant(wish.date, spanOf(wish)[1]);
}

export function hasBegun(wish: Pick<Wish, 'date' | 'sitting'>, now: Date): boolean {
  return now.getTime() >= startOf(wish).getTime();
}

/** Every day that can be booked. */
export function bookableDays(today: string): readonly string[] {
  return Array.from({ length: daysAhead }, (_, day) => addDays(today, day));
}

function dayRefusal(date: string, now: Date): OpeningRefusal | null {
  const ahead = daysBetween(dayAt(now), date);
  if (ahead < 0) return { kind: 'past' };
  if (ahead >= daysAhead) return { kind: 'too-far' };
  return closesAt(date) === null ? { kind: 'closed' } : null;
}

/** Why a party can't come, however many tables are free. */
export function openingRefusal(wish: Wish, now: Date): OpeningRefusal | null {
  const { date, party } = wish;
  if (!Number.isInteger(party) || party < 1) return { kind: 'party' };
  if (party > mostPeople) return { kind: 'call' };
  const day = dayRefusal(date, now);
  if (day) return day;
  const closes = closesAt(date) ?? 0;
  if (spanOf(wish)[1] > closes) return { kind: 'closing', ends: endOf(wish), closes: instant(date, closes) };
  const isTooLate = now.getTime() > startOf(wish).getTime() - leadMinutes * 60_000;
  return isTooLate ? { kind: 'too-late' } : null;
}
