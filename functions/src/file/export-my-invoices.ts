import { randomUUID } from 'node:crypto';
import { exportName, type InvoicePeriod, invoiceSheet, maxExported } from '@agency/domain/invoice/export';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { AppError, notRight } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { writeCsv } from '@agency/domain/shared/sheet';
import { ticketPath } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { parseAll, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { saveExport } from '../records/invoice/export-file.ts';
import { cleanName } from '../records/upload/safe-name.ts';
import { openCompany } from './access.ts';
import { mintTicket } from './ticket.ts';

/**
 * Puts a company's invoices of a period together for one of its people: a table and the PDFs in a ZIP file, in the store
 * for an hour, and a ticket for it.
 * @throws AppError `failed-precondition` where there are none, or more than a download holds.
 */
export const exportMyInvoices: OperationHandler<'exportMyInvoices'> = async (deps, period, { person }) => {
  const { from, to, clientId } = period;
  if (from > to) throw notRight([{ path: 'to', message: 'Choose a day on or after the first day' }]);
  const company = await openCompany(deps, clientId, person);
  const invoices = await findIssued(deps, period, person);
  if (invoices.length === 0) {
    throw new AppError('failed-precondition', 'There are no invoices in this period.');
  }
  if (invoices.length > maxExported) {
    throw new AppError(
      'failed-precondition',
      `There are more than ${maxExported} invoices and credit notes in this period. Choose a shorter one.`,
    );
  }
  await consumeLimit(deps, 'invoiceExports', person.uid);
  const bytes = await zipped(deps, exportName(company.name, period), invoices);
  const file = { ...period, exportId: randomUUID() };
  await saveExport(deps, { ...file, uid: person.uid }, bytes);
  const ticket = mintTicket(deps.config, { kind: 'invoices', ...file }, person, deps.clock());
  return { url: absoluteUrl(deps.config.origin, ticketPath(ticket)), count: invoices.length };
};

/** One that can't be read would be missing from somebody's books, so it fails the whole. */
async function findIssued(
  deps: Deps,
  { clientId, from, to }: InvoicePeriod,
  { uid }: Person,
): Promise<Stored<Invoice>[]> {
  const query = runnableQuery(deps.db, invoiceQueries.invoicesToExport, [uid, clientId, from, to]);
  return parseAll(invoiceSchema, (await query.get()).docs);
}

/** PDFs are compressed already: they are stored as they are. */
async function zipped(deps: Deps, name: string, invoices: readonly Stored<Invoice>[]): Promise<Uint8Array> {
  const { invoicePdf } = await import('../pdf/documents.ts');
  const csv = writeCsv(invoiceSheet(invoices));
  const entries: Zippable = { [`${cleanName(name)}.csv`]: strToU8(csv) };
  for (const { id } of invoices) {
    const { fileName, bytes } = await invoicePdf(deps, id);
    entries[cleanName(fileName)] = [bytes, { level: 0 }];
  }
  return zipSync(entries, { mtime: deps.clock() });
}
