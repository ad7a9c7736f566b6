import { auditQueries } from '@agency/domain/audit/queries';
import { billingSeries } from '@agency/domain/billing-series/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, runnableQuery } from '../platform/firestore.ts';
import { type Forgotten, forgetAll, forgetEach, forgetWhole } from './forget.ts';
import { forgetQuote } from './quotes.ts';

/** What the books need for six years after their year: invoices, accepted quotes with certificates, the audit log. */
export async function forgetBooks(deps: Deps, { business }: RetentionCutoffs): Promise<Forgotten> {
  const { invoicesToForget } = invoiceQueries;
  const { acceptedQuotesToForget } = quoteQueries;
  return {
    invoices: await forgetEach(deps, invoicesToForget, [business.on], (found) => forgetWhole(deps, found)),
    acceptedQuotes: await forgetEach(deps, acceptedQuotesToForget, [business.at], (found) =>
      forgetAcceptedQuote(deps, found),
    ),
    auditEntries: await forgetAll(deps, auditQueries.auditToForget, [business.at]),
  };
}

/** An accepted quote goes with its certificate; one that is still billed every month is no matter of the past. */
async function forgetAcceptedQuote(deps: Deps, found: QueryDocumentSnapshot): Promise<boolean> {
  const { acceptance, projectId } = parseDocument(quoteHead, found.ref.path, found.data());
  if (projectId !== null && (await isStillBilled(deps, projectId))) return false;
  return forgetQuote(deps, found, async () => {
    if (projectId !== null) await forgetUnissued(deps, projectId);
    if (acceptance !== null) await documentRef(deps.db, 'certificates', acceptance.certificateId).delete();
  });
}

/** Invoices of its schedule that were never issued are in no books. */
async function forgetUnissued(deps: Deps, projectId: string): Promise<void> {
  const spec = invoiceQueries.invoicesOfProjectInStatus;
  const { docs } = await runnableQuery(deps.db, spec, [projectId, ['draft', 'discarded']]).get();
  for (const found of docs) await forgetWhole(deps, found);
}

async function isStillBilled(deps: Deps, projectId: string): Promise<boolean> {
  const series = await findDocument(
    billingSeries,
    documentRef(deps.db, 'billingSeries', `${projectId}-monthly`),
  );
  return series !== null && series.status !== 'ended';
}
