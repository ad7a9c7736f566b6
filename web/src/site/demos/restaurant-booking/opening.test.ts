import { addDays, londonDate, londonInstant } from '@agency/domain/shared/dates';
import { formatTime } from '@agency/domain/shared/format';
import { describe, expect, it } from 'vitest';
import { bookableDays, endOf, hasBegun, openingRefusal, startOf, type Wish } from './opening.ts';

// A Wednesday, at noon.
const today = '2026-11-25';
const noon = londonInstant(today, 12);
const wish = (more: Partial<Wish>): Wish => ({ date: '2026-11-26', sitting: 'early', party: 2, ...more });
const kind = (more: Partial<Wish>, now = noon) => openingRefusal(wish(more), now)?.kind ?? null;

describe('days', () => {
  it('can be booked from today for sixty days', () => {
    expect(bookableDays(today)).toHaveLength(60);
    expect(kind({ date: today })).toBeNull();
    expect(kind({ date: '2026-11-24' })).toBe('past');
    expect(kind({ date: addDays(today, 59) })).toBeNull();
    expect(kind({ date: addDays(today, 60) })).toBe('too-far');
  });

  it.each([
    ['2026-11-30', 'closed'],
    ['2026-12-01', null],
    ['2026-12-24', null],
    ['2026-12-25', 'closed'],
    ['2026-12-26', 'closed'],
    ['2026-12-27', null],
    ['2027-01-01', 'closed'],
    ['2027-01-02', null],
  ])('%s is %s', (date, refusal) => {
    expect(kind({ date })).toBe(refusal);
  });
});

describe('closing time', () => {
  it.each([
    ['a Thursday, two people', '2026-11-26', 2, null],
    ['a Thursday, six people', '2026-11-26', 6, null],
    ['a Thursday, seven people', '2026-11-26', 7, 'closing'],
    ['a Friday, twelve people', '2026-11-27', 12, null],
    ['a Sunday, two people', '2026-11-29', 2, 'closing'],
  ])('in the late sitting of %s', (_, date, party, refusal) => {
    expect(kind({ date, party, sitting: 'late' })).toBe(refusal);
    expect(kind({ date, party, sitting: 'early' })).toBeNull();
  });

  it('says until when they would sit and when the restaurant closes', () => {
    const why = openingRefusal(wish({ party: 7, sitting: 'late' }), noon);
    if (why?.kind !== 'closing') throw new Error('refused for closing time');
    expect(formatTime(why.ends)).toBe('10:30 pm');
    expect(formatTime(why.closes)).toBe('10:00 pm');
  });

  it.each(['2026-03-29', '2026-10-25'])('keeps the hours on %s, when the clocks change', (date) => {
    const early = wish({ date });
    expect(formatTime(startOf(early))).toBe('5:30 pm');
    expect(formatTime(endOf(early))).toBe('7:30 pm');
    expect(londonDate(startOf(early))).toBe(date);
    expect(kind({ date }, londonInstant(date, 9))).toBeNull();
    expect(formatTime(startOf(wish({ date: addDays(date, 2), sitting: 'late' })))).toBe('8:00 pm');
  });
});

describe('notice', () => {
  it('is two hours on the day they were sent or opened', () => {
    const start = startOf(wish({ date: today })).getTime();
    expect(kind({ date: today }, new Date(start - 7_200_000))).toBeNull();
    expect(kind({ date: today }, new Date(start - 7_200_000 + 1))).toBe('too-late');
    expect(kind({ date: today, sitting: 'late' }, new Date(start - 7_200_000 + 1))).toBeNull();
  });

  it('a sitting has begun at its first minute', () => {
    const start = startOf(wish({})).getTime();
    expect(hasBegun(wish({}), new Date(start - 1))).toBe(false);
    expect(hasBegun(wish({}), new Date(start))).toBe(true);
  });
});

describe('parties', () => {
  it.each([
    [0, 'party'],
    [1.5, 'party'],
    [Number.NaN, 'party'],
    [1, null],
    [12, null],
    [13, 'call'],
  ])('of %s', (party, refusal) => {
    expect(kind({ party })).toBe(refusal);
  });
});
