import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { billingSeries } from '@agency/domain/billing-series/schema';
import { type OpenItem, openItemWords } from '@agency/domain/client/archive';
import { clientQueries } from '@agency/domain/client/queries';
import { clientCredit } from '@agency/domain/client/schema';
import { balanceOf } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice } from '@agency/domain/invoice/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import type * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { parseIfReadable, runnableQuery } from '../../platform/firestore.ts';
import { isOpenOffer, openStatuses } from './under-way.ts';

/** What of a client isn't over, a few of each kind: this is what is to be ended before it can be archived. */
export async function openItems(deps: Deps, clientId: string): Promise<OpenItem[]> {
  const found = await Promise.all([
    openQuotes(deps, clientId),
    openProjects(deps, clientId),
    openInvoices(deps, clientId),
    runningBilling(deps, clientId),
    openAdvances(deps, clientId),
    creditLeft(deps, clientId),
  ]);
  return found.flat();
}

/** @throws AppError `failed-precondition` while anything of this client is open. */
export async function refuseArchivingOpen(deps: Deps, clientId: string): Promise<void> {
  const [first, ...others] = await openItems(deps, clientId);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new AppError(
    'failed-precondition',
    `This client can’t be archived yet. Still open: ${openItemWords(first)}${more}.`,
  );
}

interface Kind<TSchema extends v.GenericSchema> {
  readonly schema: TSchema;
  readonly spec: QuerySpec;
  readonly values: readonly unknown[];
  readonly parents?: readonly string[];
  /** Null for what turns out to be closed. */
  readonly item: (record: Stored<v.InferOutput<TSchema>>) => OpenItem | null;
}

/** One that can't be read counts as open. */
async function itemsOf<TSchema extends v.GenericSchema>(
  deps: Deps,
  { schema, spec, values, parents = [], item }: Kind<TSchema>,
): Promise<OpenItem[]> {
  const { docs } = await runnableQuery(deps.db, spec, values, parents).get();
  return docs.flatMap((found): OpenItem[] => {
    const record = parseIfReadable(deps, schema, found);
    if (record === null) return [{ kind: 'unreadable', path: found.ref.path }];
    const open = item(record);
    return open === null ? [] : [open];
  });
}

function openQuotes(deps: Deps, clientId: string): Promise<OpenItem[]> {
  return itemsOf(deps, {
    schema: quoteHead,
    spec: quoteQueries.quotesOpenOfClient,
    values: [clientId, openStatuses.quote],
    item: (head) =>
      isOpenOffer(head, deps.clock()) ? { kind: 'quote', id: head.id, title: head.title } : null,
  });
}

function openProjects(deps: Deps, clientId: string): Promise<OpenItem[]> {
  return itemsOf(deps, {
    schema: project,
    spec: projectQueries.projectsUnderWayOfClient,
    values: [clientId, openStatuses.project],
    item: ({ id, name }) => ({ kind: 'project', id, title: name }),
  });
}

function openInvoices(deps: Deps, clientId: string): Promise<OpenItem[]> {
  return itemsOf(deps, {
    schema: invoice,
    spec: invoiceQueries.invoicesOpenOfClient,
    values: [clientId, 'invoice', [...openStatuses.invoice, 'draft']],
    item: ({ id, number, title, ...sums }) =>
      number === null
        ? { kind: 'draftInvoice', id, title }
        : { kind: 'invoice', id, number, owed: balanceOf(sums) },
  });
}

function runningBilling(deps: Deps, clientId: string): Promise<OpenItem[]> {
  return itemsOf(deps, {
    schema: billingSeries,
    spec: billingSeriesQueries.billingSeriesRunningOfClient,
    values: [clientId, openStatuses.billing],
    item: ({ title, projectId, status, nextOn }) => ({
      kind: 'billing',
      projectId,
      title,
      nextOn: status === 'paused' ? null : nextOn,
    }),
  });
}

/** Drafts for such money are drafts. */
function openAdvances(deps: Deps, clientId: string): Promise<OpenItem[]> {
  return itemsOf(deps, {
    schema: invoice,
    spec: invoiceQueries.openAdvancesOfClient,
    values: [clientId, true],
    item: ({ id, number }) => (number === null ? null : { kind: 'advance', id, number }),
  });
}

function creditLeft(deps: Deps, clientId: string): Promise<OpenItem[]> {
  return itemsOf(deps, {
    schema: clientCredit,
    spec: { ...clientQueries.creditsOfClient, limit: 1 },
    values: [],
    parents: [clientId],
    item: ({ balance }) => (balance > 0 ? { kind: 'credit', amount: balance } : null),
  });
}
