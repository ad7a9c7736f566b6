import { describe, expect, it } from 'vitest';
import { timesFrom } from './context.ts';

describe('The times of sample data', () => {
  const night = new Date('2026-12-01T00:25:00Z');
  const { at } = timesFrom(night);

  it('are never later today than now', () => {
    expect(at(0, 8, 20)).toEqual(night);
    expect(at(0, 0, 5)).toEqual(new Date('2026-12-01T00:05:00Z'));
  });

  it('are as they were asked for on other days', () => {
    expect(at(-1, 8, 20)).toEqual(new Date('2026-11-30T08:20:00Z'));
    expect(at(1, 8, 20)).toEqual(new Date('2026-12-02T08:20:00Z'));
  });
});
