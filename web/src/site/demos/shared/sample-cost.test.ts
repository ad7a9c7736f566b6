import * as dates from '@agency/domain/shared/dates';
import { describe, expect, it, vi } from 'vitest';
import { classOf } from '../gym-booking/booking.ts';
import { sampleGym } from '../gym-booking/sample.ts';
import { classOn } from '../gym-booking/timetable.ts';
import { sampleRestaurant } from '../restaurant-booking/sample.ts';

vi.mock('@agency/domain/shared/dates', { spy: true });

/** How often the time zone is looked up: each takes a slow phone a fifth of a millisecond, while the page is frozen. */
function zoneAsked(work: () => unknown): number {
  vi.clearAllMocks();
  work();
  return [dates.londonInstant, dates.londonDate, dates.startOfLondonDay].reduce(
    (sum, each) => sum + vi.mocked(each).mock.calls.length,
    0,
  );
}

describe('what a demo computes as it opens', () => {
  it('looks up the time of each class once, however many members ask for a place', () => {
    expect(zoneAsked(() => sampleGym('2026-11-25'))).toBeLessThanOrEqual(84 + 1);
    expect(zoneAsked(() => sampleGym('2026-11-25'))).toBeLessThanOrEqual(1);
  });

  it('makes each class once', () => {
    expect(classOf('2026-11-25/4')).toBe(classOn('2026-11-25', 4));
    expect(classOf('2026-02-30/4')).toBeNull();
  });

  it('looks up the time of each sitting once, and the current day once', () => {
    expect(zoneAsked(() => sampleRestaurant('2026-11-25'))).toBeLessThanOrEqual(60 * 2 + 2);
  });
});
