import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { documentSchemas } from '../schemas.ts';
import { fieldOverrides, groupField } from './field-overrides.ts';
import { compositeIndex, compositeIndexes } from './indexes.ts';
import type { QuerySpec } from './query.ts';

const ofQuotes = (more: Partial<QuerySpec>): QuerySpec => ({
  collection: 'quotes',
  where: [],
  orderBy: [],
  limit: 25,
  caller: 'admin',
  ...more,
});
const before = { field: 'at', op: '<' } as const;
const oldestFirst = { field: 'at', direction: 'asc' } as const;
const visits = ofQuotes({ collection: 'linkVisits', where: [before], orderBy: [oldestFirst] });

describe('the composite index of a query', () => {
  test('holds equal fields first, then membership, then the order', () => {
    const spec = ofQuotes({
      where: [
        { field: 'memberUids', op: 'array-contains' },
        { field: 'status', op: 'in' },
      ],
      orderBy: [{ field: 'sentAt', direction: 'desc' }],
    });
    expect(compositeIndex(spec)).toEqual({
      collectionGroup: 'quotes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'memberUids', arrayConfig: 'CONTAINS' },
        { fieldPath: 'sentAt', order: 'DESCENDING' },
      ],
    });
  });

  test('is none where one field is asked for, in one collection or over a group', () => {
    expect(compositeIndex(visits)).toBeNull();
    expect(compositeIndex({ ...visits, group: true })).toBeNull();
  });

  test('is over the group where the query is', () => {
    const spec = { ...visits, where: [{ field: 'agent', op: '==' } as const], group: true };
    expect(compositeIndex(spec)).toMatchObject({ collectionGroup: 'visits', queryScope: 'COLLECTION_GROUP' });
  });

  test('stands once in the file, whatever asks for it', () => {
    const spec = ofQuotes({ where: [{ field: 'status', op: '==' }], orderBy: [oldestFirst] });
    expect(compositeIndexes([spec, { ...spec, limit: 5 }])).toHaveLength(1);
  });
});

describe('a field that a query over a group asks for', () => {
  test.each([
    [{ where: [before], orderBy: [oldestFirst] }, { order: 'ASCENDING' }],
    [{ orderBy: [{ field: 'at', direction: 'desc' }] }, { order: 'DESCENDING' }],
    [{ where: [{ field: 'at', op: '==' }] }, { order: 'ASCENDING' }],
    [{ where: [{ field: 'at', op: 'array-contains' }] }, { arrayConfig: 'CONTAINS' }],
  ] satisfies [Partial<QuerySpec>, object][])('%j needs %j over the group', (part, index) => {
    const spec = ofQuotes({ collection: 'linkVisits', group: true, ...part });
    expect(groupField(spec)).toEqual({ field: 'at', index: { ...index, queryScope: 'COLLECTION_GROUP' } });
  });

  test('keeps its usual indexes beside, because an override takes their place', () => {
    const [override] = fieldOverrides(documentSchemas, [{ ...visits, group: true }]).filter(
      ({ indexes }) => indexes.length > 0,
    );
    expect(override).toEqual({
      collectionGroup: 'visits',
      fieldPath: 'at',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'DESCENDING', queryScope: 'COLLECTION' },
        { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    });
  });

  test('needs nothing where the query is of one collection, or has a composite index', () => {
    expect(groupField(visits)).toBeNull();
    expect(groupField({ ...visits, group: true, where: [{ field: 'agent', op: '==' }] })).toBeNull();
  });
});

test('a map has no index, though a part of it stands in a composite one', () => {
  const part = { field: 'data.group', op: '==' } as const;
  const exempt = (spec: QuerySpec) =>
    fieldOverrides(documentSchemas, [spec]).some(
      (each) => `${each.collectionGroup}/${each.fieldPath}` === 'outbox/data',
    );
  expect(exempt(ofQuotes({ collection: 'outbox', where: [part], orderBy: [oldestFirst] }))).toBe(true);
  expect(exempt(ofQuotes({ collection: 'outbox', where: [part] }))).toBe(false);
});

test('a long text has no index, unless a query asks for it', () => {
  const long = v.strictObject({ body: v.pipe(v.string(), v.maxLength(501)), short: v.string() });
  const schemas = { ...documentSchemas, quotes: [long] };
  const exempt = (specs: readonly QuerySpec[]) =>
    fieldOverrides(schemas, specs).filter(({ collectionGroup }) => collectionGroup === 'quotes');
  expect(exempt([])).toEqual([{ collectionGroup: 'quotes', fieldPath: 'body', indexes: [] }]);
  expect(exempt([ofQuotes({ where: [{ field: 'body', op: '==' }] })])).toEqual([]);
});
