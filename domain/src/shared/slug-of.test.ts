import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slug } from './fields.ts';
import { slugOf } from './slug-of.ts';

describe('a name for an address', () => {
  it.each([
    ['What a café’s website costs', 'what-a-cafes-website-costs'],
    ['Łódź & Øresund: £2,400 – or less?', 'lodz-and-oresund-2-400-or-less'],
    ['  Straße  ', 'strasse'],
    ['中文', ''],
    [`${'word '.repeat(30)}`, `${'word-'.repeat(15)}word`],
  ])('%s → %s', (title, expected) => {
    expect(slugOf(title)).toBe(expected);
  });

  it('is empty or one that a post can have, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const made = slugOf(title);
        expect(made === '' || v.is(slug, made)).toBe(true);
      }),
    );
  });
});
