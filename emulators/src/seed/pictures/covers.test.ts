import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articleDrawings } from './article-drawings.ts';
import { type Cover, postCovers, workCovers } from './covers.ts';
import { canvas } from './frames.ts';

const seed = join(import.meta.dirname, '..');
const slugsIn = (folder: string) => readdirSync(join(seed, folder)).map((name) => name.replace('.md', ''));
const covers: [string, Pick<Cover, 'draw'>][] = [
  ...Object.entries({ ...workCovers, ...postCovers }),
  ...Object.entries(articleDrawings).map(([slug, draw]): [string, Pick<Cover, 'draw'>] => [slug, { draw }]),
];
/** Where `npm run covers` puts those of the site's own articles. */
const committed = join(import.meta.dirname, '../../../../web/src/images/covers');

describe('covers of the sample data', () => {
  it('exist for every piece of work and every post', () => {
    expect(Object.keys(workCovers).toSorted()).toEqual(slugsIn('portfolio-items').toSorted());
    expect(Object.keys(postCovers).toSorted()).toEqual(slugsIn('blog-posts').toSorted());
  });

  it.each(covers)('%s is drawn the same each time, with words as outlines', (_slug, { draw }) => {
    const drawing = draw();
    expect(draw()).toBe(drawing);
    // Fonts of the machine and files from elsewhere would make it another picture.
    expect(drawing).not.toMatch(/<text|<image|href|NaN|undefined/);
    const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('say in a line what they show', () => {
    for (const { alt } of [...Object.values(workCovers), ...Object.values(postCovers)]) {
      expect(alt.length).toBeLessThanOrEqual(200);
    }
  });

  it('of articles are committed as they are drawn now', async () => {
    const names = Object.keys(articleDrawings).map((slug) => `${slug}.webp`);
    expect(readdirSync(committed).toSorted()).toEqual(names.toSorted());
    // Another version of the encoder may write other bytes: the pictures are compared, not the files.
    const small = (from: Buffer | string) => sharp(from).resize(360).removeAlpha().raw().toBuffer();
    for (const [slug, draw] of Object.entries(articleDrawings)) {
      const file = join(committed, `${slug}.webp`);
      const encoded = await sharp(Buffer.from(draw())).webp({ quality: 86 }).toBuffer();
      const [drawn, stored] = await Promise.all([small(encoded), small(file)]);
      const furthest = drawn.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - (stored[i] ?? 0))),
        0,
      );
      expect(furthest, `${slug}: npm run covers`).toBeLessThan(32);
      const { width, height } = await sharp(file).metadata();
      expect({ width, height }).toEqual(canvas);
    }
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
