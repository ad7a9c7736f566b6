import { expect, test } from 'vitest';
import { longTermsWarning, otherDaysWarning } from './terms.ts';

test('terms of more than 60 days warn, and nothing that can’t be read does', () => {
  const warns = [60, 61, Number.NaN, null].map((days) => longTermsWarning(days) !== null);
  expect(warns).toEqual([false, true, false, false]);
});

test.each([
  ['It is due 14 days after its date.', '14 days after its date'],
  ['Pay within 30 days of the invoice date.', '30 days of the invoice'],
  ['You pay us 7 days from the date of each invoice.', '7 days from the date of each invoice'],
])('terms that name other days to pay than are set warn: %s', (text, named) => {
  expect(otherDaysWarning(text, 21)).toBe(
    `Your terms say “${named}”, but your payment terms are 21 days. Change one of them.`,
  );
});

test.each([
  ['It is due 21 days after its date.', 21],
  ['It is due 14 days after its date.', Number.NaN],
  ['You can cancel within 14 days of the date of this contract. For 90 days after launch we fix faults.', 21],
  ['Pay when you like.', 21],
])('nothing else does: %s', (text, days) => {
  expect(otherDaysWarning(text, days)).toBeNull();
});
