import { withNewAddress, withNewName } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';
import { inTurn } from '../../platform/in-turn.ts';
import { everyClient } from './every-client.ts';
import { syncAudience } from './sync-audience.ts';

interface Following {
  readonly uid: string;
  /** For the audit log. */
  readonly action: string;
  readonly follow: (client: Client) => Client | null;
}

/**
 * Updates a person's entries in clients after they verified another address for their account. Only entries with their
 * uid follow, because only the person who verified an entry's address has their uid in it; the address in `users/{uid}`
 * proves nothing.
 */
export async function followAddress(deps: Deps, uid: string, address: string): Promise<void> {
  const follow = (client: Client) => withNewAddress(client, uid, address);
  const unreadable = await followEverywhere(deps, { uid, action: 'linkMyDocuments', follow });
  for (const cause of unreadable) deps.log.error('An address was not followed in a client', { uid, cause });
}

/** The same after they changed their name, so that nobody meets one person under two. */
export async function followName(deps: Deps, uid: string, name: string): Promise<void> {
  const follow = (client: Client) => withNewName(client, uid, name);
  const unreadable = await followEverywhere(deps, { uid, action: 'changeName', follow });
  for (const cause of unreadable) deps.log.error('A name was not followed in a client', { uid, cause });
}

async function followEverywhere(deps: Deps, following: Following) {
  const { unreadable } = await inTurn(
    everyClient(deps, clientQueries.clientsOfMember, [following.uid]),
    async ({ id }) => followIn(deps, id, following),
  );
  return unreadable;
}

async function followIn(deps: Deps, clientId: string, { uid, action, follow }: Following): Promise<boolean> {
  const ref = documentRef(deps.db, 'clients', clientId);
  const hasChanged = await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    const before = found && withoutId(found);
    const moved = before && follow(before);
    if (!before || !moved) return false;
    const after = { ...moved, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: uid, action, ref, before, after });
    return true;
  });
  if (hasChanged) await syncAudience(deps, clientId);
  return hasChanged;
}
