import { expect, it } from 'vitest';
import { atMost, cacheControl, policyOf, publicPages } from './cache-policy.ts';

it.each([
  [Number.POSITIVE_INFINITY, 'public, max-age=0, s-maxage=30, stale-while-revalidate=10'],
  [40, 'public, max-age=0, s-maxage=30, stale-while-revalidate=10'],
  [39.9, 'public, max-age=0, s-maxage=30, stale-while-revalidate=9'],
  [30, 'public, max-age=0, s-maxage=30'],
  [7.2, 'public, max-age=0, s-maxage=7'],
  [0, 'public, max-age=0, s-maxage=0'],
  [-5, 'public, max-age=0, s-maxage=0'],
])('a page that changes in %s s is kept by %s', (seconds, words) => {
  expect(cacheControl(atMost(publicPages, seconds))).toBe(words);
});

it('lets pages of the site be kept, and no other page', () => {
  expect(policyOf('site')).toBe(publicPages);
  for (const area of ['client', 'admin', 'link'] as const) expect(policyOf(area), area).toBe('private');
});

it('keeps what is private nowhere, however long it stays the same', () => {
  expect(cacheControl(atMost('private', 1_000))).toBe('private, no-store');
});
