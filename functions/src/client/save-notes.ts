import { type ClientNotes, clientNotes } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient, refuseMerged } from '../records/client/store.ts';

const action = 'saveClientNotes';

/** @throws AppError `failed-precondition` where somebody has saved notes since the caller read them. */
export const saveClientNotes: OperationHandler<typeof action> = async (
  deps,
  { clientId, text, revision },
  { person },
) => {
  const ref = documentRef(deps.db, 'clientPrivate', clientId, 'notes');
  return commit(deps, async (unit) => {
    refuseMerged(await readClient(deps, clientId, unit));
    const found = await findDocument(clientNotes, ref, unit);
    const before = found && withoutId(found);
    refuseOldRevision(before?.revision ?? 0, revision);
    const now = deps.clock();
    const after: ClientNotes = {
      text,
      revision: revision + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      updatedBy: 'system',
    };
    // Merged meanwhile, they would stay behind.
    unit.guard(documentRef(deps.db, 'clients', clientId));
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    return { revision: after.revision };
  });
};

function refuseOldRevision(stored: number, revision: number): void {
  if (stored === revision) return;
  throw new AppError(
    'failed-precondition',
    'Someone saved these notes after you opened them. Check what they wrote, then save again.',
    { detail: `revision ${revision}, stored ${stored}` },
  );
}
