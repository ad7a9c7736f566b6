import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { quotes } from '../../../firebase/records/quote.ts';
import type { DataColumn } from '../../../ui/app/data-table.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Muted } from '../../../ui/text.tsx';
import { TwoLines } from '../../shared/list/columns.tsx';
import { stateWords, totalOf } from '../../shared/quote-words.ts';
import { whenShort } from '../../shared/time-words.ts';
import { useNow } from '../../shared/use-now.ts';
import { PagedRows } from './paged-rows.tsx';

/** What was offered to the client, those that changed last on top. */
export function QuotesTab({ clientId }: { readonly clientId: string }) {
  const now = useNow();
  return (
    <PagedRows
      one="quote"
      many="quotes"
      converter={quotes}
      spec={quoteQueries.quotesOnRecord}
      values={[clientId]}
      columns={columnsAt(now)}
      rowHref={({ id }) => adminPaths.quote(id)}
      empty={{ title: 'No quotes yet', text: 'Quotes appear here once they have been sent to this client.' }}
    />
  );
}

function columnsAt(now: Date): DataColumn<Stored<QuoteHead>>[] {
  return [
    {
      id: 'quote',
      header: 'Quote',
      cell: ({ number, title }) => <TwoLines detail={title}>{number}</TwoLines>,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (quote) => {
        const { label, tone } = stateWords(quote, now);
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    },
    { id: 'total', header: 'Total', align: 'end', cell: (quote) => totalOf(quote) },
    {
      id: 'changed',
      header: 'Changed',
      align: 'end',
      from: 'tablet',
      cell: ({ updatedAt }) => <Muted>{whenShort(updatedAt, now)}</Muted>,
    },
  ];
}
