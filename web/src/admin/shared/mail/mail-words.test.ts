import { mailStatuses } from '@agency/domain/mail/status';
import { expect, test } from 'vitest';
import { noticeTitles, templateTitles } from './mail-names.ts';
import { mailAddressed, mailName, mailStates, mailTitle, recipientWords } from './mail-words.ts';

test('names a template in words', () => {
  expect(mailName('invoice-payment-reminder')).toBe('Payment reminder');
});

test.each([
  [{ template: 'quote-sent-notification', data: { quoteId: 'Q-7K3M9P' } }, 'Quote sent'],
  [{ template: 'notice', data: { notice: 'stepUpCode' } }, 'Code to accept a quote'],
  [{ template: 'notice', data: { notice: 'ofNewerBuild' } }, 'Of newer build'],
  [{ template: 'notice', data: { composed: true } }, 'Written by hand'],
] as const)('%j is called %s', (mail, words) => {
  expect(mailTitle(mail)).toBe(words);
});

test('gives every template and notice a name of its own', () => {
  const titles = [...Object.values(templateTitles), ...Object.values(noticeTitles)];
  expect(new Set(titles).size).toBe(titles.length);
});

test('names every recipient where a mail must not be taken for another', () => {
  const to = ['a@example.com', 'b@example.com', 'c@example.com'];
  const mail = { template: 'quote-sent-notification', data: {}, to } as const;
  expect(mailAddressed(mail)).toBe('Quote sent, to a@example.com, b@example.com, c@example.com');
});

test('has a phrase of its own for every state', () => {
  const words = mailStatuses.states.map((status) => mailStates[status].label);
  expect(new Set(words).size).toBe(mailStatuses.states.length);
});

test.each([
  [['a@example.com'], 'a@example.com'],
  [['a@example.com', 'b@example.com'], 'a@example.com and b@example.com'],
  [['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'], 'a@example.com and 3 others'],
])('%j', (to, words) => {
  expect(recipientWords(to)).toBe(words);
});
