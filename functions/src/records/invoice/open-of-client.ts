import { owedOf } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { InvoiceStatus } from '@agency/domain/invoice/status';
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
  return invoicesIn(deps, clientId, ['issued', 'partPaid'], unit);
}

/** What a client owes on all their invoices, whether or not we still expect it: they aren't told what we gave up. */
export async function owedByClient(deps: Deps, clientId: string, unit?: UnitOfWork): Promise<number> {
  const invoices = await invoicesIn(deps, clientId, ['issued', 'partPaid', 'writtenOff'], unit);
  return invoices.reduce((sum, invoice) => sum + owedOf(invoice), 0);
}

async function invoicesIn(
  deps: Deps,
  clientId: string,
  states: readonly InvoiceStatus[],
  unit?: UnitOfWork,
): Promise<Stored<Invoice>[]> {
  const found = await findEvery(deps.db, invoiceQueries.invoicesPayableOfClient, [clientId, states], unit);
  return parseReadable(deps, invoiceSchema, found);
}
