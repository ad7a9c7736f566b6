import { quoteList } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus, type QuoteStatus, quoteActions } from '@agency/domain/quote/status';
import { callOperation } from '../../firebase/operations.client.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { Muted } from '../../ui/text.tsx';
import { dayColumn, stateColumn, TwoLines, textColumn, timeColumn } from '../shared/list/columns.tsx';
import { type BulkAction, defineList } from '../shared/list/declaration.ts';
import { ListView } from '../shared/list/list-view.tsx';
import { stateWords, totalsOf, whoOf } from '../shared/quote-words.ts';
import { NewQuote } from './new-quote-dialog.tsx';
import { Templates } from './templates/templates-panel.tsx';

interface Group {
  readonly value: string;
  readonly label: string;
  readonly statuses: readonly QuoteStatus[];
}

/** What staff work from, in the order of the work. */
const groups: readonly Group[] = [
  { value: 'requested', label: 'New requests', statuses: ['requested'] },
  { value: 'draft', label: 'Drafts', statuses: ['draft'] },
  { value: 'waiting', label: 'Waiting for an answer', statuses: ['sent', 'viewed'] },
  { value: 'accepted', label: 'Accepted', statuses: ['accepted'] },
  { value: 'declined', label: 'Declined', statuses: ['declined'] },
  { value: 'expired', label: 'Expired', statuses: ['expired'] },
  {
    value: 'closed',
    label: 'Withdrawn, discarded or voided',
    statuses: ['withdrawn', 'discarded', 'voided'],
  },
];

/** The lists that staff work from: all quotes, or those for one kind of work. */
export const quotesList = defineList({
  one: 'quote',
  many: 'quotes',
  converter: quotes,
  plan: quoteList,
  filters: [
    {
      name: 'list',
      label: 'Show',
      options: [
        { value: 'all', label: 'All quotes' },
        ...groups.map(({ value, label, statuses }) => ({ value, label, where: { status: statuses } })),
      ],
    },
  ],
  search: {
    placeholder: 'Number, name, company, email or title',
    tokens: ({ searchTokens }) => searchTokens,
  },
  orderLabels: { changed: 'Last changed', created: 'Newest first' },
  columns: [
    {
      header: 'Number',
      width: '7rem',
      cell: ({ number }) => <span className="num">{number}</span>,
      file: ({ number }) => number,
    },
    {
      header: 'Who',
      width: '13rem',
      cell: (quote) => <TwoLines detail={whoOf(quote).detail}>{whoOf(quote).name}</TwoLines>,
      file: {
        Company: ({ recipient }) => recipient.company,
        Name: ({ recipient }) => recipient.name,
        Email: ({ recipient }) => recipient.email,
        Phone: ({ recipient }) => recipient.phone,
      },
    },
    textColumn('Title', ({ title }: QuoteHead) => title, 'No title yet'),
    stateColumn('Status', stateWords),
    {
      header: 'Total',
      align: 'end',
      cell: (quote) => <Total quote={quote} />,
      file: {
        'Total, one-off': ({ totals }) => totals && { pence: totals.oneOff.total },
        'Total a month': ({ totals }) => totals && { pence: totals.monthly.total },
      },
    },
    dayColumn('Valid until', ({ validUntil }: QuoteHead) => validUntil),
    timeColumn('Created', ({ createdAt }: QuoteHead) => createdAt, ['created']),
    timeColumn('Changed', ({ updatedAt }: QuoteHead) => updatedAt, ['changed']),
  ],
  groups: {
    labels: groups.map(({ label }) => label),
    of: (quote, now) => {
      const status = effectiveStatus(quote, now);
      return groups.findIndex(({ statuses }) => statuses.includes(status));
    },
  },
  nameOf: (quote) => `${quote.number}, ${whoOf(quote).name}`,
  opens: 'quote',
  empty: {
    title: 'No requests or quotes yet',
    text: 'Requests from the website appear here. To write a quote without a request, choose ‘New quote’.',
  },
});

const actions: readonly BulkAction<QuoteHead>[] = [
  {
    verb: 'Withdraw',
    done: 'withdrawn',
    consequence:
      'We’ll email each client to tell them. They’ll no longer be able to accept. You can send a new version later.',
    tone: 'danger',
    obstacle: (quote, now) => quoteActions(quote, now).withdraw,
    run: (quoteId) => callOperation('withdrawQuote', { quoteId }),
  },
  {
    verb: 'Discard',
    done: 'discarded',
    consequence: 'They’ve never been sent, so we won’t tell anyone. You can’t undo this.',
    tone: 'danger',
    obstacle: (quote, now) => quoteActions(quote, now).discard,
    run: (quoteId) => callOperation('discardQuote', { quoteId }),
  },
];

function Total({ quote }: { readonly quote: QuoteHead }) {
  const [first, more] = totalsOf(quote);
  if (first === undefined) return <Muted>Not sent yet</Muted>;
  return <TwoLines detail={more && `+ ${more}`}>{first}</TwoLines>;
}

/** All quotes: searched, filtered and ordered by the address, live. */
export function QuoteList() {
  return (
    <>
      <PageHead
        title="Quotes"
        actions={
          <>
            <Templates />
            <NewQuote />
          </>
        }
      />
      <ListView list={quotesList} actions={actions} />
    </>
  );
}
