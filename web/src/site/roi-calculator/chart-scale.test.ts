import { describe, expect, it } from 'vitest';
import { listedMonths, moneyAxis, monthAxis, pathOf, placer } from './chart-scale.ts';

describe('moneyAxis', () => {
  it('spans zero and all values in round steps', () => {
    expect(moneyAxis([-550_000, 868_400])).toEqual({
      from: -1_000_000,
      to: 1_000_000,
      ticks: [-1_000_000, -500_000, 0, 500_000, 1_000_000],
    });
    expect(moneyAxis([-100, -50_000]).to).toBe(0);
    expect(moneyAxis([10, 90_000]).from).toBe(0);
  });

  it('has room where there is nothing to show', () => {
    expect(moneyAxis([0, 0])).toEqual({ from: 0, to: 100, ticks: [0, 100] });
  });

  it.each([[[1]], [[-1, 1]], [[3.6e15]], [[-100_000_000, 5.4e15]], [[-237, 41_100]]])(
    'of %j has few, whole, even ticks, zero among them',
    (values) => {
      const { from, to, ticks } = moneyAxis(values);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect([ticks[0], ticks.at(-1)]).toEqual([from, to]);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(from);
      expect(Math.max(...values)).toBeLessThanOrEqual(to);
    },
  );
});

describe('months', () => {
  it.each([
    [1, [0, 1]],
    [6, [0, 1, 2, 3, 4, 5, 6]],
    [17, [0, 3, 6, 9, 12, 15, 18]],
    [36, [0, 6, 12, 18, 24, 30, 36]],
    [60, [0, 12, 24, 36, 48, 60]],
    [120, [0, 24, 48, 72, 96, 120]],
  ])('of %i are on the axis as %j', (months, ticks) => {
    expect(monthAxis(months).ticks).toEqual(ticks);
  });

  it('are listed evenly, with the last one', () => {
    expect(listedMonths(36)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
    expect(listedMonths(13)).toEqual([0, 2, 4, 6, 8, 10, 12, 13]);
    expect(listedMonths(1)).toEqual([0, 1]);
    expect(listedMonths(120)).toHaveLength(11);
  });
});

describe('the drawing', () => {
  it('puts the origin at the bottom left and grows upwards', () => {
    const place = placer(monthAxis(36), moneyAxis([-550_000, 868_400]));
    expect(place(0, -1_000_000)).toEqual({ x: 0, y: 1000 });
    expect(place(36, 1_000_000)).toEqual({ x: 1000, y: 0 });
    expect(place(18, 0)).toEqual({ x: 500, y: 500 });
    expect(pathOf([place(0, 0), place(36, 0)])).toBe('M0 500L1000 500');
  });
});
