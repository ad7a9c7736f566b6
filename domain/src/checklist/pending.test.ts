import { expect, it } from 'vitest';
import { wholeItems } from './pending.ts';

it('shows nothing of an item of which only a field that waits is left', () => {
  const second = { text: 'Second', done: true, position: 1 };
  expect(wholeItems({ first: { done: true }, renamed: { text: 'New words' }, second })).toEqual({ second });
  expect(wholeItems(undefined)).toBeUndefined();
});
