import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Deps } from '../deps.ts';

interface Searchable {
  readonly searchTokens: readonly string[];
}

/**
 * Updates the search tokens of a document that browsers write, and nothing else: who changed it last stays as it is. A
 * late event may write older tokens; the event of the newer change corrects them.
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
