import { addDays, londonDate, londonInstant } from '@agency/domain/shared/dates';
import { formatTime } from '@agency/domain/shared/format';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { book as bookClass, classOf } from '../gym-booking/booking.ts';
import { gymState, withMoves } from '../gym-booking/gym-state.ts';
import { sampleGym } from '../gym-booking/sample.ts';
import { classesOn, startOf as classStart } from '../gym-booking/timetable.ts';
import { classWords, deadlineWords, timeWords } from '../gym-booking/words.ts';
import { closesAt, sittingNames, spanOf } from '../restaurant-booking/opening.ts';
import { book as bookTable } from '../restaurant-booking/reservations.ts';
import { restaurantState } from '../restaurant-booking/restaurant-state.ts';
import { bookingWords } from '../restaurant-booking/words.ts';

const zones = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'];
const sundays = ['2026-03-29', '2026-10-25'];
const cases = zones.flatMap((zone) => sundays.map((sunday) => [sunday, zone] as const));

/** What a clock on a wall shows: '5:30 pm'. */
function wall(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

const stored = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

describe.each(cases)('on %s, when the clocks change, with a device in %s', (sunday, zone) => {
  const dayBefore = londonInstant(addDays(sunday, -1), 12);
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  it('nine in the morning is nine in London', () => {
    for (const date of [sunday, addDays(sunday, 1)]) {
      const [first] = classesOn(date);
      if (!first) throw new Error('there are classes');
      const atNine = { ...first, startsAt: 9 * 60, minutes: 60 };
      expect(timeWords(atNine)).toBe('9:00 am to 10:00 am');
      expect(deadlineWords(atNine)).toMatch(/^until 7:00 am/);
      expect(londonDate(classStart(atNine))).toBe(date);
    }
    expect(formatTime(londonInstant(sunday, 9))).toBe('9:00 am');
  });

  it('every class is shown, stored and told at its hour, the first as the last', () => {
    const sample = { ...sampleGym(addDays(sunday, -1)), entries: [] };
    const classes = classesOn(sunday);
    expect(classes).toHaveLength(6);
    for (const each of classes) {
      const outcome = bookClass([], each, 'owen', dayBefore);
      if (!outcome.ok) throw new Error(outcome.why.kind);
      const read = v.parse(gymState, stored(withMoves(sample, outcome.entries, [])));
      const again = classOf(read.entries[0]?.classId ?? '');
      if (!again) throw new Error('it is stored');
      expect(again.date).toBe(sunday);
      expect(classWords(again)).toMatch(new RegExp(`, ${wall(each.startsAt)}$`));
      expect(timeWords(again)).toBe(`${wall(each.startsAt)} to ${wall(each.startsAt + each.minutes)}`);
    }
  });

  it('every sitting that ends by closing time is there, also the one that ends with it', () => {
    const days = Array.from({ length: 7 }, (_, at) => addDays(sunday, at));
    const asked = days.flatMap((date) => sittingNames.map((sitting) => ({ date, sitting, party: 2 })));
    const led = asked.map((wish) => {
      const [from, to] = spanOf(wish);
      const outcome = bookTable([], wish, { name: 'Farrow', isMine: true }, dayBefore);
      expect(outcome.ok).toBe(to <= (closesAt(wish.date) ?? 0));
      if (!outcome.ok) return null;
      const state = { startsOn: londonDate(dayBefore), bookings: [outcome.booking] };
      const [read] = v.parse(restaurantState, stored(state)).bookings;
      if (!read) throw new Error('it is stored');
      expect(read.date).toBe(wish.date);
      expect(bookingWords(read)).toContain(`, ${wall(from)} to ${wall(to)}, `);
      return to === closesAt(wish.date);
    });
    expect(led).toContain(true);
  });
});
