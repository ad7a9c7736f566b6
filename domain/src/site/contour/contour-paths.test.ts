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

  it.each(SEEDS)('stays within a few kB for seed "%s" and draws something', (seed) => {
    const { lines, indexLines } = contourPaths(seed);
    const text = lines + indexLines;
    expect(text.length).toBeGreaterThan(600);
    expect(text.length).toBeLessThan(6500);
  });

  it('holds only whole relative coordinates', () => {
    const { lines, indexLines } = contourPaths('guildford', { levels: 6 });
    expect(lines + indexLines).toMatch(/^[Mql0-9 -]+$/);
  });

  it('draws fewer lines with fewer levels', () => {
    expect(contourPaths('home', { levels: 4 }).lines.length).toBeLessThan(
      contourPaths('home', { levels: 12 }).lines.length,
    );
  });
});
