import type { QuoteHead } from '@agency/domain/quote/schema';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { Card, PageHead } from '../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../ui/app/data-table.tsx';
import { FilterBar, FilterSelect } from '../../ui/app/filter-bar.tsx';
import { Pagination } from '../../ui/app/pagination.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Muted } from '../../ui/text.tsx';
import { NothingFits } from '../shared/nothing-fits.tsx';
import { stateWords, whoOf } from '../shared/quote-words.ts';
import { whenShort } from '../shared/time-words.ts';
import { useNow } from '../shared/use-now.ts';
import { useSearchField } from '../shared/use-search-field.ts';
import { NewQuoteDialog } from './new-quote-dialog.tsx';
import { useQuotePage } from './queries.ts';
import {
  type QuoteFilters,
  quoteLists,
  quoteOrders,
  readFilters,
  withFilters,
  withQuote,
} from './quote-filters.ts';
import styles from './quote-list.module.css';

/** All quotes: found, filtered and ordered by the address, changing by themselves. */
export function QuoteList() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(query), [query]);
  const [isNewOpen, setNewOpen] = useNewQuote();
  const change = (next: Partial<QuoteFilters>) =>
    setQuery(withFilters(query, next), { replace: !next.after });
  // The rows of the filters before stay until those of the new ones are there.
  const shown = useDeferredValue(filters);
  return (
    <>
      <PageHead
        title="Quotes"
        actions={
          <Button icon={<PlusIcon />} variant="primary" onClick={() => setNewOpen(true)}>
            New quote
          </Button>
        }
      />
      <QuoteFilterBar filters={filters} onChange={change} />
      <div className={cx(styles.frame, shown !== filters && styles.stale)}>
        <Feature subject="the quotes" loading={<QuoteTable items={null} />}>
          <QuotePageTable filters={shown} onPage={(after) => change({ after })} />
        </Feature>
      </div>
      <NewQuoteDialog
        open={isNewOpen}
        onOpenChange={setNewOpen}
        onCreated={(id) => navigate(adminPaths.quote(id))}
      />
    </>
  );
}

/** `?new=1` opens the dialog: the command palette leads here. */
function useNewQuote() {
  const [query, setQuery] = useSearchParams();
  const open = query.has('new');
  const setOpen = (next: boolean) => {
    const changed = new URLSearchParams(query);
    if (next) changed.set('new', '1');
    else changed.delete('new');
    setQuery(changed, { replace: true });
  };
  return [open, setOpen] as const;
}

interface FilterProps {
  readonly filters: QuoteFilters;
  readonly onChange: (next: Partial<QuoteFilters>) => void;
}

function QuoteFilterBar({ filters, onChange }: FilterProps) {
  const [typed, setTyped] = useSearchField(filters.search, (search) => onChange({ search }));
  const isFiltered = filters.list !== 'all' || filters.search !== '' || filters.order !== 'changed';
  const clear = () => {
    setTyped('');
    onChange({ list: 'all', search: '', order: 'changed' });
  };
  return (
    <FilterBar
      label="quotes"
      search={{ value: typed, onChange: setTyped, placeholder: 'Number, name, company, email or title' }}
      onClear={isFiltered ? clear : undefined}
    >
      <FilterSelect
        label="Show"
        value={filters.list}
        options={optionsOf(quoteLists, ({ label }) => label)}
        onChange={(list) => onChange({ list: readFilters(new URLSearchParams({ list })).list })}
      />
      <FilterSelect
        label="Order"
        value={filters.order}
        options={optionsOf(quoteOrders, (label) => label)}
        onChange={(order) => onChange({ order: readFilters(new URLSearchParams({ order })).order })}
      />
    </FilterBar>
  );
}

function optionsOf<T>(known: Readonly<Record<string, T>>, label: (entry: T) => string) {
  return Object.entries(known).map(([value, entry]) => ({ value, label: label(entry) }));
}

interface PageTableProps {
  readonly filters: QuoteFilters;
  readonly onPage: (after: string | null) => void;
}

function QuotePageTable({ filters, onPage }: PageTableProps) {
  const { items, next, isLooking } = useQuotePage(filters);
  const navigate = useNavigate();
  const isLater = filters.after !== null;
  return (
    <>
      <QuoteTable items={isLooking ? null : items} filters={filters} hasMore={next !== null} />
      {isLater || next ? (
        <Pagination
          label="quotes"
          summary={isLater || items.length === 0 ? 'Further quotes' : `The first ${items.length} quotes`}
          onPrevious={isLater ? () => navigate(-1) : undefined}
          onNext={next ? () => onPage(next) : undefined}
        />
      ) : null}
    </>
  );
}

interface TableProps {
  /** Null while they are being read. */
  readonly items: readonly Listed<QuoteHead>[] | null;
  readonly filters?: QuoteFilters;
  /** There is another page. */
  readonly hasMore?: boolean;
}

function QuoteTable({ items, filters, hasMore = false }: TableProps) {
  const [query] = useSearchParams();
  const now = useNow();
  return (
    <Card flush className={styles.card}>
      <DataTable
        caption="Quotes"
        columns={columnsAt(now)}
        rows={items ?? []}
        rowKey={(quote) => quote.id}
        rowHref={(quote) => `${adminPaths.quotes()}?${withQuote(query, quote.id)}`}
        status={{ state: items ? 'ready' : 'loading' }}
        empty={<NoQuotes filters={filters} hasMore={hasMore} />}
      />
    </Card>
  );
}

interface EmptyProps {
  readonly filters: QuoteFilters | undefined;
  readonly hasMore: boolean;
}

function NoQuotes({ filters, hasMore }: EmptyProps) {
  const isFiltered = filters && (filters.list !== 'all' || filters.search !== '' || filters.after !== null);
  if (!isFiltered) {
    return (
      <EmptyState seed="quotes" title="Requests and quotes will be here">
        <p>
          A request from the website appears here by itself. To write one without a request, choose New quote.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.none}>
      <NothingFits who="No quote" hasMore={hasMore} />
      <ButtonLink href={adminPaths.quotes()} size="small">
        Show all quotes
      </ButtonLink>
    </div>
  );
}

type Column = DataColumn<Stored<QuoteHead>>;

function columnsAt(now: Date): Column[] {
  return [
    {
      id: 'number',
      header: 'Number',
      width: '7rem',
      cell: (quote) => <span className="num">{quote.number}</span>,
    },
    { id: 'who', header: 'Who', cell: (quote) => <Who quote={quote} /> },
    { id: 'title', header: 'Title', cell: (quote) => <Clipped>{quote.title || 'No title yet'}</Clipped> },
    {
      id: 'status',
      header: 'Status',
      cell: (quote) => <QuoteState quote={quote} now={now} />,
    },
    { id: 'total', header: 'Total', align: 'end', cell: (quote) => <Total quote={quote} /> },
    {
      id: 'validUntil',
      header: 'Valid until',
      wideOnly: true,
      width: '7rem',
      cell: (quote) =>
        quote.validUntil ? <span className="num">{formatDateShort(quote.validUntil)}</span> : '–',
    },
    {
      id: 'updated',
      header: 'Changed',
      wideOnly: true,
      align: 'end',
      width: '7rem',
      cell: (quote) => <Muted>{whenShort(quote.updatedAt, now)}</Muted>,
    },
  ];
}

function Who({ quote }: { readonly quote: QuoteHead }) {
  const { name, detail } = whoOf(quote);
  return (
    <span className={styles.who}>
      <span>{name}</span>
      <Muted>{detail}</Muted>
    </span>
  );
}

function Clipped({ children }: { readonly children: string }) {
  return <span className={styles.words}>{children}</span>;
}

function QuoteState({ quote, now }: { readonly quote: QuoteHead; readonly now: Date }) {
  const { label, tone } = stateWords(quote, now);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

function Total({ quote: { totals } }: { readonly quote: QuoteHead }) {
  if (!totals) return <Muted>Not sent yet</Muted>;
  const { oneOff, monthly } = totals;
  const eachMonth = monthly.total > 0 ? `${formatMoney(monthly.total)} a month` : '';
  if (oneOff.total === 0 && eachMonth) return <span>{eachMonth}</span>;
  return (
    <span className={styles.total}>
      <span>{formatMoney(oneOff.total)}</span>
      {eachMonth ? <Muted>{`+ ${eachMonth}`}</Muted> : null}
    </span>
  );
}
