import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus, type QuoteStatus } from '@agency/domain/quote/status';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { Deps } from '../../platform/deps.ts';
import { parseIfReadable, runnableQuery } from '../../platform/firestore.ts';

const isThereAny = async (deps: Deps, spec: QuerySpec, values: readonly unknown[]): Promise<boolean> =>
  !(await runnableQuery(deps.db, spec, values).limit(1).get()).empty;

/** Offered and unanswered; whether one has expired is judged by the clock. */
const open: readonly QuoteStatus[] = ['sent', 'viewed'];

async function hasOpenQuote(deps: Deps, clientId: string): Promise<boolean> {
  const { docs } = await runnableQuery(deps.db, quoteQueries.quotesOpenOfClient, [clientId, open]).get();
  const now = deps.clock();
  return docs.some((found) => {
    const head = parseIfReadable(deps, quoteHead, found);
    // An unreadable one counts as open.
    return head === null || open.includes(effectiveStatus(head, now));
  });
}

/** Does this client have an open offer, work to be done, or an invoice to be paid or made? */
export async function isUnderWay(deps: Deps, clientId: string): Promise<boolean> {
  return (
    (await isThereAny(deps, projectQueries.projectsUnderWayOfClient, [
      clientId,
      ['planned', 'active', 'onHold'],
    ])) ||
    (await isThereAny(deps, billingSeriesQueries.billingSeriesRunningOfClient, [
      clientId,
      ['active', 'paused'],
    ])) ||
    (await isThereAny(deps, invoiceQueries.invoicesOpenOfClient, [
      clientId,
      'invoice',
      ['issued', 'partPaid'],
    ])) ||
    (await hasOpenQuote(deps, clientId))
  );
}

/** Is anything stored of this client besides its own record? */
export async function hasRecords(deps: Deps, clientId: string): Promise<boolean> {
  for (const spec of [
    quoteQueries.anyQuoteOfClient,
    projectQueries.anyProjectOfClient,
    invoiceQueries.anyInvoiceOfClient,
    billingSeriesQueries.anyBillingSeriesOfClient,
  ]) {
    if (await isThereAny(deps, spec, [clientId])) return true;
  }
  return false;
}
