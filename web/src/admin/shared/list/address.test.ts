import { describe, expect, it } from 'vitest';
import { isNarrowed, readAsked, withAsked, withoutNarrowing } from './address.ts';

const list = {
  filters: [
    {
      name: 'list',
      label: 'Show',
      options: [
        { value: 'all', label: 'All' },
        { value: 'draft', label: 'Drafts' },
      ],
    },
  ],
  search: { placeholder: 'Name' },
  plan: {
    orders: [
      { name: 'changed', field: 'updatedAt', direction: 'desc' },
      { name: 'created', field: 'createdAt', direction: 'desc' },
    ],
  },
} as const;

const query = (text: string) => new URLSearchParams(text);
const read = (text: string) => readAsked(list, query(text));
const first = { filters: { list: 'all' }, search: '', order: 'changed', after: null };

describe('reading the address', () => {
  it('accepts what it knows', () => {
    expect(read('list=draft&order=created&search=ann&after=x')).toEqual({
      filters: { list: 'draft' },
      order: 'created',
      search: 'ann',
      after: 'x',
    });
  });

  it.each(['', 'list=constructor&order=up', 'list=&order=&search='])('ignores %j', (text) => {
    expect(read(text)).toEqual(first);
  });

  it('cuts an overlong search, and drops it where a list has none', () => {
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
    const { search: _none, ...without } = list;
    expect(readAsked(without, query('search=ann')).search).toBe('');
  });
});

describe('writing the address', () => {
  it('writes only what differs from the defaults', () => {
    expect(withAsked(list, query(''), { filters: { list: 'draft' } }).toString()).toBe('list=draft');
    expect(withAsked(list, query('list=draft'), { filters: { list: 'all' } }).toString()).toBe('');
  });

  it('goes back to the first page when anything but the page changes', () => {
    const there = query('list=draft&after=x');
    expect(withAsked(list, there, { search: 'ann' }).toString()).toBe('list=draft&search=ann');
    expect(withAsked(list, there, { order: 'created' }).toString()).toBe('list=draft&order=created');
    expect(withAsked(list, there, { after: 'y' }).toString()).toBe('list=draft&after=y');
  });

  it('leaves all other parameters alone', () => {
    const there = query('tab=outbox&list=draft&quote=Q-7K3M9P&order=nonsense');
    expect(withAsked(list, there, { search: 'ann' }).toString()).toBe(
      'tab=outbox&quote=Q-7K3M9P&list=draft&search=ann',
    );
    expect(
      withoutNarrowing(list, query('user=u1&list=draft&search=a&order=created&after=x')).toString(),
    ).toBe('user=u1&order=created');
  });

  it('reads what it wrote', () => {
    for (const text of [
      '',
      'list=draft',
      'search=a%26b',
      'order=created&after=x',
      'list=draft&search=%C3%A9',
    ]) {
      expect(withAsked(list, query(''), read(text)).toString()).toBe(text);
    }
  });
});

it('is narrowed by a filter or a search, not by an order or a page', () => {
  expect(['list=draft', 'search=a'].map((text) => isNarrowed(list, read(text)))).toEqual([true, true]);
  expect(['', 'order=created&after=x'].map((text) => isNarrowed(list, read(text)))).toEqual([false, false]);
});

describe('a list about one record', () => {
  const about = { ...list, about: { name: 'of' } };
  const there = query('list=draft&of=bakery&after=x');

  it('has its id in the address, which other filters leave alone', () => {
    expect(readAsked(about, there).filters).toEqual({ list: 'draft', of: 'bakery' });
    expect(withAsked(about, there, { filters: { list: 'all' } }).toString()).toBe('of=bakery');
    expect(isNarrowed(about, readAsked(about, query('of=bakery')))).toBe(true);
  });

  it('is about all again without filters', () => {
    expect(withAsked(about, there, { filters: { of: '' } }).toString()).toBe('list=draft');
    expect(withoutNarrowing(about, there).toString()).toBe('');
  });
});
