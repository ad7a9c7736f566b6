import { expect, it } from 'vitest';
import { mostPictures, picturesIn, usedPictures } from './used-pictures.ts';

it('finds the pictures of a text, by whichever size they are shown, each once', () => {
  const text =
    '![A](/media/blog/a.webp "Title") [b](/media/library/b-2x1-0123456789ab.jpg/960.avif) ![A](/media/blog/a.webp)';
  expect(picturesIn(text)).toEqual(['blog/a.webp', 'library/b-2x1-0123456789ab.jpg']);
  expect(picturesIn('![Elsewhere](https://e.example/x.png) /media/ /mediaother/x')).toEqual([]);
});

it('puts others, such as the cover, first, and notes no more than a list may have', () => {
  expect(usedPictures('![A](/media/blog/a.webp)', ['blog/c.webp', null])).toEqual([
    'blog/c.webp',
    'blog/a.webp',
  ]);
  const many = Array.from({ length: 100 }, (_, index) => `/media/blog/${index}.webp`).join(' ');
  expect(usedPictures(many, [])).toHaveLength(mostPictures);
});
