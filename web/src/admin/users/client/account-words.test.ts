import { accountKinds } from '@agency/domain/client/schema';
import { expect, it } from 'vitest';
import { balanceBesideCredit, balanceInWords, entryWords } from './account-words.ts';

it('says who owes what', () => {
  expect([12_000, -2000, 0].map(balanceInWords)).toEqual(['£120.00 to pay', '£20.00 in credit', '£0.00']);
});

it.each([
  [26_563, 0, '£265.63 to pay'],
  [26_563, 4437, '£265.63 to pay once the credit is used'],
  [0, 4437, '£0.00 once the credit is used'],
  [-4437, 4437, '£44.37 in credit'],
  [-2000, 5000, '£20.00 in credit once it has paid what’s owed'],
  [-50_000, 0, '£500.00 in credit, with money paid in advance'],
  [0, 0, '£0.00'],
])('says what a balance of %d with a credit of %d has in it', (balance, credit, words) => {
  expect(balanceBesideCredit(balance, credit)).toBe(words);
});

it('has words of its own for every kind of entry, and for a refund that was reversed', () => {
  const words = accountKinds.map((kind) => entryWords({ kind, amount: 1 }));
  words.push(entryWords({ kind: 'reversal', amount: -1 }));
  expect(new Set(words).size).toBe(accountKinds.length + 1);
});
