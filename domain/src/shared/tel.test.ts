import { expect, test } from 'vitest';
import { tel } from './tel.ts';

test.each([
  ['01403 555 0123', 'tel:014035550123'],
  ['+44 (0)1403 555-0123', 'tel:+4414035550123'],
  ['(01403) 555 0123', 'tel:014035550123'],
  ['+44 1403 555 0123 ext 4', 'tel:+4414035550123;ext=4'],
])('%s is called by %s', (phone, link) => {
  expect(tel(phone)).toBe(link);
});
