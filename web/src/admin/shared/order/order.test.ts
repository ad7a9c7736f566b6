import { expect, it } from 'vitest';
import { moved, sameIds } from './order.ts';

it('moves one to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 3, 0)).toEqual(['a']);
});

it('tells another order from other things', () => {
  expect(sameIds(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameIds(['a', 'b'], ['a', 'c'])).toBe(false);
  expect(sameIds(['a'], ['a', 'b'])).toBe(false);
});
