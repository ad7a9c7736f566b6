import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { screenOf } from './route-focus.ts';

const at = (address: string): string => {
  const { pathname, search } = new URL(address, 'https://downland.example');
  return screenOf({ pathname, search });
};

describe('which screen an address shows', () => {
  it.each([
    ['a quote beside the list', paths.admin.quotes(), paths.admin.quote('Q-7K3M9P')],
    ['one quote after another', paths.admin.quote('Q-7K3M9P'), paths.admin.quote('Q-2PDA8G')],
    ['one project after another', paths.client.project('P-7V4BQK'), paths.client.project('P-2PDA8G')],
    ['the next page of posts', paths.blog(), paths.blog({ page: '2' })],
    ['another path', paths.services(), paths.packages()],
  ])('tells %s apart', (_what, from, to) => {
    expect(at(to)).not.toBe(at(from));
  });

  it.each([
    ['a search as it is typed', paths.admin.users(), `${paths.admin.users()}?search=ro`],
    ['a filter', paths.admin.quotes(), `${paths.admin.quotes()}?status=sent`],
    ['a panel, which has the focus itself', paths.admin.users(), paths.admin.user('rosa')],
    ['prices with VAT', paths.packages(), paths.packages({ vat: 'inc' })],
  ])('takes %s for the same', (_what, from, to) => {
    expect(at(to)).toBe(at(from));
  });
});
