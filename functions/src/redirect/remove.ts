import { redirect } from '@agency/domain/redirect/schema';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { redirectRef } from '../records/redirect/move-page.ts';

const action = 'removeRedirect';

/** Nobody is sent on from this address any more; asked again, nothing changes. */
export const removeRedirect: OperationHandler<typeof action> = (deps, { from }, { person }) =>
  commit(deps, async (unit) => {
    const ref = redirectRef(deps, from);
    const found = await findDocument(redirect, ref, unit);
    if (found === null) return { removed: false };
    unit.delete(ref);
    const before = { from, to: found.to };
    audit(deps, unit, { actor: person.uid, action, ref, before, after: {} });
    return { removed: true };
  });
