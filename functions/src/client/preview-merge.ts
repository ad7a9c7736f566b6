import {
  droppedAddresses,
  formerBilling,
  gainsOf,
  type MergePreview,
  type MergeSide,
  mergedInto,
  mergeObstacle,
} from '@agency/domain/client/merge';
import { clientQueries } from '@agency/domain/client/queries';
import {
  accountEntry,
  type Client,
  clientCredit,
  clientNotes,
  client as clientSchema,
} from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice } from '@agency/domain/invoice/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, findDocuments } from '../platform/firestore.ts';
import { readClient } from '../records/client/store.ts';
import { named } from '../records/named.ts';

const mostNotes = 10_000;

/** What merging would do, and who would see what they can't see now. Changes nothing. */
export async function previewMerge(deps: Deps, fromId: string, intoId: string): Promise<MergePreview> {
  const [from, into] = await Promise.all([readClient(deps, fromId), readClient(deps, intoId)]);
  const [fromSide, intoSide, credit, balance] = await Promise.all([
    sideOf(deps, from, into),
    sideOf(deps, into, from),
    creditOf(deps, fromId),
    balanceOf(deps, fromId),
  ]);
  return {
    obstacle: mergeObstacle(from, into) ?? (await otherObstacle(deps, fromId, intoId)),
    from: fromSide,
    into: intoSide,
    credit,
    balance,
    billingEmail: mergedInto(from, into).billingEmail,
    dropped: droppedAddresses(from, into),
    formerBilling: formerBilling(from, into),
  };
}

/** Why they can't be merged, by what is stored beside them. */
export async function otherObstacle(deps: Deps, fromId: string, intoId: string): Promise<string | null> {
  const pending = await findDocuments(deps, clientSchema, clientQueries.clientsToMerge, [true]);
  const isTarget = pending.some(({ mergedInto: into }) => into === fromId);
  if (isTarget) return 'Another record is being merged into this one. Wait until that’s finished.';
  return notesObstacle(deps, fromId, intoId);
}

/** Notes are shortened by people. */
async function notesObstacle(deps: Deps, fromId: string, intoId: string): Promise<string | null> {
  const notesOf = async (id: string) =>
    (await findDocument(clientNotes, documentRef(deps.db, 'clientPrivate', id, 'notes')))?.text ?? '';
  const [one, other] = await Promise.all([notesOf(fromId), notesOf(intoId)]);
  const isTooLong = one.length + other.length + 2 > mostNotes;
  return isTooLong ? 'The notes on both records are too long for one. Shorten them first.' : null;
}

async function sideOf(deps: Deps, own: Stored<Client>, other: Client): Promise<MergeSide> {
  const values = [own.id, Number.MAX_SAFE_INTEGER];
  const [quotes, projects, invoices] = await Promise.all([
    named(deps, values, {
      schema: quoteHead,
      spec: quoteQueries.quotesOfClient,
      nameOf: ({ number, title }) => `${number} ${title}`.trim(),
    }),
    named(deps, values, {
      schema: project,
      spec: projectQueries.projectsOfClient,
      nameOf: ({ number, name }) => `${number} ${name}`.trim(),
    }),
    named(deps, values, {
      schema: invoice,
      spec: invoiceQueries.invoicesOfClient,
      nameOf: ({ number, title }) => `${number ?? 'Draft'} ${title}`.trim(),
    }),
  ]);
  const { name, updatedAt } = own;
  const shared = { quotes, projects, invoices };
  return { name, updatedAt: updatedAt.getTime(), gains: gainsOf(own, other), shared };
}

async function creditOf(deps: Deps, clientId: string): Promise<number> {
  const spec = { ...clientQueries.creditsOfClient, limit: 1 };
  return (await findDocuments(deps, clientCredit, spec, [], [clientId]))[0]?.balance ?? 0;
}

async function balanceOf(deps: Deps, clientId: string): Promise<number> {
  const spec = { ...clientQueries.accountOfClient, limit: 1 };
  return (await findDocuments(deps, accountEntry, spec, [], [clientId]))[0]?.balance ?? 0;
}
