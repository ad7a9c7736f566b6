import { expect, it } from 'vitest';
import { readAsked } from './address.ts';
import { foundWords } from './found-words.ts';

const list = {
  one: 'quote',
  many: 'quotes',
  search: {},
  plan: { orders: [{ name: 'changed', field: 'updatedAt', direction: 'desc' }] },
  empty: { title: 'Quotes will be here', text: '' },
} as const;

it.each([
  ['', { count: 0 }, 'Quotes will be here'],
  ['search=fern', { count: 0 }, 'No quotes match.'],
  ['search=fern', { count: 0, hasMore: true }, 'No matches on this page.'],
  ['search=fern', { count: 1 }, '1 quote found'],
  ['', { count: 3 }, '3 quotes'],
  ['', { count: 25, hasMore: true }, 'The first 25 quotes'],
  ['after=x', { count: 1, isLater: true }, '1 further quote'],
  ['after=x', { count: 25, hasMore: true, isLater: true }, '25 further quotes'],
])('says of %j with %j: %s', (query, found, words) => {
  const asked = readAsked(list, new URLSearchParams(query));
  expect(foundWords(list, asked, { hasMore: false, isLater: false, ...found })).toBe(words);
});
