import { describe, expect, it } from 'vitest';
import { ridgeBox, ridgePath } from './ridge-path.ts';

const seeds = ['downland', 'footer', 'web-apps', '', 'a'];

describe('ridgePath', () => {
  it('draws the same skyline for the same seed and another one for another', () => {
    expect(ridgePath('leeds')).toBe(ridgePath('leeds'));
    expect(new Set(seeds.map(ridgePath)).size).toBe(seeds.length);
  });

  it.each(seeds)('stays small and inside its box for seed "%s"', (seed) => {
    const path = ridgePath(seed);
    expect(path.length).toBeLessThan(450);
    expect(path).toMatch(/^M-8 \d+(?:Q\d+ \d+ \d+ \d+)+V72H-8Z$/);
    expect(path).toContain(' 1208 ');
    const heights = [...path.matchAll(/Q\d+ (\d+) \d+ \d+/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...heights)).toBeLessThan(ridgeBox.height);
  });
});
