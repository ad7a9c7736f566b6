import { clientQueries } from '@agency/domain/client/queries';
import { userQueries } from '@agency/domain/user/queries';
import { describe, expect, it } from 'vitest';
import { clientQueryFor, readFilters, userQueryFor, withFilters, withPanel } from './user-filters.ts';

const query = (text: string) => new URLSearchParams(text);

describe('filters in the address', () => {
  it('reads what it knows and passes over the rest', () => {
    expect(readFilters(query('list=admins&search=ann&after=x'))).toEqual({
      list: 'admins',
      search: 'ann',
      after: 'x',
    });
    expect(readFilters(query('list=constructor'))).toEqual({ list: 'people', search: '', after: null });
  });

  it('begins on the first page when anything but the page changes; what is open stays open', () => {
    const there = query('list=admins&after=x&user=u1');
    expect(withFilters(there, { search: 'ann' }).toString()).toBe('list=admins&search=ann&user=u1');
    expect(withFilters(there, { list: 'people' }).toString()).toBe('user=u1');
    expect(withFilters(there, { after: 'y' }).get('after')).toBe('y');
  });

  it('opens one thing at a time over the list', () => {
    const there = query('list=clients&search=a&client=c1');
    expect(withPanel(there, { user: 'u1' }).toString()).toBe('list=clients&search=a&user=u1');
    expect(withPanel(there, {}).toString()).toBe('list=clients&search=a');
  });
});

describe('queries', () => {
  it.each([
    [{ list: 'people', search: '' }, 'usersOfRole', [null]],
    [{ list: 'admins', search: ' ' }, 'usersOfRole', ['admin']],
    [{ list: 'people', search: 'Zoë Sam' }, 'userSearchOfRole', ['sam', null]],
    [{ list: 'admins', search: 'al' }, 'userSearchOfRole', ['al', 'admin']],
  ] as const)('%j', (filters, name, values) => {
    const found = userQueryFor(filters);
    expect(found).toEqual({ name, values });
    expect(userQueries[found.name].where).toHaveLength(values.length);
  });

  it('finds client records by a word too', () => {
    expect(clientQueryFor({ search: '' })).toEqual({ name: 'clientList', values: [] });
    const found = clientQueryFor({ search: 'Yoga' });
    expect(found).toEqual({ name: 'clientSearch', values: ['yog'] });
    expect(clientQueries[found.name].where).toHaveLength(1);
  });
});
