import { mailStatuses } from '@agency/domain/mail/status';
import { expect, test } from 'vitest';
import { mailLists, readMailFilters, withMailFilters } from './mail-filters.ts';

test('every state of a mail stands in exactly one list besides the whole', () => {
  const listed = Object.values(mailLists).flatMap(({ statuses }): readonly string[] => statuses);
  expect(listed.toSorted()).toEqual([...mailStatuses.states].toSorted());
});

test('reads what it knows and leaves the rest', () => {
  expect(readMailFilters(new URLSearchParams('list=trouble&after=x'))).toEqual({
    list: 'trouble',
    after: 'x',
  });
  expect(readMailFilters(new URLSearchParams('list=toString'))).toEqual({ list: 'all', after: null });
});

test('another list begins on its first page, another page stays in its list', () => {
  const query = new URLSearchParams('list=trouble&after=x');
  expect(withMailFilters(query, { list: 'sent' }).toString()).toBe('list=sent');
  expect(withMailFilters(query, { after: 'y' }).toString()).toBe('list=trouble&after=y');
  expect(withMailFilters(query, { list: 'all' }).toString()).toBe('');
});
