import { londonDate } from '@agency/domain/shared/dates';
import { formatTime } from '@agency/domain/shared/format';
import { describe, expect, it } from 'vitest';
import { classesOn, classOn, doOverlap, endOf, mondayOf, startOf, timetable } from './timetable.ts';

function classAt(date: string, slot: number) {
  const found = classOn(date, slot);
  if (!found) throw new Error(`no class ${slot} on ${date}`);
  return found;
}

describe('the timetable', () => {
  it('has fourteen days of six classes, each with a name of its own', () => {
    const all = timetable('2026-11-23');
    expect(all).toHaveLength(84);
    expect(new Set(all.map(({ id }) => id)).size).toBe(84);
    expect(all[0]?.date).toBe('2026-11-23');
    expect(all.at(-1)?.date).toBe('2026-12-06');
    expect(all.every(({ capacity }) => capacity >= 4 && capacity <= 8)).toBe(true);
  });

  it('knows no seventh class', () => {
    expect(classOn('2026-11-23', 6)).toBeNull();
    expect(classOn('2026-11-23', 1.5)).toBeNull();
  });

  it('begins its weeks on Mondays', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-11-30')).toBe('2026-11-30');
  });

  it.each(['2026-03-29', '2026-10-25', '2026-03-30', '2026-10-26'])(
    'shows the same hours on %s, where clocks change or have just changed',
    (date) => {
      for (const each of classesOn(date)) {
        const hours = Math.floor(each.startsAt / 60) % 12 || 12;
        const shown = `${hours}:${String(each.startsAt % 60).padStart(2, '0')} ${each.startsAt < 720 ? 'am' : 'pm'}`;
        expect(formatTime(startOf(each))).toBe(shown);
        expect(londonDate(startOf(each))).toBe(date);
        expect(endOf(each).getTime() - startOf(each).getTime()).toBe(each.minutes * 60_000);
      }
    },
  );

  it('counts classes as overlapping when they share a minute, not when one begins as the other ends', () => {
    const morning = { ...classAt('2026-11-23', 0), startsAt: 600, minutes: 45 };
    const other = (startsAt: number, minutes: number) => ({ ...morning, startsAt, minutes });
    expect(doOverlap(morning, other(645, 30))).toBe(false);
    expect(doOverlap(morning, other(570, 30))).toBe(false);
    expect(doOverlap(morning, other(644, 30))).toBe(true);
    expect(doOverlap(morning, other(571, 30))).toBe(true);
    expect(doOverlap(morning, other(610, 5))).toBe(true);
    expect(doOverlap(morning, { ...morning, date: '2026-11-24' })).toBe(false);
  });

  it('puts the last two classes of a day side by side', () => {
    for (const date of ['2026-11-25', '2026-11-28']) {
      expect(doOverlap(classAt(date, 4), classAt(date, 5))).toBe(true);
    }
  });
});
