import { describe, expect, it } from 'vitest';
import { mediaPicture, mediaWidths, offeredWidths, pictureName, sizeByName } from './picture.ts';

const sha256 = '3f9a1c2b4d5e6f70'.repeat(4);

describe('the widths of a picture', () => {
  it.each([
    [3000, [480, 720, 960, 1600], [480, 720, 960, 1600]],
    [1440, [480, 720, 960, 1600], [480, 720, 960, 1440]],
    [960, [480, 720, 960], [480, 720, 960]],
    [300, [480], [300]],
  ])('of %i pixels are narrower ones and its own', (original, made, shown) => {
    const widths = offeredWidths(mediaWidths, original);
    expect(widths.map((each) => each.made)).toEqual(made);
    expect(widths.map((each) => each.shown)).toEqual(shown);
  });
});

describe('the name of an uploaded picture', () => {
  it('carries its size and what it is', () => {
    const name = pictureName({ name: 'oven', width: 1600, height: 1000, sha256, extension: 'webp' });
    expect(name).toBe('oven-1600x1000-3f9a1c2b4d5e.webp');
    expect(sizeByName(`blog/${name}`)).toEqual({ width: 1600, height: 1000 });
  });

  it.each(['blog/oven.webp', 'blog/oven-1600x1000.webp', 'blog/oven-0x1000-3f9a1c2b.webp', 'a-1x1-xyz.png'])(
    'gives no size where it has none: %s',
    (path) => {
      expect(sizeByName(path)).toBeNull();
    },
  );
});

describe('an uploaded picture', () => {
  const picture = mediaPicture('blog/oven.webp', { width: 1440, height: 900 });

  it('is offered as AVIF first, narrow to wide, never wider than it is', () => {
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(picture.sources[0]?.srcset).toBe(
      '/media/blog/oven.webp/480.avif 480w, /media/blog/oven.webp/720.avif 720w, ' +
        '/media/blog/oven.webp/960.avif 960w, /media/blog/oven.webp/1600.avif 1440w',
    );
  });

  it('keeps its ratio and has something for every browser', () => {
    expect([picture.width, picture.height]).toEqual([1440, 900]);
    expect(picture.fallback).toBe('/media/blog/oven.webp/960.webp');
  });
});
