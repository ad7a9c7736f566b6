import { londonInstant } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groups, isGroup, seatsAt, tables } from './floor.ts';
import { startOf, type Wish } from './opening.ts';
import { book, cancel, move, nextFree, type Outcome, propose, reseat } from './reservations.ts';
import { faultsOf, restaurantState } from './restaurant-state.ts';
import { type Booking, type Bookings, bestPlace, doMeet, freePlaces } from './seating.ts';

const today = '2026-11-25';
const now = londonInstant(today, 12);
const friday = '2026-11-27';
const wish = (more: Partial<Wish> = {}): Wish => ({ date: friday, sitting: 'early', party: 2, ...more });
const guest = { name: 'Farrow', isMine: true };

function taken(...groupsTaken: readonly number[][]): Bookings {
  return groupsTaken.map((numbers, at) => ({
    ...wish({ party: Math.min(12, seatsAt(numbers)) }),
    id: String(at + 1),
    name: 'Varga',
    tables: numbers,
    isMine: false,
  }));
}

function bookingOf(outcome: Outcome): Booking {
  if (!outcome.ok) throw new Error(`refused: ${outcome.why.kind}`);
  return outcome.booking;
}
const refused = (outcome: Outcome) => (outcome.ok ? null : outcome.why.kind);
const all = tables.map(({ number }) => [number]);

describe('which table', () => {
  it.each([
    [1, [1]],
    [2, [1]],
    [3, [7]],
    [4, [7]],
    [5, [6]],
    [6, [6]],
    [7, [7, 8]],
    [8, [7, 8]],
    [9, [6, 11]],
    [10, [6, 11]],
    [11, [12, 13]],
    [12, [12, 13]],
  ])('a party of %i gets in an empty room', (party, place) => {
    expect(bestPlace([], wish({ party }))).toEqual(place);
  });

  it('goes to the next size when the small ones are gone, and to neighbours when no single one fits', () => {
    const noTwos = taken([1], [2], [3], [4], [5], [14]);
    expect(bestPlace(noTwos, wish())).toEqual([7]);
    // The numbers don't go by size: a two comes before a six with a lower number.
    expect(bestPlace(taken([1], [2], [3], [4], [5]), wish())).toEqual([14]);
    const noSixes = taken([6], [12], [13]);
    expect(bestPlace(noSixes, wish({ party: 6 }))).toEqual([7, 8]);
    expect(bestPlace(noSixes, wish({ party: 5 }))).toEqual([7, 8]);
    expect(bestPlace(taken(...all), wish())).toBeNull();
  });

  it('takes three tables when two are too few', () => {
    const place = bestPlace(taken([12], [13], [6], [10]), wish({ party: 12 }));
    expect(place).toEqual([7, 8, 9]);
    expect(bestPlace(taken([12], [8], [10]), wish({ party: 12 }))).toBeNull();
  });

  it('counts tables as taken for as long as people sit', () => {
    const early = taken([12, 13]);
    expect(doMeet(wish({ party: 12 }), wish({ sitting: 'late' }))).toBe(false);
    expect(bestPlace(early, wish({ party: 12 }))).not.toEqual([12, 13]);
    expect(bestPlace(early, wish({ party: 12, sitting: 'late' }))).toEqual([12, 13]);
    expect(bestPlace(early, wish({ party: 12, date: '2026-11-28' }))).toEqual([12, 13]);
    expect(bestPlace(early, wish({ party: 12 }), '1')).toEqual([12, 13]);
  });
});

describe('booking', () => {
  it('needs a name, and keeps it tidy', () => {
    expect(refused(book([], wish(), { ...guest, name: '  ' }, now))).toBe('name');
    expect(refused(book([], wish(), { ...guest, name: 'x'.repeat(41) }, now))).toBe('name');
    expect(bookingOf(book([], wish(), { ...guest, name: ' Ó Briain ' }, now)).name).toBe('Ó Briain');
  });

  it('refuses what the opening hours refuse, and a full room', () => {
    expect(refused(book([], wish({ party: 13 }), guest, now))).toBe('call');
    expect(refused(book([], wish({ date: '2026-11-30' }), guest, now))).toBe('closed');
    expect(refused(book(taken(...all), wish(), guest, now))).toBe('full');
  });

  it('gives each booking a number of its own', () => {
    const one = book(taken([1], [2]), wish(), guest, now);
    expect(bookingOf(one)).toMatchObject({ id: '3', tables: [3], isMine: true });
  });
});

describe('changing', () => {
  it('moves to another evening, and stays as it was where there is no place', () => {
    const before = taken([1], [2]);
    expect(bookingOf(move(before, '1', wish({ date: '2026-11-28', party: 5 }), now))).toMatchObject({
      id: '1',
      date: '2026-11-28',
      party: 5,
      tables: [6],
    });
    expect(refused(move(taken(...all), '1', wish({ party: 4 }), now))).toBe('full');
    expect(refused(move(before, '1', wish({ date: '2026-11-30' }), now))).toBe('closed');
    expect(refused(move(before, '9', wish(), now))).toBe('gone');
  });

  it('may keep its own table when it grows', () => {
    const full = taken(...all);
    expect(bookingOf(move(full, '7', wish({ party: 3 }), now)).tables).toEqual([7]);
  });

  it('changes tables by hand to adjacent ones that are free and fit', () => {
    const before = taken([7], [8]);
    expect(bookingOf(reseat(before, '1', [12], now)).tables).toEqual([12]);
    expect(bookingOf(reseat(before, '1', [10, 11], now)).tables).toEqual([10, 11]);
    expect(bookingOf(reseat(taken([7]), '1', [7, 8], now)).tables).toEqual([7, 8]);
    expect(refused(reseat(before, '1', [8], now))).toBe('table');
    expect(refused(reseat(before, '1', [1], now))).toBe('table');
    expect(refused(reseat(before, '1', [9, 10], now))).toBe('table');
  });

  it('is no longer possible once the sitting has begun', () => {
    const start = startOf(wish());
    const soon = new Date(start.getTime() - 1);
    expect(refused(cancel(taken([1]), '1', soon))).toBeNull();
    expect(refused(cancel(taken([1]), '1', start))).toBe('begun');
    expect(refused(move(taken([1]), '1', wish({ date: '2026-11-28' }), start))).toBe('begun');
    expect(refused(reseat(taken([1]), '1', [2], start))).toBe('begun');
    expect(refused(cancel([], '1', now))).toBe('gone');
  });

  it('frees the tables of a cancelled booking', () => {
    const outcome = cancel(taken(...all), '3', now);
    expect(outcome.ok && bestPlace(outcome.bookings, wish())).toEqual([3]);
  });
});

describe('the next free sitting', () => {
  it('is later than the wished one, on an open day', () => {
    expect(nextFree([], wish(), now)).toEqual(wish({ sitting: 'late' }));
    expect(nextFree([], wish({ party: 8, date: '2026-11-26' }), now)).toEqual(wish({ party: 8 }));
    expect(nextFree([], wish({ date: '2026-11-29' }), now)).toEqual(wish({ date: '2026-12-01' }));
    expect(nextFree([], wish({ party: 13 }), now)).toBeNull();
  });
});

// One evening and the next, so that parties get into each other's way.
const asked = fc.record({
  action: fc.constantFrom('book', 'move', 'cancel', 'reseat' as const),
  date: fc.constantFrom(friday, '2026-11-28', '2026-11-29', '2026-11-30', today),
  sitting: fc.constantFrom('early', 'late' as const),
  party: fc.integer({ min: 0, max: 14 }),
  which: fc.nat(200),
  place: fc.constantFrom(...groups, [1, 3], [99]),
  hours: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 7),
});

describe('whatever people ask for', () => {
  it('no two parties share a table, everybody has a chair, and nobody sits after closing time', () => {
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 120 }), (steps) => {
        let bookings: Bookings = [];
        let at = now;
        for (const { action, which, place, hours, ...wanted } of steps) {
          at = new Date(at.getTime() + hours * 3_600_000);
          const id = bookings[which % Math.max(1, bookings.length)]?.id ?? 'none';
          const frozen = JSON.stringify(bookings);
          const outcome = {
            book: () => book(bookings, wanted, guest, at),
            move: () => move(bookings, id, wanted, at),
            cancel: () => cancel(bookings, id, at),
            reseat: () => reseat(bookings, id, place, at),
          }[action]();
          expect(JSON.stringify(bookings)).toBe(frozen);
          if (outcome.ok) bookings = outcome.bookings;
          expect(faultsOf({ startsOn: today, bookings })).toEqual([]);
        }
        const state: unknown = JSON.parse(JSON.stringify({ startsOn: today, bookings }));
        expect(v.safeParse(restaurantState, state).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('a party is refused only when no allowed place is free, and gets none larger than it needs', () => {
    const busy = fc.array(fc.constantFrom(...groups), { maxLength: 14 }).map((wanted) => {
      const used = new Set<number>();
      return wanted.filter((group) => {
        if (group.some((number) => used.has(number))) return false;
        for (const number of group) used.add(number);
        return true;
      });
    });
    fc.assert(
      fc.property(busy, fc.integer({ min: 1, max: 12 }), (groupsTaken, party) => {
        const bookings = taken(...groupsTaken.map((group) => [...group]));
        const used = new Set(groupsTaken.flat());
        const fits = groups.filter(
          (group) => seatsAt(group) >= party && group.every((number) => !used.has(number)),
        );
        const found = propose(bookings, wish({ party }), now);
        if (fits.length === 0) {
          expect(found).toEqual({ why: { kind: 'full' } });
          return;
        }
        const place = 'tables' in found ? found.tables : [];
        expect(isGroup(place)).toBe(true);
        const fewest = Math.min(...fits.map((group) => group.length));
        expect(place).toHaveLength(fewest);
        const least = Math.min(...fits.filter((group) => group.length === fewest).map(seatsAt));
        expect(seatsAt(place)).toBe(least);
        expect(freePlaces(bookings, wish({ party }))).toHaveLength(fits.length);
      }),
    );
  });
});
