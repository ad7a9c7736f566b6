import { clientQueries } from '@agency/domain/client/queries';
import { clientCredit } from '@agency/domain/client/schema';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, parseAll, runnableQuery } from '../../platform/firestore.ts';
import { hasRecords } from '../../records/client/under-way.ts';
import { type PurgeCounts, purgeEach, purgeTree } from '../purge.ts';

/** Clients unchanged for two years of whom nothing else is stored: no quote, project, invoice or billing. */
export async function purgeClients(deps: Deps, cutoffs: RetentionCutoffs): Promise<PurgeCounts> {
  const purge = async (found: QueryDocumentSnapshot) => {
    if (await hasRecords(deps, found.id)) return false;
    if (await isLeading(deps, found.get('mergedInto'))) return false;
    return (await isOwed(deps, found.id, cutoffs)) ? false : purgeTree(deps, found);
  };
  return { clients: await purgeEach(deps, clientQueries.clientsToPurge, [cutoffs.clients], purge) };
}

/** A record that was merged leads to the other one, whose account goes on from its own, for as long as that is there. */
async function isLeading(deps: Deps, mergedInto: unknown): Promise<boolean> {
  if (typeof mergedInto !== 'string') return false;
  return (await documentRef(deps.db, 'clients', mergedInto).get()).exists;
}

/** Remaining credit is our debt, and its entries are in the books. */
async function isOwed(deps: Deps, clientId: string, { business }: RetentionCutoffs): Promise<boolean> {
  const query = runnableQuery(deps.db, clientQueries.creditsOfClient, [], [clientId]).limit(1);
  const [last] = parseAll(clientCredit, (await query.get()).docs);
  return last !== undefined && (last.balance > 0 || last.createdAt >= business.at);
}
