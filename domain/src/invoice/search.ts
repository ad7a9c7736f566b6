import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Invoice } from './schema.ts';

/** What staff find an invoice by. */
export function invoiceSearchTokens(
  invoice: Pick<Invoice, 'number' | 'title' | 'projectId' | 'quoteId' | 'purchaseOrder'>,
  clientName: string | undefined,
): string[] {
  const { number, title, projectId, quoteId, purchaseOrder } = invoice;
  return makeSearchTokens([number, clientName, purchaseOrder, title, projectId, quoteId]);
}
