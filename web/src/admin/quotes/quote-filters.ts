import type { QuoteStatus } from '@agency/domain/quote/status';
import { searchToken } from '@agency/domain/shared/search-tokens';

/** The lists that staff work from; the first shows everything. */
export const quoteLists = {
  all: { label: 'All quotes', statuses: [] },
  requested: { label: 'New requests', statuses: ['requested'] },
  draft: { label: 'Drafts', statuses: ['draft'] },
  waiting: { label: 'Waiting for an answer', statuses: ['sent', 'viewed'] },
  accepted: { label: 'Accepted', statuses: ['accepted'] },
  declined: { label: 'Declined', statuses: ['declined'] },
  expired: { label: 'Expired', statuses: ['expired'] },
  closed: { label: 'Withdrawn, discarded or voided', statuses: ['withdrawn', 'discarded', 'voided'] },
} as const satisfies Record<string, { label: string; statuses: readonly QuoteStatus[] }>;
export type QuoteList = keyof typeof quoteLists;

export const quoteOrders = { changed: 'Last changed', created: 'Newest first' } as const;
export type QuoteOrder = keyof typeof quoteOrders;

/** What the address says about the list. `after` is the cursor of a later page. */
export interface QuoteFilters {
  readonly list: QuoteList;
  readonly order: QuoteOrder;
  readonly search: string;
  readonly after: string | null;
}

function oneOf<T extends string>(known: Readonly<Record<T, unknown>>, value: string | null, otherwise: T): T {
  return value !== null && Object.hasOwn(known, value) ? (value as T) : otherwise;
}

/** Reads the filters out of an address; what it doesn't know is as if it weren't there. */
export function readFilters(query: URLSearchParams): QuoteFilters {
  return {
    list: oneOf(quoteLists, query.get('list'), 'all'),
    order: oneOf(quoteOrders, query.get('order'), 'changed'),
    search: (query.get('search') ?? '').slice(0, 100),
    after: query.get('after'),
  };
}

/** The address with other filters; another list, order or search begins on its first page. `quote` is left as it is. */
export function withFilters(query: URLSearchParams, change: Partial<QuoteFilters>): URLSearchParams {
  const next = { ...readFilters(query), ...(change.after === undefined ? { after: null } : {}), ...change };
  const result = new URLSearchParams();
  if (next.list !== 'all') result.set('list', next.list);
  if (next.order !== 'changed') result.set('order', next.order);
  if (next.search !== '') result.set('search', next.search);
  if (next.after) result.set('after', next.after);
  const quote = query.get('quote');
  if (quote) result.set('quote', quote);
  return result;
}

/** The same list with this quote open, or with none. */
export function withQuote(query: URLSearchParams, quoteId: string | null): URLSearchParams {
  const result = new URLSearchParams(query);
  if (quoteId === null) result.delete('quote');
  else result.set('quote', quoteId);
  return result;
}

/** The declared query for these filters and the values that go into it, in the order of its conditions. */
export function queryFor({ list, order, search }: QuoteFilters): {
  readonly name: QuoteQueryName;
  readonly values: readonly unknown[];
} {
  const { statuses } = quoteLists[list];
  const token = searchToken(search);
  const parts = token === null ? 'List' : 'Search';
  const values = [...(token === null ? [] : [token]), ...(statuses.length === 0 ? [] : [statuses])];
  const byStatus = statuses.length === 0 ? '' : 'InStatus';
  const byOrder = order === 'created' ? 'Created' : 'Changed';
  return { name: `quote${parts}${byStatus}By${byOrder}`, values };
}

export type QuoteQueryName = `quote${'List' | 'Search'}${'' | 'InStatus'}By${'Created' | 'Changed'}`;
