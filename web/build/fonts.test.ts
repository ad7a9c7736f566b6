import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fonts } from './fonts.ts';

const web = join(import.meta.dirname, '..');
const cache = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(cache, { recursive: true }));

const sheets = globSync('src/**/*.css', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
/** All weights that the style sheets use of a family, in the shorthand or alone. */
const asked = (pattern: RegExp) =>
  new Set(sheets.flatMap((sheet) => [...sheet.matchAll(pattern)].map(([, weight]) => Number(weight))));

describe('fonts of the build', () => {
  let assets: Rolldown.OutputAsset[];
  let css: string;
  beforeAll(async () => {
    const result = await build({
      root: web,
      configFile: false,
      logLevel: 'silent',
      plugins: [fonts(cache)],
      build: {
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: join(web, 'src/ui/fonts.css') },
      },
    });
    if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected');
    assets = result.output.flatMap((each) => (each.type === 'asset' ? [each] : []));
    css = assets.map(({ fileName, source }) => (fileName.endsWith('.css') ? String(source) : '')).join('');
  });

  it('are small where every page needs them', () => {
    const sizes = assets
      .filter(({ fileName }) => /-common-[\w-]{8}\.woff2$/.test(fileName))
      .map(({ source }) => source.length);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(13.5 * 1024);
  });

  it('name the characters of each file, which no other file of the family has', () => {
    const ranges = [...css.matchAll(/font-family:"?(\w+)"?;[^}]*unicode-range:([^};]+)/g)];
    expect(ranges.map(([, family]) => family)).toEqual(['Figtree', 'Figtree', 'Bricolage', 'Bricolage']);
    for (const family of ['Figtree', 'Bricolage']) {
      const points = ranges
        .filter(([, name]) => name === family)
        .flatMap(([, , list = '']) => list.split(','))
        .flatMap((stretch) => {
          const [first = '', last = first] = stretch.trim().replace(/^U\+/i, '').split('-');
          const from = Number.parseInt(first, 16);
          return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, n) => from + n);
        });
      expect(points.length).toBeGreaterThan(200);
      expect(new Set(points).size).toBe(points.length);
      for (const character of 'aZ09£’—éø') expect(points).toContain(character.codePointAt(0));
    }
  });

  it('have every weight that a style sheet asks for', () => {
    expect([...asked(/font:\s*(\d+)[^;]*var\(--font-head\)/g)]).toEqual([650]);
    const others = asked(/font(?:-weight)?:\s*(\d{3})\b/g);
    expect(Math.min(...others)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...others)).toBeLessThanOrEqual(650);
  });
});
