import { checklistHead } from '@agency/domain/checklist/head';
import { checklist as checklistSchema } from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { parseSnapshot } from '../../platform/firestore.ts';

/**
 * Writes to a checklist what follows from its items and title. It is worked out from what is stored now, however late
 * the event comes that asks for it; who changed it last stays as it is.
 */
export function refreshHead(deps: Deps, path: string): Promise<void> {
  return commit(deps, async (unit) => {
    const snapshot = await unit.get(deps.db.doc(path));
    const fields = staleHead(snapshot);
    if (fields !== null) unit.update(snapshot.ref, fields);
  });
}

/** The fields that follow from others and aren't so yet, or are missing, with what they should be. */
export function staleHead(snapshot: DocumentSnapshot): Readonly<Record<string, unknown>> | null {
  const found = parseSnapshot(checklistSchema, snapshot);
  if (found === null) return null;
  const stored = snapshot.data() ?? {};
  const wanted = { ...checklistHead(found), searchTokens: checklistSearchTokens(found) };
  const stale = Object.entries(wanted).filter(
    ([name, value]) => canonicalJson(stored[name]) !== canonicalJson(value),
  );
  return stale.length === 0 ? null : Object.fromEntries(stale);
}
