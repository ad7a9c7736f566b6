import { quoteQueries } from '@agency/domain/quote/queries';
import { describe, expect, it } from 'vitest';
import {
  type QuoteList,
  queryFor,
  quoteLists,
  quoteOrders,
  readFilters,
  withFilters,
  withQuote,
} from './quote-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('filters in the address', () => {
  it('reads what it knows and passes over the rest', () => {
    expect(read('list=waiting&order=created&search=ann&after=x')).toEqual({
      list: 'waiting',
      order: 'created',
      search: 'ann',
      after: 'x',
    });
    expect(read('list=constructor&order=up')).toEqual({
      list: 'all',
      order: 'changed',
      search: '',
      after: null,
    });
  });

  it('writes only what differs from the start', () => {
    expect(withFilters(new URLSearchParams(), { list: 'draft' }).toString()).toBe('list=draft');
    expect(withFilters(new URLSearchParams('list=draft'), { list: 'all' }).toString()).toBe('');
  });

  it('begins on the first page when anything but the page changes', () => {
    const there = new URLSearchParams('list=draft&after=x&quote=Q-7K3M9P');
    expect(withFilters(there, { search: 'ann' }).toString()).toBe('list=draft&search=ann&quote=Q-7K3M9P');
    expect(withFilters(there, { after: 'y' }).get('after')).toBe('y');
  });

  it('opens and closes a quote over the same list', () => {
    const open = withQuote(new URLSearchParams('list=draft'), 'Q-7K3M9P');
    expect(open.toString()).toBe('list=draft&quote=Q-7K3M9P');
    expect(withQuote(open, null).toString()).toBe('list=draft');
  });
});

describe('queryFor', () => {
  it('has a declared query with as many conditions as values for every list, order and search', () => {
    // The keys of both constants are exactly the names.
    for (const list of Object.keys(quoteLists) as QuoteList[]) {
      for (const order of Object.keys(quoteOrders) as (keyof typeof quoteOrders)[]) {
        for (const search of ['', 'Żółw café']) {
          const { name, values } = queryFor({ list, order, search, after: null });
          expect(quoteQueries[name].where).toHaveLength(values.length);
        }
      }
    }
  });

  it('looks for the beginning of the longest folded word', () => {
    expect(queryFor({ list: 'all', order: 'changed', search: 'the Café', after: null }).values).toEqual([
      'caf',
    ]);
  });
});
