import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { parseReadable, runnableQuery } from '../../platform/firestore.ts';

const spec = invoiceQueries.invoicesPayableOfClient;

/** All invoices of a client that money is still expected for, the longest due first. */
export async function openInvoicesOf(
  deps: Deps,
  clientId: string,
  unit?: UnitOfWork,
): Promise<Stored<Invoice>[]> {
  const query = runnableQuery(deps.db, spec, [clientId, ['issued', 'partPaid']]);
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = last ? query.startAfter(last) : query;
    const { docs } = await (unit ? unit.find(page) : page.get());
    found.push(...docs);
    if (docs.length < spec.limit) return parseReadable(deps, invoiceSchema, found);
  }
}
