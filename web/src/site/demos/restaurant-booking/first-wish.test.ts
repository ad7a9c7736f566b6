import { describe, expect, it } from 'vitest';
import { fromToday } from './first-wish.ts';

describe('a wish in a page that stays open over midnight', () => {
  const wish = { date: '2026-11-29', sitting: 'late', party: 3 } as const;

  it('moves to today when its day is over', () => {
    expect(fromToday(wish, '2026-11-30')).toEqual({ ...wish, date: '2026-11-30' });
  });

  it('stays otherwise', () => {
    expect(fromToday(wish, '2026-11-29')).toBe(wish);
    expect(fromToday(wish, '2026-11-01')).toBe(wish);
  });
});
