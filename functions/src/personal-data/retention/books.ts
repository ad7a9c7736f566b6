import { auditQueries } from '@agency/domain/audit/queries';
import { billingSeries } from '@agency/domain/billing-series/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { receiptQueries } from '@agency/domain/receipt/queries';
import { type QueryDocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, parseSnapshot, runnableQuery } from '../../platform/firestore.ts';
import { type PurgeCounts, purgeAll, purgeEach, purgeTree } from '../purge.ts';
import { purgeQuote } from '../purge-quote.ts';
import { purgeInvoice, purgeReceipt } from './money.ts';

/** Issued once, whatever came of it. */
const booked = ['issued', 'partPaid', 'paid', 'credited', 'void', 'writtenOff'];

/** What the books need for six years after their year: invoices, receipts, accepted quotes with certificates, the audit log. */
export async function purgeAccountingRecords(
  deps: Deps,
  { business }: RetentionCutoffs,
): Promise<PurgeCounts> {
  const { invoicesToPurge } = invoiceQueries;
  const { acceptedQuotesToPurge } = quoteQueries;
  return {
    invoices: await purgeEach(deps, invoicesToPurge, [business.on], (found) =>
      purgeInvoice(deps, found, business),
    ),
    receipts: await purgeEach(deps, receiptQueries.receiptsToPurge, [business.on], (found) =>
      purgeReceipt(deps, found, business),
    ),
    acceptedQuotes: await purgeEach(deps, acceptedQuotesToPurge, [business.at], (found) =>
      purgeAcceptedQuote(deps, found, business),
    ),
    auditEntries: await purgeAll(deps, auditQueries.auditToPurge, [business.at]),
  };
}

type Business = RetentionCutoffs['business'];

/**
 * An accepted quote is purged with its certificate once its project is past its period too: ended before the same day,
 * no longer billed, and without an invoice left in the books.
 */
async function purgeAcceptedQuote(
  deps: Deps,
  found: QueryDocumentSnapshot,
  business: Business,
): Promise<boolean> {
  const { acceptance, projectId } = parseSnapshot(quoteHead, found);
  if (projectId !== null && (await isStillAgreed(deps, projectId, business))) return false;
  return purgeQuote(deps, found, async () => {
    if (projectId !== null) await purgeUnissuedOf(deps, projectId);
    if (acceptance !== null) await documentRef(deps.db, 'certificates', acceptance.certificateId).delete();
  });
}

/** Invoices of its schedule that were never issued are in no books; `isBooked` sees to those for money that came. */
export async function purgeUnissuedOf(deps: Deps, projectId: string): Promise<void> {
  const spec = invoiceQueries.invoicesOfProjectInStatus;
  const { docs } = await runnableQuery(deps.db, spec, [projectId, ['draft', 'discarded']]).get();
  for (const found of docs) await purgeTree(deps, found);
}

async function isStillAgreed(deps: Deps, projectId: string, { at }: Business): Promise<boolean> {
  const project = await documentRef(deps.db, 'projects', projectId).get();
  if (project.exists) {
    const { status, completedAt, updatedAt } = project.data() ?? {};
    if (status !== 'completed' && status !== 'cancelled') return true;
    const endedAt = status === 'completed' ? completedAt : updatedAt;
    if (endedAt instanceof Timestamp && endedAt.toDate() >= at) return true;
  }
  return (await isBooked(deps, projectId)) || isStillBilled(deps, projectId);
}

/** Is an invoice of it left in the books, or one to be issued for money that came? */
export async function isBooked(deps: Deps, projectId: string): Promise<boolean> {
  const spec = invoiceQueries.invoicesOfProjectInStatus;
  if (!(await runnableQuery(deps.db, spec, [projectId, booked]).limit(1).get()).empty) return true;
  const { docs } = await runnableQuery(deps.db, spec, [projectId, ['draft']]).get();
  return docs.some((found) => found.get('advance.isOpen') === true);
}

export async function isStillBilled(deps: Deps, projectId: string): Promise<boolean> {
  const series = await findDocument(
    billingSeries,
    documentRef(deps.db, 'billingSeries', `${projectId}-monthly`),
  );
  return series !== null && series.status !== 'ended';
}
