import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  dayMs,
  daysBetween,
  endOfLondonDay,
  isDayOver,
  londonDate,
  londonHour,
  londonInstant,
  startOfLondonDay,
  taxYearOf,
} from './dates.ts';
import { civilDate } from './fields.ts';
import { formatDateTimeWithZone, formatInstantDate } from './format.ts';

const hourMs = 3_600_000;
const civil = fc
  .integer({ min: Date.UTC(2000, 0, 1) / dayMs, max: Date.UTC(2080, 0, 1) / dayMs })
  .map((day) => new Date(day * dayMs).toISOString().slice(0, 10));
const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2080-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('London days', () => {
  test.each([
    // day, start in UTC, hours
    ['2026-01-15', '2026-01-15T00:00:00Z', 24],
    ['2026-07-15', '2026-07-14T23:00:00Z', 24],
    ['2026-03-29', '2026-03-29T00:00:00Z', 23],
    ['2026-10-25', '2026-10-24T23:00:00Z', 25],
    ['2024-02-29', '2024-02-29T00:00:00Z', 24],
    ['2026-12-31', '2026-12-31T00:00:00Z', 24],
  ])('%s starts at %s and has %i hours', (date, start, hours) => {
    expect(startOfLondonDay(date)).toEqual(new Date(start));
    expect(endOfLondonDay(date).getTime() - startOfLondonDay(date).getTime()).toBe(hours * hourMs);
  });

  test('every instant lies in the day that London calls it, and days follow without gap', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const date = londonDate(at);
        expect(startOfLondonDay(date).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(endOfLondonDay(date).getTime()).toBeGreaterThan(at.getTime());
      }),
    );
    fc.assert(
      fc.property(civil, (date) => {
        expect(londonDate(startOfLondonDay(date))).toBe(date);
        expect(londonDate(new Date(endOfLondonDay(date).getTime() - 1))).toBe(date);
        expect(endOfLondonDay(date)).toEqual(startOfLondonDay(addDays(date, 1)));
      }),
    );
  });

  test('a day has 23 hours on the last Sunday of March, 25 on that of October, and 24 on every other', () => {
    const isLastSunday = (date: string) =>
      new Date(`${date}T12:00:00Z`).getUTCDay() === 0 && addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
    const nearChange = fc
      .tuple(
        fc.integer({ min: 2000, max: 2079 }),
        fc.constantFrom('03', '10'),
        fc.integer({ min: 20, max: 31 }),
      )
      .map(([year, month, day]) => `${year}-${month}-${day}`);
    fc.assert(
      fc.property(fc.oneof(civil, nearChange), (date) => {
        const month = date.slice(5, 7);
        const usual = isLastSunday(date) ? { '03': 23, '10': 25 }[month] : undefined;
        const hours = (endOfLondonDay(date).getTime() - startOfLondonDay(date).getTime()) / hourMs;
        expect(hours).toBe(usual ?? 24);
      }),
      { numRuns: 500 },
    );
  });

  test('29 February is a day of leap years only, with what comes before and after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1904, max: 2096 }), (year) => {
        const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
        expect(v.is(civilDate, `${year}-02-29`)).toBe(isLeap);
        expect(addDays(`${year}-02-28`, 1)).toBe(isLeap ? `${year}-02-29` : `${year}-03-01`);
        expect(addMonths(`${year}-01-31`, 1)).toBe(`${year}-02-${isLeap ? 29 : 28}`);
        if (isLeap) expect(addMonths(`${year}-02-29`, 12)).toBe(`${year + 1}-02-28`);
        expect(daysBetween(`${year}-02-01`, `${year}-03-01`)).toBe(isLeap ? 29 : 28);
      }),
    );
  });

  test('a day is over at the first moment of the next, in summer and winter', () => {
    expect(isDayOver('2026-07-15', new Date('2026-07-15T22:59:59.999Z'))).toBe(false);
    expect(isDayOver('2026-07-15', new Date('2026-07-15T23:00:00.000Z'))).toBe(true);
    expect(isDayOver('2026-11-27', new Date('2026-11-27T23:59:59.999Z'))).toBe(false);
    expect(isDayOver('2026-11-27', new Date('2026-11-28T00:00:00.000Z'))).toBe(true);
    expect(isDayOver('2026-03-29', new Date('2026-03-29T22:59:59.999Z'))).toBe(false);
    expect(isDayOver('2026-03-29', new Date('2026-03-29T23:00:00.000Z'))).toBe(true);
    expect(isDayOver('2026-10-25', new Date('2026-10-25T23:59:59.999Z'))).toBe(false);
    expect(isDayOver('2026-10-25', new Date('2026-10-26T00:00:00.000Z'))).toBe(true);
  });
});

describe('London clocks', () => {
  test.each([
    ['2026-03-29', 9, '2026-03-29T08:00:00Z'],
    ['2026-10-25', 9, '2026-10-25T09:00:00Z'],
    ['2026-03-28', 9, '2026-03-28T09:00:00Z'],
    ['2026-10-24', 9, '2026-10-24T08:00:00Z'],
    // 01:30 does not exist on this day: clocks show 02:30.
    ['2026-03-29', 1.5, '2026-03-29T01:30:00Z'],
  ])('D4: on %s at %d o’clock it is %s', (date, hours, expected) => {
    expect(londonInstant(date, Math.floor(hours), (hours % 1) * 60)).toEqual(new Date(expected));
  });

  test('show the hour that was asked for', () => {
    fc.assert(
      fc.property(civil, fc.integer({ min: 3, max: 23 }), (date, hours) => {
        expect(londonHour(londonInstant(date, hours))).toBe(hours);
        expect(londonDate(londonInstant(date, hours))).toBe(date);
      }),
    );
  });
});

describe('arithmetic with civil dates', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
    ['0099-12-31', 1, '0100-01-01'],
    ['0026-11-30', 1, '0026-12-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-12-01', 4000, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', 24, '2028-01-15'],
    ['0026-01-31', 1, '0026-02-28'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test('adding days and counting them are each other’s reverse', () => {
    fc.assert(
      fc.property(civil, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  test('a later month never skips one, and keeps the day where it can', () => {
    fc.assert(
      fc.property(civil, fc.integer({ min: -120, max: 120 }), (date, months) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        const [laterYear = 0, laterMonth = 0, laterDay = 0] = addMonths(date, months).split('-').map(Number);
        expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + months);
        expect(laterDay).toBeLessThanOrEqual(day);
        if (day <= 28) expect(laterDay).toBe(day);
      }),
    );
  });
});

describe('for anybody, wherever code runs', () => {
  afterEach(() => vi.unstubAllEnvs());

  const moments = [
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-07-14T23:30:00Z',
    '2026-10-25T00:30:00Z',
  ];
  const output = () =>
    moments.map((moment) => {
      const at = new Date(moment);
      const date = londonDate(at);
      return [
        date,
        londonHour(at),
        startOfLondonDay(date).toISOString(),
        londonInstant(date, 9).toISOString(),
        addMonths(date, 1),
        isDayOver(date, at),
        formatInstantDate(at),
        formatDateTimeWithZone(at),
      ];
    });
  const inLondon = [
    ['2026-03-29', 0, '29 March 2026, 12:59 am GMT'],
    ['2026-03-29', 2, '29 March 2026, 2:00 am BST'],
    ['2026-07-15', 0, '15 July 2026, 12:30 am BST'],
    ['2026-10-25', 1, '25 October 2026, 1:30 am BST'],
  ];

  test.each([
    'UTC',
    'Europe/London',
    'America/Los_Angeles',
    'Asia/Tokyo',
    'Pacific/Kiritimati',
    'Asia/Kolkata',
  ])('D2: the answers are the same under TZ=%s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-07-01T12:00:00Z').getTimezoneOffset()).toBe(offsets[zone]);
    expect(output().map((each) => [each[0], each[1], each[7]])).toEqual(inLondon);
    const here = output();
    vi.stubEnv('TZ', 'UTC');
    expect(here).toEqual(output());
  });

  /** Proves that the zone really changed: minutes behind UTC in July. */
  const offsets: Readonly<Record<string, number>> = {
    UTC: 0,
    'Europe/London': -60,
    'America/Los_Angeles': 420,
    'Asia/Tokyo': -540,
    'Pacific/Kiritimati': -840,
    'Asia/Kolkata': -330,
  };
});

test.each([
  ['2026-04-05', '2025-04-06', '2026-04-05'],
  ['2026-04-06', '2026-04-06', '2027-04-05'],
  ['2026-12-31', '2026-04-06', '2027-04-05'],
])('%s is in the tax year from %s to %s', (day, from, to) => {
  expect(taxYearOf(day)).toEqual({ from, to });
});
