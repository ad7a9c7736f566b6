import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Cover, postCovers, workCovers } from './covers.ts';
import { canvas } from './frames.ts';

const seed = join(import.meta.dirname, '..');
const slugsIn = (folder: string) => readdirSync(join(seed, folder)).map((name) => name.replace('.md', ''));
const covers: [string, Cover][] = [...Object.entries(workCovers), ...Object.entries(postCovers)];

describe('covers of the sample data', () => {
  it('are there for every piece of work and every post', () => {
    expect(Object.keys(workCovers).toSorted()).toEqual(slugsIn('portfolio-items').toSorted());
    expect(Object.keys(postCovers).toSorted()).toEqual(slugsIn('blog-posts').toSorted());
  });

  it.each(covers)('%s is drawn the same each time, with words as outlines', (_slug, { draw, alt }) => {
    const drawing = draw();
    expect(draw()).toBe(drawing);
    // Fonts of the machine and files from elsewhere would make it another picture.
    expect(drawing).not.toMatch(/<text|<image|href|NaN|undefined/);
    const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(alt.length).toBeLessThanOrEqual(200);
  });

  it('are pictures of 16:10 that a browser gets in some 60 kB', async () => {
    for (const slug of ['order-ahead-bakery', 'cycle-workshop']) {
      const bytes = await sharp(Buffer.from(workCovers[slug]?.draw() ?? ''))
        .webp({ quality: 86 })
        .toBuffer();
      const { width, height } = await sharp(bytes).metadata();
      expect({ width, height }).toEqual(canvas);
      expect(bytes.length, slug).toBeLessThan(60_000);
    }
  });
});
