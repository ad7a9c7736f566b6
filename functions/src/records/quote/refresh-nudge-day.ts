import { nudgeDay } from '@agency/domain/quote/nudge';
import { quoteHead } from '@agency/domain/quote/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { parseSnapshot } from '../../platform/firestore.ts';

/**
 * Writes to a quote from which day a nudge is offered. Like the heads of projects it is worked out from what is stored
 * now, however late the event comes that asks for it (docs/decisions/032-heads-are-worked-out-anew.md).
 */
export function refreshNudgeDay(deps: Deps, path: string): Promise<void> {
  return commit(deps, async (unit) => {
    const snapshot = await unit.get(deps.db.doc(path));
    const fields = staleNudgeDay(snapshot);
    if (fields !== null) unit.update(snapshot.ref, fields);
  });
}

/** The day, where another one stands or none. */
export function staleNudgeDay(snapshot: DocumentSnapshot): Readonly<Record<string, unknown>> | null {
  const found = parseSnapshot(quoteHead, snapshot);
  if (found === null) return null;
  const nudgeFrom = nudgeDay(found);
  return snapshot.get('nudgeFrom') === nudgeFrom ? null : { nudgeFrom };
}
