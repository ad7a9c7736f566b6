import { withMember } from '@agency/domain/client/members';
import { client as clientSchema } from '@agency/domain/client/schema';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';

/** Makes this person a member of a client that carries exactly this address; nothing changes when it is one already. */
export async function joinClient(deps: Deps, clientId: string, address: string, uid: string): Promise<void> {
  const ref = documentRef(deps.db, 'clients', clientId);
  await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    if (found === null) return;
    const before = withoutId(found);
    const joined = withMember(before, address, uid);
    if (joined === null) return;
    const after = { ...joined, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: uid, action: 'linkMyDocuments', ref, before, after });
  });
}
