import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { invoiceState } from '@agency/domain/invoice/state';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { DownloadInvoice } from '../../views/document/download-invoice.tsx';
import { InvoiceStateRow } from './invoice-state-row.tsx';

interface InvoiceRowProps {
  readonly invoice: Stored<Invoice>;
  readonly today: CivilDate;
  /** The name of the company that it is for, to somebody who belongs to several. */
  readonly namesCompany: boolean;
}

/** An invoice or credit note in a list of the client area. */
export function InvoiceRow({ invoice, today, namesCompany }: InvoiceRowProps) {
  const { id, dueOn, parties } = invoice;
  const company = namesCompany && parties ? [`For ${parties.buyer.name}`] : [];
  const state = invoiceState(invoice, today);
  const isSaid = dueOn === null || state.standing.words.includes(formatDate(dueOn));
  const due = !isSaid && owedOf(invoice) > 0 ? [`due ${unbroken(formatDate(dueOn))}`] : [];
  return (
    <InvoiceStateRow state={state} href={paths.client.invoices({ invoice: id })} facts={[...due, ...company]}>
      <DownloadInvoice invoiceId={id} number={invoice.number} label="PDF" size="small" />
    </InvoiceStateRow>
  );
}
