import { addDays, londonDate, londonInstant } from '@agency/domain/shared/dates';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seatsAt } from './floor.ts';
import { closesAt, type Wish } from './opening.ts';
import { propose } from './reservations.ts';
import { type RestaurantState, restaurantState } from './restaurant-state.ts';
import { goOn, sampleRestaurant } from './sample.ts';
import type { Booking } from './seating.ts';

const today = '2026-11-25';
const now = londonInstant(today, 12);
const wish = (more: Partial<Wish> = {}): Wish => ({
  date: '2026-11-27',
  sitting: 'early',
  party: 2,
  ...more,
});
const varga = { name: 'Varga', isMine: false };

describe('the sample', () => {
  it.each(['2026-11-25', '2026-11-28', '2026-11-30', '2026-03-01', '2026-12-25', '2027-02-28'])(
    'keeps the rules when it begins on %s',
    (day) => {
      const state = sampleRestaurant(day);
      expect(v.safeParse(restaurantState, state).success).toBe(true);
      expect(sampleRestaurant(day)).toEqual(state);
      expect(state.bookings.length).toBeGreaterThan(150);
      expect(state.bookings.every(({ date }) => closesAt(date) !== null)).toBe(true);
      expect(state.bookings.some((each) => each.tables.length > 1)).toBe(true);
    },
  );

  it('has a crowded Saturday', () => {
    const { bookings } = sampleRestaurant(today);
    expect(propose(bookings, wish({ date: '2026-11-28', party: 7 }), now)).toEqual({ why: { kind: 'full' } });
  });
});

describe('a stored state', () => {
  const good: RestaurantState = {
    startsOn: today,
    bookings: [
      { ...wish(), ...varga, id: '1', tables: [1] },
      { ...wish({ party: seatsAt([7, 8]) }), ...varga, id: '2', tables: [7, 8] },
    ],
  };
  const withFirst = (more: object) => ({
    ...good,
    bookings: good.bookings.map((each, at) => (at === 0 ? { ...each, ...more } : each)),
  });

  it('is accepted as it was made', () => {
    expect(v.safeParse(restaurantState, good).success).toBe(true);
  });

  it.each([
    ['a table that is taken', { tables: [7], party: 4 }],
    ['too few chairs', { party: 3 }],
    ['tables that stand apart', { tables: [1, 3] }],
    ['no table', { tables: [] }],
    ['a table that is not there', { tables: [15] }],
    ['nobody', { party: 0 }],
    ['a name of nothing', { name: ' ' }],
    ['a Monday', { date: '2026-11-30' }],
    ['a late Sunday', { date: '2026-11-29', sitting: 'late' }],
    ['a day before the sample', { date: '2026-11-24' }],
    ['a day too far', { date: addDays(today, 74) }],
    ['a third sitting', { sitting: 'lunch' }],
    ['the number of another', { id: '2' }],
    ['a number that is none', { id: 'x' }],
  ])('is refused with %s', (_, more) => {
    expect(v.safeParse(restaurantState, withFirst(more)).success).toBe(false);
  });

  it('stays as it is for two weeks, and with a clock that is a little slow', () => {
    for (const day of [-13, -1, 0, 13]) expect(goOn(good, addDays(today, day))).toBe(good);
    expect(londonDate(now)).toBe(today);
  });

  it.each([14, 20, 45])(
    'keeps every booking until two weeks after its evening when it is %i days old, and fills up around them',
    (age) => {
      const mine: Booking = {
        ...wish({ date: addDays(today, 58) }),
        id: '90000',
        name: 'Farrow',
        tables: [1],
        isMine: true,
      };
      const day = addDays(today, age);
      const old = { ...good, bookings: [...good.bookings, mine] };
      const later = goOn(old, day);
      if (!later) throw new Error('it goes on');
      expect(v.safeParse(restaurantState, JSON.parse(JSON.stringify(later))).success).toBe(true);
      const staying = old.bookings.filter(({ date }) => date > addDays(day, -14));
      expect(later.bookings.slice(0, staying.length)).toEqual(staying);
      expect(later.bookings.length).toBeGreaterThanOrEqual(sampleRestaurant(day).bookings.length * 0.9);
      expect(goOn(later, day)).toBe(later);
    },
  );

  it('begins anew once all of it is over', () => {
    expect(goOn(good, addDays(today, 59 + 14))).toBeNull();
    expect(goOn(good, addDays(today, -14))).toBeNull();
  });
});
