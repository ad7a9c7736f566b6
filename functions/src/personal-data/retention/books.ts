import { auditQueries } from '@agency/domain/audit/queries';
import { billingSeries } from '@agency/domain/billing-series/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { type QueryDocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, parseSnapshot, runnableQuery } from '../../platform/firestore.ts';
import { type PurgeCounts, purgeAll, purgeEach, purgeTree } from '../purge.ts';
import { purgeQuote } from '../purge-quote.ts';

/** Issued once, whatever came of it. */
const booked = ['issued', 'partPaid', 'paid', 'credited', 'void', 'writtenOff'];

/** What the books need for six years after their year: invoices, accepted quotes with certificates, the audit log. */
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
    acceptedQuotes: await purgeEach(deps, acceptedQuotesToPurge, [business.at], (found) =>
      purgeAcceptedQuote(deps, found, business),
    ),
    auditEntries: await purgeAll(deps, auditQueries.auditToPurge, [business.at]),
  };
}

type Business = RetentionCutoffs['business'];

/**
 * An invoice is purged with its payments once its latest entry in the books is past its period: its issue, a payment,
 * the credit note that voided it. An unpaid one never is, or the debt would go with it.
 */
async function purgeInvoice(deps: Deps, found: QueryDocumentSnapshot, business: Business): Promise<boolean> {
  const { kind, status, creditNoteId } = found.data();
  const isOpen = status === 'issued' || status === 'partPaid';
  if (isOpen && kind !== 'creditNote') return false;
  const later = await found.ref.collection('payments').where('receivedOn', '>=', business.on).limit(1).get();
  if (!later.empty) return false;
  if (typeof creditNoteId === 'string') {
    const note = await documentRef(deps.db, 'invoices', creditNoteId).get();
    if (note.exists && String(note.get('issuedOn')) >= business.on) return false;
  }
  return purgeTree(deps, found);
}

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

/** Invoices of its schedule that were never issued are in no books. */
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

/** Is an invoice of it left in the books? */
export async function isBooked(deps: Deps, projectId: string): Promise<boolean> {
  const spec = invoiceQueries.invoicesOfProjectInStatus;
  return !(await runnableQuery(deps.db, spec, [projectId, booked]).limit(1).get()).empty;
}

export async function isStillBilled(deps: Deps, projectId: string): Promise<boolean> {
  const series = await findDocument(
    billingSeries,
    documentRef(deps.db, 'billingSeries', `${projectId}-monthly`),
  );
  return series !== null && series.status !== 'ended';
}
