import { accountKinds } from '@agency/domain/client/schema';
import { expect, it } from 'vitest';
import { accountKindWords, balanceInWords } from './account-words.ts';

it('says who owes what', () => {
  expect([12_000, -2000, 0].map(balanceInWords)).toEqual(['£120.00 to pay', '£20.00 in credit', '£0.00']);
});

it('has words of its own for every kind of entry', () => {
  expect(new Set(Object.values(accountKindWords)).size).toBe(accountKinds.length);
});
