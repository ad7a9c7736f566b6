import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainExcerpt } from './excerpt.ts';

test.each([
  ['## Done\n\nThe **basket** works.', 'Done\n\nThe basket works.'],
  ['- one\n- two\n1. three', 'one\ntwo\nthree'],
  ['See [the page](https://example.com/a_b) and ![a picture](/media/x.png).', 'See the page and a picture.'],
  ['> quoted *words*, `code`', 'quoted words, code'],
  ['a * b and snake_case stay', 'a * b and snake_case stay'],
])('%j reads %j', (markdown, plain) => {
  expect(plainExcerpt(markdown)).toBe(plain);
});

test('a long text ends after a whole word', () => {
  const excerpt = plainExcerpt('word '.repeat(200));
  expect(excerpt).toMatch(/^(word )+word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(401);
});

test('whatever is written, it is short and whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (markdown) => {
      const excerpt = plainExcerpt(markdown);
      expect(excerpt.length).toBeLessThanOrEqual(401);
      expect(excerpt.isWellFormed()).toBe(true);
    }),
  );
});
