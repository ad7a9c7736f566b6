import { expect, it } from 'vitest';
import { breakable } from './breakable.ts';

it('leaves ordinary words whole and lets longer ones break after every letter, without a hyphen', () => {
  expect(breakable('accessibility', 28)).toEqual(['accessibility']);
  expect(breakable('abcd', 3)).toEqual(['a', '', 'b', '', 'c', '', 'd']);
  // A letter of two code units is one letter.
  expect(breakable('😀😀', 3)).toEqual(['😀', '', '😀']);
});
