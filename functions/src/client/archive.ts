import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { openItems, refuseArchivingOpen } from '../records/client/open-items.ts';
import { readClient, refuseMerged } from '../records/client/store.ts';

export const listOpenItems: OperationHandler<'listOpenItems'> = async (deps, { clientId }) => {
  await readClient(deps, clientId);
  return { items: await openItems(deps, clientId) };
};

const action = 'setClientArchived';

export const setClientArchived: OperationHandler<typeof action> = async (
  deps,
  { clientId, archived },
  { person },
) => {
  const ref = documentRef(deps.db, 'clients', clientId);
  await commit(deps, async (unit) => {
    const before = withoutId(await readClient(deps, clientId, unit));
    refuseMerged(before);
    if (before.archived === archived) return;
    // After the client was read: what begins from here on is met there (`noteOpening`).
    if (archived) await refuseArchivingOpen(deps, clientId);
    const after = { ...before, archived, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
  });
  return { archived };
};
