import { accountKinds } from '@agency/domain/client/schema';
import { expect, it } from 'vitest';
import { balanceInWords, entryWords } from './account-words.ts';

it('says who owes what', () => {
  expect([12_000, -2000, 0].map(balanceInWords)).toEqual(['£120.00 to pay', '£20.00 in credit', '£0.00']);
});

it('has words of its own for every kind of entry, and for a refund that was reversed', () => {
  const words = accountKinds.map((kind) => entryWords({ kind, amount: 1 }));
  words.push(entryWords({ kind: 'reversal', amount: -1 }));
  expect(new Set(words).size).toBe(accountKinds.length + 1);
});
