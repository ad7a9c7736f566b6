import { describe, expect, it } from 'vitest';
import { performanceScore, rate, type VitalName } from './ratings.ts';

/** Name, the limit of good, the limit above which it is poor, and the smallest step. */
const table: readonly [VitalName, number, number, number][] = [
  ['LCP', 2500, 4000, 1],
  ['FID', 100, 300, 1],
  ['CLS', 0.1, 0.25, 0.001],
  ['FCP', 1800, 3000, 1],
  ['TTFB', 800, 1800, 1],
  ['INP', 200, 500, 1],
];

describe('the rating', () => {
  it.each(table)('of %s changes above %d and above %d', (name, good, poor, step) => {
    expect(rate(name, 0)).toBe('good');
    expect(rate(name, good)).toBe('good');
    expect(rate(name, good + step)).toBe('needs-improvement');
    expect(rate(name, poor)).toBe('needs-improvement');
    expect(rate(name, poor + step)).toBe('poor');
  });
});

describe('the score', () => {
  it('is the average', () => {
    expect(performanceScore(['good'])).toBe(100);
    expect(performanceScore(['good', 'needs-improvement', 'poor'])).toBe(50);
    expect(performanceScore(['poor', 'poor'])).toBe(0);
    expect(performanceScore(['good', 'good', 'good', 'poor'])).toBe(75);
  });

  it('is none where nothing was measured', () => {
    expect(performanceScore([])).toBeNull();
  });
});
