import { describe, expect, it } from 'vitest';
import { contourPaths } from './contour-paths.ts';

const SEEDS = ['home', 'leeds', 'brighton', 'web-apps', 'hosting', 'ecommerce', '', 'a'];

describe('contourPaths', () => {
  it('draws the same hillside for the same seed', () => {
    expect(contourPaths('leeds')).toEqual(contourPaths('leeds'));
  });

  it('draws another hillside for another seed', () => {
    const drawings = new Set(SEEDS.map((seed) => contourPaths(seed).lines));
    expect(drawings.size).toBe(SEEDS.length);
  });

  it.each(SEEDS)('stays within 2 kB for seed "%s" and draws something', (seed) => {
    const { lines, indexLines } = contourPaths(seed);
    const text = lines + indexLines;
    expect(text.length).toBeGreaterThan(400);
    expect(text.length).toBeLessThan(2400);
  });

  it('holds only whole relative coordinates', () => {
    const { lines, indexLines } = contourPaths('guildford', { levels: 6 });
    expect(lines + indexLines).toMatch(/^[Mqtl0-9 -]+$/);
  });

  it('comes to whole curves: a first one of four numbers, and two for each that goes on', () => {
    for (const seed of SEEDS) {
      const { lines, indexLines } = contourPaths(seed);
      for (const [, kind, numbers = ''] of `${lines}${indexLines}`.matchAll(/([Mqtl])([^Mqtl]*)/g)) {
        const count = numbers.match(/-?\d+/g)?.length ?? 0;
        if (kind === 't') expect(count > 0 && count % 2 === 0, `${seed} ${numbers}`).toBe(true);
        else expect(count, `${seed} ${kind}${numbers}`).toBe(kind === 'q' ? 4 : 2);
      }
    }
  });

  it('draws fewer lines with fewer levels', () => {
    expect(contourPaths('home', { levels: 4 }).lines.length).toBeLessThan(
      contourPaths('home', { levels: 12 }).lines.length,
    );
  });
});
