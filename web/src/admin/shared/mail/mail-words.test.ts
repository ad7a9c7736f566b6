import { mailStatuses } from '@agency/domain/mail/status';
import { expect, test } from 'vitest';
import { mailName, mailStates, recipientWords } from './mail-words.ts';

test('names a template in words', () => {
  expect(mailName('quote-sent-notification')).toBe('Quote sent notification');
});

test('has words for every state, each its own', () => {
  const words = mailStatuses.states.map((status) => mailStates[status].words);
  expect(new Set(words).size).toBe(mailStatuses.states.length);
});

test.each([
  [['a@example.com'], 'a@example.com'],
  [['a@example.com', 'b@example.com'], 'a@example.com and b@example.com'],
  [['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'], 'a@example.com and 3 others'],
])('%j', (to, words) => {
  expect(recipientWords(to)).toBe(words);
});
