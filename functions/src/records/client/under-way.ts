import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { clientQueries } from '@agency/domain/client/queries';
import { clientCredit } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteHead, quoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus, type QuoteStatus } from '@agency/domain/quote/status';
import { receiptQueries } from '@agency/domain/receipt/queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { Deps } from '../../platform/deps.ts';
import { parseIfReadable, runnableQuery } from '../../platform/firestore.ts';

const isThereAny = async (deps: Deps, spec: QuerySpec, values: readonly unknown[]): Promise<boolean> =>
  !(await runnableQuery(deps.db, spec, values).limit(1).get()).empty;

/** The states of what isn't over. Whether an offer has expired is judged by the clock. */
export const openStatuses = {
  quote: ['sent', 'viewed'],
  project: ['planned', 'active', 'onHold'],
  billing: ['active', 'paused'],
  invoice: ['issued', 'partPaid'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const open: readonly QuoteStatus[] = openStatuses.quote;

async function hasOpenQuote(deps: Deps, clientId: string, leaving: string | null): Promise<boolean> {
  const { docs } = await runnableQuery(deps.db, quoteQueries.quotesOpenOfClient, [clientId, open]).get();
  const now = deps.clock();
  return docs.some((found) => {
    const head = parseIfReadable(deps, quoteHead, found);
    // An unreadable one counts as open.
    return head === null || (head.recipient.email !== leaving && isOpenOffer(head, now));
  });
}

/** Is this a quote that its client can still accept? */
export function isOpenOffer(head: QuoteHead, now: Date): boolean {
  return open.includes(effectiveStatus(head, now));
}

/** Money of the client's that we hold: credit, or what was paid in advance and is still to be invoiced or deducted. */
async function isOwed(deps: Deps, clientId: string): Promise<boolean> {
  if (await isThereAny(deps, invoiceQueries.openAdvancesOfClient, [clientId, true])) return true;
  const credits = runnableQuery(deps.db, clientQueries.creditsOfClient, [], [clientId]);
  const { docs } = await credits.limit(1).get();
  // One that can't be read may be left.
  return docs.some((last) => (parseIfReadable(deps, clientCredit, last)?.balance ?? 1) > 0);
}

/**
 * Does this client have an open offer, work to be done, an invoice to be paid or made, or money left with us? Offers to
 * the address of somebody who leaves don't count: they are withdrawn.
 */
export async function isUnderWay(
  deps: Deps,
  clientId: string,
  leaving: string | null = null,
): Promise<boolean> {
  return (
    (await isThereAny(deps, projectQueries.projectsUnderWayOfClient, [clientId, openStatuses.project])) ||
    (await isThereAny(deps, billingSeriesQueries.billingSeriesRunningOfClient, [
      clientId,
      openStatuses.billing,
    ])) ||
    (await isThereAny(deps, invoiceQueries.invoicesOpenOfClient, [
      clientId,
      'invoice',
      openStatuses.invoice,
    ])) ||
    (await hasOpenQuote(deps, clientId, leaving)) ||
    (await isOwed(deps, clientId))
  );
}

/** Is anything stored of this client besides its own record? */
export async function hasRecords(deps: Deps, clientId: string): Promise<boolean> {
  for (const spec of [
    quoteQueries.anyQuoteOfClient,
    projectQueries.anyProjectOfClient,
    invoiceQueries.anyInvoiceOfClient,
    receiptQueries.receiptsOfClient,
    billingSeriesQueries.anyBillingSeriesOfClient,
  ]) {
    if (await isThereAny(deps, spec, [clientId])) return true;
  }
  return false;
}
