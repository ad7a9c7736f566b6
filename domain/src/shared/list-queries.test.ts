import { describe, expect, it } from 'vitest';
import { compositeIndexes } from './indexes.ts';
import { listPlan, listQueries, listQuery } from './list-queries.ts';

const plan = listPlan({
  collection: 'quotes',
  fields: { status: 'in', clientId: '==' },
  always: ['clientId'],
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'number', field: 'number', direction: 'asc' },
  ],
});

describe('listQueries', () => {
  it('has every choice of fields, with and without a search, in every order', () => {
    expect(Object.keys(listQueries('quoteList', plan)).toSorted()).toEqual([
      'quoteList (clientId) by changed',
      'quoteList (clientId) by number',
      'quoteList (search, clientId) by changed',
      'quoteList (search, clientId) by number',
      'quoteList (search, status, clientId) by changed',
      'quoteList (search, status, clientId) by number',
      'quoteList (status, clientId) by changed',
      'quoteList (status, clientId) by number',
    ]);
  });

  it('leaves the search out where a list has none', () => {
    const { orders } = plan;
    const names = Object.keys(
      listQueries('mails', { collection: 'outbox', fields: {}, searched: false, orders }),
    );
    expect(names).toEqual(['mails (all) by changed', 'mails (all) by number']);
  });
});

describe('listQuery', () => {
  it('is always one of the declared queries, with a value for each condition', () => {
    const declared = Object.values(listQueries('quoteList', plan));
    for (const token of [null, 'fer']) {
      for (const order of ['changed', 'number'] as const) {
        for (const by of [{ clientId: 'c' }, { clientId: 'c', status: ['sent'] }]) {
          const { spec, values } = listQuery(plan, { by, token, order });
          expect(declared).toContainEqual(spec);
          expect(values).toHaveLength(spec.where.length);
        }
      }
    }
  });

  it('puts the values where their fields stand', () => {
    const { spec, values } = listQuery(plan, { by: { clientId: null, status: ['sent'] }, token: 'fer' });
    expect(spec.where.map(({ field }, at) => [field, values[at]])).toEqual([
      ['searchTokens', 'fer'],
      ['status', ['sent']],
      ['clientId', null],
    ]);
    expect(spec.orderBy).toEqual([{ field: 'updatedAt', direction: 'desc' }]);
  });

  it('refuses what no query is declared for', () => {
    expect(() => listQuery(plan, { by: {}, token: null })).toThrow('asked by clientId');
    const plain = { ...plan, searched: false };
    expect(() => listQuery(plain, { by: { clientId: 'c' }, token: 'fer' })).toThrow('searched');
  });
});

describe('a refinement', () => {
  const refined = listPlan({
    collection: 'invoices',
    fields: { status: 'in', clientId: '==' },
    refinements: {
      disputed: { of: 'status', field: 'disputed', op: '==' },
      dueBefore: { of: 'status', field: 'dueOn', op: '<' },
    },
    searched: false,
    orders: [
      { name: 'changed', field: 'updatedAt', direction: 'desc' },
      { name: 'due', field: 'dueOn', direction: 'asc' },
    ],
  });
  const declared = listQueries('invoices', refined);

  it('is asked with its field alone, one at a time', () => {
    const names = Object.keys(declared).filter((name) => name.endsWith('by due'));
    expect(names).toEqual([
      'invoices (all) by due',
      'invoices (status) by due',
      'invoices (clientId) by due',
      'invoices (status, clientId) by due',
      'invoices (status, disputed) by due',
      'invoices (status, dueBefore) by due',
      'invoices (status, clientId, disputed) by due',
      'invoices (status, clientId, dueBefore) by due',
    ]);
  });

  it('by a range puts its field behind the order, for the cursor and the index', () => {
    const by = { status: ['issued'], dueBefore: '2026-12-01' };
    const { spec, values } = listQuery(refined, { by, token: null });
    expect(Object.values(declared)).toContainEqual(spec);
    expect(spec.where.map(({ field, op }, at) => [field, op, values[at]])).toEqual([
      ['status', 'in', ['issued']],
      ['dueOn', '<', '2026-12-01'],
    ]);
    expect(spec.orderBy).toEqual([
      { field: 'updatedAt', direction: 'desc' },
      { field: 'dueOn', direction: 'desc' },
    ]);
    expect(listQuery(refined, { by, token: null, order: 'due' }).spec.orderBy).toEqual([
      { field: 'dueOn', direction: 'asc' },
    ]);
  });

  it('is refused without its field, and beside another', () => {
    const ask =
      (
        by: Parameters<
          typeof listQuery<'invoices', 'status' | 'clientId', 'changed' | 'due', 'disputed' | 'dueBefore'>
        >[1]['by'],
      ) =>
      () =>
        listQuery(refined, { by, token: null });
    expect(ask({ clientId: 'c', disputed: true })).toThrow('together with status');
    expect(ask({ status: ['issued'], disputed: true, dueBefore: '2026-12-01' })).toThrow('alone');
  });
});

describe('an end of the order', () => {
  const ended = listPlan({
    collection: 'auditLog',
    fields: { actor: '==' },
    refinements: {
      from: { of: null, field: 'at', op: '>=' },
      before: { of: null, field: 'at', op: '<' },
    },
    searched: false,
    orders: [{ name: 'newest', field: 'at', direction: 'desc' }],
  });

  it('is asked alone, with the other and with each field, and needs no index of its own', () => {
    const declared = listQueries('log', ended);
    expect(Object.keys(declared)).toHaveLength(8);
    const { spec, values } = listQuery(ended, { by: { before: 2, actor: 'ada', from: 1 }, token: null });
    expect(Object.values(declared)).toContainEqual(spec);
    expect(spec.where.map(({ field, op }, at) => [field, op, values[at]])).toEqual([
      ['actor', '==', 'ada'],
      ['at', '>=', 1],
      ['at', '<', 2],
    ]);
    expect(spec.orderBy).toEqual([{ field: 'at', direction: 'desc' }]);
    expect(compositeIndexes(Object.values(declared))).toHaveLength(1);
  });
});
