import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { findEvery, parseReadable } from '../../platform/firestore.ts';

/** All invoices of a client that money is still expected for, the longest due first. */
export async function openInvoicesOf(
  deps: Deps,
  clientId: string,
  unit?: UnitOfWork,
): Promise<Stored<Invoice>[]> {
  const values = [clientId, ['issued', 'partPaid']];
  const found = await findEvery(deps.db, invoiceQueries.invoicesPayableOfClient, values, unit);
  return parseReadable(deps, invoiceSchema, found);
}
