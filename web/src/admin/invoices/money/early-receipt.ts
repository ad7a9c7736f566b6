import type { Invoice } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { movesTaxPoint } from '@agency/domain/vat/tax-point';
import { nameOf } from '../../shared/invoice-words.ts';
import { type Allocation, partsOf } from './allocation.ts';

const listed = new Intl.ListFormat('en-GB');

/** What staff should know of a receipt that came before invoices it pays; null where VAT stays as it was. */
export function earlyReceiptHint(
  receivedOn: string,
  invoices: readonly Stored<Invoice>[],
  allocation: Allocation,
): string | null {
  const paid = new Set(partsOf(allocation).map(({ invoiceId }) => invoiceId));
  const early = invoices.filter((invoice) => paid.has(invoice.id) && movesTaxPoint(receivedOn, invoice));
  if (early.length === 0) return null;
  const were = `${listed.format(early.map(nameOf))} ${early.length === 1 ? 'was' : 'were'}`;
  return `This came before ${were} issued, so its tax point for VAT is the day it came. If that’s in another VAT period, tell your accountant.`;
}
