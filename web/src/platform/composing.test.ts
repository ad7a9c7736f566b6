import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('a key with %j is part of a composition: %s', (nativeEvent, expected) => {
  expect(isComposing({ nativeEvent })).toBe(expected);
});
