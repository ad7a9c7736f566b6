import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { certificateQueries } from '@agency/domain/certificate/queries';
import { audienceOf } from '@agency/domain/client/members';
import { emptied } from '@agency/domain/client/merge';
import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { linkQueries } from '@agency/domain/link/queries';
import { mailQueries } from '@agency/domain/mail/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { receiptQueries } from '@agency/domain/receipt/queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  documentRef,
  everySnapshot,
  findDocument,
  runnableQuery,
  withoutId,
} from '../../platform/firestore.ts';
import { isGrpc } from '../../platform/grpc.ts';
import { inTurnLogged } from '../../platform/in-turn.ts';
import { findCurrent, readClient } from './store.ts';
import { syncAudience } from './sync-audience.ts';

interface Why {
  readonly actor: string;
  readonly action: string;
}

/**
 * All that names a client, by the query that finds it; a test checks it against the schemas. What others are made from
 * (series, quotes, projects) goes first: whoever makes something of them meets the move.
 */
export const belongings: readonly QuerySpec[] = [
  billingSeriesQueries.anyBillingSeriesOfClient,
  quoteQueries.anyQuoteOfClient,
  projectQueries.anyProjectOfClient,
  linkQueries.anyLinkOfClient,
  certificateQueries.anyCertificateOfClient,
  invoiceQueries.anyInvoiceOfClient,
  receiptQueries.receiptsOfClient,
];

const maxAtOnce = 200;

/**
 * Moves everything of a client that is being merged to the other record, and then closes it. It can be cut off and
 * repeated, and concurrent runs do no harm: what has moved is no longer found, and a document that changes at that moment
 * is met again.
 */
export async function finishMerge(deps: Deps, fromId: string, intoId: string, why: Why): Promise<void> {
  await moveAll(deps, fromId, intoId);
  const ref = documentRef(deps.db, 'clients', fromId);
  await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    if (found?.mergePending !== true) return;
    const before = withoutId(found);
    const after = { ...emptied(before), updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { ...why, ref, before, after });
  });
  // What was begun before the merge, and written while the last of it moved.
  await moveAll(deps, fromId, intoId);
  await syncAudience(deps, intoId);
}

async function moveAll(deps: Deps, fromId: string, intoId: string): Promise<void> {
  for (const spec of belongings) while (await movePage(deps, spec, fromId, intoId));
  while (await moveMails(deps, fromId, intoId));
}

/** One page; true while there may be more. */
async function movePage(deps: Deps, spec: QuerySpec, fromId: string, intoId: string): Promise<boolean> {
  const { docs } = await runnableQuery(deps.db, spec, [fromId]).limit(maxAtOnce).get();
  if (docs.length === 0) return false;
  const into = (await findCurrent(deps, intoId)) ?? (await readClient(deps, intoId));
  await writeEach(deps, docs, (found) => ({ clientId: into.id, ...changeOf(found, into) }));
  return true;
}

/** What was shared is shared with the people of both; a draft is to be called by the name that stays. */
function changeOf(found: QueryDocumentSnapshot, into: Client): Readonly<Record<string, unknown>> {
  const isShared = typeof found.get('membersVersion') === 'number';
  const isDraftInvoice = found.get('clientName') !== undefined && found.get('status') === 'draft';
  return {
    ...(isShared ? audienceOf(into) : {}),
    ...(isDraftInvoice ? { clientName: into.name } : {}),
  };
}

/** Emails find the record that stays by its id when they are sent. */
async function moveMails(deps: Deps, fromId: string, intoId: string): Promise<boolean> {
  const { docs } = await runnableQuery(deps.db, mailQueries.mailsAboutClient, [fromId]).get();
  if (docs.length === 0) return false;
  await writeEach(deps, docs, () => ({ 'data.clientId': intoId }));
  return true;
}

async function writeEach(
  deps: Deps,
  docs: readonly QueryDocumentSnapshot[],
  changeOfOne: (found: QueryDocumentSnapshot) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const batch = deps.db.batch();
  for (const found of docs) {
    batch.update(found.ref, changeOfOne(found), { lastUpdateTime: found.updateTime });
  }
  try {
    await batch.commit();
  } catch (thrown) {
    // One of them changed since it was read: the next round reads it again.
    if (!isGrpc(thrown, 'failedPrecondition', 'notFound', 'aborted')) throw thrown;
  }
}

/** Finishes merges that were cut off, and looks once more after those of which something was written since. */
export async function repairMerges(deps: Deps, since: Date): Promise<number> {
  const why = { actor: 'system', action: 'mergeClients' };
  const { clientsToMerge, clientsChangedSince } = clientQueries;
  const finish = async (found: QueryDocumentSnapshot) => {
    const into: unknown = found.get('mergedInto');
    if (typeof into !== 'string') return false;
    await finishMerge(deps, found.id, into, why);
    return true;
  };
  const failed = 'A merge of clients could not be finished';
  const describe = ({ id }: { readonly id: string }) => ({ client: id });
  const pending = everySnapshot(deps.db, clientsToMerge, [true]);
  const recent = everySnapshot(deps.db, clientsChangedSince, [since]);
  const count = await inTurnLogged(deps, pending, finish, failed, describe);
  return count + (await inTurnLogged(deps, recent, finish, failed, describe));
}
