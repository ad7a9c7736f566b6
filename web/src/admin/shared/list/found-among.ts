import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import { isBlank } from '@agency/domain/shared/plain-text';
import { matchesSearch } from '@agency/domain/shared/search-tokens';

/** How many pages of a query one search reads on its own until something matches. */
export const mostSearchPages = 20;

/**
 * Of a query's results by one word's first letters, those that match everything typed, and unreadable ones, which
 * might. So a page may show fewer than it read; the next continues where the query stopped.
 */
export function foundAmong<T>(
  found: readonly Listed<T>[],
  typed: string,
  tokensOf: (row: T) => readonly string[],
): readonly Listed<T>[] {
  if (isBlank(typed)) return found;
  return found.filter((row) => isUnreadable(row) || matchesSearch(tokensOf(row), typed));
}
