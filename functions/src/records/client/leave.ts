import { withoutMember } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { client as clientSchema } from '@agency/domain/client/schema';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';
import { allInTurn } from '../../platform/in-turn.ts';
import { everyClient } from './every-client.ts';
import { syncAudience } from './sync-audience.ts';

interface Why {
  readonly actor: string;
  readonly action: string;
}

/**
 * Takes a person out of the audience of every client; their names stay in the list of people, so that they are let in
 * again when they link. Safe to cut off and run again: clients already left are no longer found.
 * @throws UnreadableRecord for a client that can't be read, once they left all others.
 */
export async function leaveClients(deps: Deps, uid: string, why: Why): Promise<void> {
  await allInTurn(everyClient(deps, clientQueries.clientsOfMember, [uid]), async ({ id }) => {
    await leaveClient(deps, id, uid, why);
    return true;
  });
}

async function leaveClient(deps: Deps, clientId: string, uid: string, why: Why): Promise<void> {
  const ref = documentRef(deps.db, 'clients', clientId);
  await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    const before = found && withoutId(found);
    const left = before && withoutMember(before, uid);
    if (!before || !left) return;
    const after = { ...left, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { ...why, ref, before, after });
  });
  await syncAudience(deps, clientId);
}
