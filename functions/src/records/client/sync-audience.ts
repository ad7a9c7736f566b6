import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { certificateQueries } from '@agency/domain/certificate/queries';
import { audienceOf } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { linkQueries } from '@agency/domain/link/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everySnapshot, findDocument, runnableQuery } from '../../platform/firestore.ts';
import { isGrpc } from '../../platform/grpc.ts';
import { inTurnLogged } from '../../platform/in-turn.ts';

/** Everything that carries a copy of its client's audience; a test checks it against the schemas. */
export const copies: readonly QuerySpec[] = [
  quoteQueries.quotesOfClient,
  certificateQueries.certificatesOfClient,
  projectQueries.projectsOfClient,
  invoiceQueries.invoicesOfClient,
  billingSeriesQueries.billingSeriesOfClient,
  linkQueries.linksOfClient,
];

/**
 * Copies a client's audience to all that was sent, issued or shared with it: to copies with a lower version, 200 at a
 * time, until none is left. It can be cut off and repeated, and concurrent runs do no harm: a document that changed
 * meanwhile is left to the next round, which reads the client again.
 */
export async function syncAudience(deps: Deps, clientId: string): Promise<void> {
  const ref = documentRef(deps.db, 'clients', clientId);
  const begun = await findDocument(clientSchema, ref);
  await Promise.all(copies.map((copy) => syncCollection(deps, clientId, copy)));
  if (begun?.spreadPending) await clearPending(deps, clientId, begun.membersVersion);
}

/** Records that every copy has this version, unless the audience changed meanwhile: that change syncs itself. */
async function clearPending(deps: Deps, clientId: string, version: number): Promise<void> {
  const ref = documentRef(deps.db, 'clients', clientId);
  await commit(deps, async (unit) => {
    const client = await findDocument(clientSchema, ref, unit);
    if (client?.membersVersion === version) unit.update(ref, { spreadPending: false });
  });
}

async function syncCollection(deps: Deps, clientId: string, copy: QuerySpec): Promise<void> {
  while (await syncPage(deps, clientId, copy));
}

/** One page; true while there may be more. */
async function syncPage(deps: Deps, clientId: string, copy: QuerySpec): Promise<boolean> {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  if (client === null) return false;
  const audience = audienceOf(client);
  const { docs } = await runnableQuery(deps.db, copy, [clientId, audience.membersVersion]).select().get();
  if (docs.length === 0) return false;
  const batch = deps.db.batch();
  for (const { ref, updateTime } of docs) batch.update(ref, audience, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
  } catch (thrown) {
    // One of them changed since it was read.
    if (!isGrpc(thrown, 'failedPrecondition')) throw thrown;
  }
  return true;
}

/**
 * To be called after a commit that copied a client's audience: somebody who joined between the read and the commit was
 * not in the copy, and the sync of that change may have finished before this copy existed.
 */
export async function resyncAudience(
  deps: Deps,
  copied: Pick<Stored<Client>, 'id' | 'membersVersion'>,
): Promise<void> {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', copied.id));
  if (client && client.membersVersion !== copied.membersVersion) await syncAudience(deps, client.id);
}

/** How far back the repair looks for stale copies. */
const repairWindowMs = 24 * 3600_000;

/**
 * Finishes what was cut off: syncs the audience of every client marked as pending, however long ago, and of those that
 * changed within the last day.
 */
export async function repairAudiences(deps: Deps): Promise<{ clients: number }> {
  const since = new Date(deps.clock().getTime() - repairWindowMs);
  const seen = new Set<string>();
  const { clientsToSync, clientsChangedSince } = clientQueries;
  const syncEach = (found: AsyncIterable<{ readonly id: string }>) =>
    inTurnLogged(
      deps,
      found,
      async ({ id }) => {
        if (seen.has(id)) return false;
        seen.add(id);
        await syncAudience(deps, id);
        return true;
      },
      'The audience of a client could not be spread',
      ({ id }) => ({ client: id }),
    );
  await syncEach(everySnapshot(deps.db, clientsToSync, [true]));
  await syncEach(everySnapshot(deps.db, clientsChangedSince, [since]));
  return { clients: seen.size };
}
