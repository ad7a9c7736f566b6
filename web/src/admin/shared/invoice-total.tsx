import type { Invoice } from '@agency/domain/invoice/schema';
import { restWords, signedTotal } from './invoice-words.ts';
import { TwoLines } from './list/columns.tsx';

/** The total of an invoice in a table, and below it what is left where that is less. */
export function InvoiceTotal({ invoice }: { readonly invoice: Invoice }) {
  return (
    <TwoLines detail={restWords(invoice)}>
      <span className="num">{signedTotal(invoice)}</span>
    </TwoLines>
  );
}
