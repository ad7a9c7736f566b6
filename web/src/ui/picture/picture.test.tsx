import { mediaPicture } from '@agency/domain/site/picture';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = mediaPicture('blog/oven.webp', { width: 1440, height: 900 });
const dark = mediaPicture('blog/oven-dark.webp', { width: 1440, height: 900 });
const sizes = '(min-width: 60rem) 24rem, 92vw';

describe('Picture', () => {
  it('loads lazily, with its space reserved', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} alt="An oven" sizes={sizes} />);
    expect(html).toMatch(/^<picture><source type="image\/avif"[^>]*><source type="image\/webp"[^>]*><img /);
    expect(html.match(/sizes="([^"]+)"/)?.[1]).toBe(sizes);
    expect(html).toContain(
      '<img src="/media/blog/oven.webp/960.webp" width="1440" height="900" alt="An oven" loading="lazy" decoding="async"/>',
    );
    expect(html).not.toMatch(/fetchpriority|media=/i);
  });

  it('loads first where it is the largest thing on the first screen', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} alt="" sizes={sizes} priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toMatch(/loading=|decoding=/);
  });

  it('offers the dark one before the light one', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} dark={dark} alt="" sizes={sizes} />);
    const sources = [...html.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(sources.map((each) => each.includes('prefers-color-scheme: dark'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(sources[0]).toContain('oven-dark');
    expect(sources[2]).not.toContain('oven-dark');
  });
});
