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
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, findDocuments, runnableQuery } from '../platform/firestore.ts';
import { isGrpc } from '../platform/grpc.ts';

/** Everything that carries a copy of its client's audience. */
const copies: readonly QuerySpec[] = [
  quoteQueries.quotesOfClient,
  certificateQueries.certificatesOfClient,
  projectQueries.projectsOfClient,
  invoiceQueries.invoicesOfClient,
  billingSeriesQueries.billingSeriesOfClient,
  linkQueries.linksOfClient,
];

/**
 * Copies a client's audience to all that was sent, issued or shared with it: those with a lower version, 200 at a time,
 * until none is left. It can be cut off and run again, and two runs at once do each other no harm: a document that
 * changed meanwhile is left to the next round, which reads the client anew.
 */
export async function spreadAudience(deps: Deps, clientId: string): Promise<void> {
  await Promise.all(copies.map((copy) => spreadOne(deps, clientId, copy)));
}

async function spreadOne(deps: Deps, clientId: string, copy: QuerySpec): Promise<void> {
  while (await spreadPage(deps, clientId, copy));
}

/** One page; true while there may be more. */
async function spreadPage(deps: Deps, clientId: string, copy: QuerySpec): Promise<boolean> {
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
 * For after a commit that copied a client's audience: whoever joined between the reading and the commit was not in it,
 * and the spreading of that change may have been over before this copy was there.
 */
export async function healAudience(
  deps: Deps,
  copied: Pick<Stored<Client>, 'id' | 'membersVersion'>,
): Promise<void> {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', copied.id));
  if (client && client.membersVersion !== copied.membersVersion) await spreadAudience(deps, client.id);
}

/** How far back the repair looks: a run that was cut off is finished within minutes, an outage within the day. */
const repairWindowMs = 24 * 3600_000;

/** Finishes what was cut off: spreads the audience of every client that changed within the last day. */
export async function repairAudiences(deps: Deps): Promise<{ clients: number }> {
  let since = new Date(deps.clock().getTime() - repairWindowMs);
  const seen = new Set<string>();
  for (;;) {
    const spec = clientQueries.clientsChangedSince;
    const page = await findDocuments(deps.db, clientSchema, spec, [since]);
    const fresh = page.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) {
      await spreadAudience(deps, id);
      seen.add(id);
    }
    const last = page.at(-1);
    if (last === undefined || fresh.length === 0 || page.length < spec.limit) return { clients: seen.size };
    since = last.updatedAt;
  }
}
