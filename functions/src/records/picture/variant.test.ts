import { describe, expect, it } from 'vitest';
import { namesItsContent, readMediaPath } from './variant.ts';

describe('readMediaPath', () => {
  it('reads a picture and its sizes', () => {
    expect(readMediaPath('portfolio/bakery.jpg')).toEqual({
      original: 'media/portfolio/bakery.jpg',
      variant: null,
    });
    expect(readMediaPath('portfolio/bakery.jpg/960.avif')).toEqual({
      original: 'media/portfolio/bakery.jpg',
      variant: { width: 960, format: 'avif' },
    });
  });

  it.each([
    '',
    '/',
    '../mail/one',
    'a/../../mail/one',
    'a/%2e%2e/b',
    '.hidden',
    'a//b.jpg',
    'a/b.jpg/',
    'a b.jpg',
    'a/b.jpg/961.avif',
    'a/b.jpg/0960.avif',
    'a/b.jpg/99999.webp/480.webp/../x',
    'p/b.jpg/960.avif/480.webp',
    'p/b.jpg/960.avif/480.webp/480.avif/1600.webp',
    'a/960.avif/x.jpg',
    'a/481.webp/480.webp',
    '960.avif/480.webp',
    '960.avif',
    Array.from({ length: 9 }, () => 'a').join('/'),
  ])('refuses %j', (rest) => {
    expect(readMediaPath(rest)).toBeNull();
  });
});

describe('namesItsContent', () => {
  it.each([
    ['media/a/bakery-3f9a1c2b.jpg', true],
    ['media/a/bakery.3f9a1c2b4d5e.webp', true],
    ['media/a/bakery.jpg', false],
    ['media/a/bakery-large.jpg', false],
    ['media/3f9a1c2b/bakery.jpg', false],
  ])('%s: %s', (path, names) => {
    expect(namesItsContent(path)).toBe(names);
  });
});
