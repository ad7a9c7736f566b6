import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { invoices } from '../../../firebase/records/invoice.ts';
import type { DataColumn } from '../../../ui/app/data-table.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { nameOf, standing } from '../../shared/invoice-words.ts';
import { TwoLines } from '../../shared/list/columns.tsx';
import { useNow } from '../../shared/use-now.ts';
import { PagedRows } from './paged-rows.tsx';

/** The client's invoices, drafts and credit notes, the newest on top. */
export function InvoicesTab({ clientId }: { readonly clientId: string }) {
  const now = useNow();
  return (
    <PagedRows
      one="invoice"
      many="invoices"
      converter={invoices}
      spec={invoiceQueries.invoicesOnRecord}
      values={[clientId]}
      columns={columnsAt(now)}
      rowHref={(invoice) => adminPaths.invoice(invoice)}
      empty={{
        title: 'No invoices yet',
        text: 'Drafts appear here when the client accepts a quote, and when you create an invoice.',
      }}
    />
  );
}

function columnsAt(now: Date): DataColumn<Stored<Invoice>>[] {
  return [
    {
      id: 'invoice',
      header: 'Invoice',
      cell: (invoice) => <TwoLines detail={invoice.title}>{nameOf(invoice)}</TwoLines>,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (invoice) => {
        const { tone, label } = standing(invoice, now);
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    },
    {
      id: 'issued',
      header: 'Issued',
      from: 'tablet',
      onCard: true,
      cell: ({ issuedOn }) => (issuedOn === null ? null : formatDateShort(issuedOn)),
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      cell: ({ kind, totals }) => formatMoney(kind === 'creditNote' ? -totals.total : totals.total),
    },
  ];
}
