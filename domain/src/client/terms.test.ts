import { expect, test } from 'vitest';
import { longTermsWarning } from './terms.ts';

test('terms of more than 60 days warn, and nothing that can’t be read does', () => {
  const warns = [60, 61, Number.NaN, null].map((days) => longTermsWarning(days) !== null);
  expect(warns).toEqual([false, true, false, false]);
});
