import { expect, it } from 'vitest';
import { initials } from './avatar.tsx';

it.each([
  ['Margaret Ashdown', 'MA'],
  ['  jo   van der weald ', 'JW'],
  ['Cher', 'C'],
  ['Élodie Šimek', 'ÉŠ'],
  ['', '?'],
])('abbreviates "%s" to %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
