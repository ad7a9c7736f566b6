import { withMember } from '@agency/domain/client/members';
import { client as clientSchema } from '@agency/domain/client/schema';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';

/**
 * Makes this person a member of a client that has exactly this address; changes nothing if they are one already.
 * @returns whether copies of the audience are behind.
 */
export async function joinClient(
  deps: Deps,
  clientId: string,
  address: string,
  uid: string,
): Promise<boolean> {
  const ref = documentRef(deps.db, 'clients', clientId);
  return commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    if (found === null) return false;
    const before = withoutId(found);
    const joined = withMember(before, address, uid);
    if (joined === null) return found.spreadPending;
    const after = { ...joined, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: uid, action: 'linkMyDocuments', ref, before, after });
    return true;
  });
}
