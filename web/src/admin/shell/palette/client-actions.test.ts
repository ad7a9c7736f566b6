import { expect, it } from 'vitest';
import { askedAction } from './client-actions.ts';

it.each([
  ['New quote for Mea', 'quote-for', 'Mea'],
  ['new quote mea bak', 'quote-for', 'mea bak'],
  ['  new  project for x', 'project-for', 'x'],
  ['record receipt from Forth', 'receipt-from', 'Forth'],
  ['new invoice fortune', 'invoice-for', 'fortune'],
  ['New quote for ', 'quote-for', ''],
])('%j begins something for a client', (typed, id, client) => {
  expect(askedAction(typed)).toMatchObject({ action: { id }, client });
});

it.each(['', 'new quote', 'new quote ', 'new quote for', 'newquote mea', 'quote mea'])(
  '%j doesn’t yet',
  (typed) => {
    expect(askedAction(typed)).toBeNull();
  },
);
