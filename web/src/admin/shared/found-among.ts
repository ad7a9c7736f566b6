import { matchesSearch } from '@agency/domain/shared/search-tokens';

/** So many pages of a query one search looks through by itself until something fits. */
export const mostSearchPages = 20;

/**
 * Of what a query found by the first letters of one word, what has all that was typed. A page may so show fewer than
 * it holds; the next one goes on where the query stopped.
 */
export function foundAmong<T extends { readonly searchTokens: readonly string[] }>(
  found: readonly T[],
  typed: string,
): readonly T[] {
  return typed.trim() === '' ? found : found.filter(({ searchTokens }) => matchesSearch(searchTokens, typed));
}
