import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDateShort } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { invoices } from '../../../firebase/records/invoice.ts';
import type { DataColumn } from '../../../ui/app/data-table.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { InvoiceTotal } from '../../shared/invoice-total.tsx';
import { nameOf, shortStanding } from '../../shared/invoice-words.ts';
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

const dayOf = (day: CivilDate | null) => (day === null ? null : formatDateShort(day));

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
        const { tone, label } = shortStanding(invoice, now);
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    },
    { id: 'issued', header: 'Issued', from: 'tablet', onCard: true, cell: ({ issuedOn }) => dayOf(issuedOn) },
    { id: 'due', header: 'Due', from: 'tablet', onCard: true, cell: ({ dueOn }) => dayOf(dueOn) },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      cell: (invoice) => <InvoiceTotal invoice={invoice} />,
    },
  ];
}
