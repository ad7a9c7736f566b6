import { claimsDecision } from '@agency/domain/access/schema';
import { normalAddress } from '@agency/domain/shared/address';
import { user as userSchema } from '@agency/domain/user/schema';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { claimsRef } from '../records/access/claims.ts';
import { leaveClients } from '../records/client/leave.ts';
import { writeUser } from '../records/user/store.ts';
import { finishErasing } from './erase.ts';

const why = { actor: 'system', action: 'eraseGhost' };

/**
 * Finishes the erasing of an account that was deleted without us: the identity service does that for anybody with a
 * token of it, and leaves everything here. The list of admins is not touched: it never becomes empty, and `repairAccess`
 * takes all but the last one off it.
 */
export async function eraseGhost(deps: Deps, uid: string): Promise<boolean> {
  const proved = (await findDocument(claimsDecision, claimsRef(deps, uid)))?.provedEmail;
  const address = proved ? normalAddress(proved) : null;
  const isThere = await commit(deps, async (unit) => {
    const stored = await findDocument(userSchema, documentRef(deps.db, 'users', uid), unit);
    if (stored === null) return false;
    const before = withoutId(stored);
    const erasing = before.erasing ?? { by: why.actor, action: why.action, at: deps.clock(), address };
    const after = { ...before, role: null, disabled: true, erasing } as const;
    writeUser(deps, unit, { uid, ...why, before, after });
    return true;
  });
  if (!isThere) return false;
  await leaveClients(deps, uid, why);
  await finishErasing(deps, { uid, address }, why);
  return true;
}
