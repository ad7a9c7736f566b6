import { clientQueries } from '@agency/domain/client/queries';
import { clientCredit } from '@agency/domain/client/schema';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { allOf, runnableQuery } from '../../platform/firestore.ts';
import { isAnythingKept } from '../../records/client/under-way.ts';
import { type Forgotten, forgetEach, forgetWhole } from '../forget.ts';

/** Clients whom nobody touched for two years and of whom nothing else is kept: no quote, project, invoice or billing. */
export async function forgetClients(deps: Deps, cutoffs: RetentionCutoffs): Promise<Forgotten> {
  const forget = async (found: QueryDocumentSnapshot) => {
    if (await isAnythingKept(deps, found.id)) return false;
    return (await isOwed(deps, found.id, cutoffs)) ? false : forgetWhole(deps, found);
  };
  return { clients: await forgetEach(deps, clientQueries.clientsToForget, [cutoffs.clients], forget) };
}

/** Credit that is left is a debt of ours, and its entries are in the books. */
async function isOwed(deps: Deps, clientId: string, { business }: RetentionCutoffs): Promise<boolean> {
  const query = runnableQuery(deps.db, clientQueries.creditsOfClient, [], [clientId]).limit(1);
  const [last] = allOf(clientCredit, (await query.get()).docs);
  return last !== undefined && (last.balance > 0 || last.createdAt >= business.at);
}
