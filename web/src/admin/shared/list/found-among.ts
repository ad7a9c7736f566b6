import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import { matchesSearch } from '@agency/domain/shared/search-tokens';

/** So many pages of a query one search looks through by itself until something fits. */
export const mostSearchPages = 20;

/**
 * Of what a query found by the first letters of one word, what has all that was typed, and what can't be read: it may
 * be what is looked for. A page may so show fewer than it holds; the next one goes on where the query stopped.
 */
export function foundAmong<T>(
  found: readonly Listed<T>[],
  typed: string,
  tokensOf: (row: T) => readonly string[],
): readonly Listed<T>[] {
  if (typed.trim() === '') return found;
  return found.filter((row) => isUnreadable(row) || matchesSearch(tokensOf(row), typed));
}
