import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Deps } from '../deps.ts';

interface Searchable {
  readonly searchTokens: readonly string[];
}

/**
 * Writes what a document that browsers write is found by, and nothing else: who changed it last stays as it is. An
 * event that comes late may write older words; the event of that newer change, or of the next, puts them right.
 */
export async function updateSearchTokens(
  deps: Deps,
  path: string,
  stored: Searchable,
  wanted: readonly string[],
): Promise<void> {
  if (canonicalJson(stored.searchTokens) === canonicalJson(wanted)) return;
  await deps.db.doc(path).update({ searchTokens: [...wanted] });
}
