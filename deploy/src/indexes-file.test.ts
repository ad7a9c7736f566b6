import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queries } from '@agency/domain/queries';
import { type CollectionName, collections } from '@agency/domain/shared/collections';
import { groupField } from '@agency/domain/shared/field-overrides';
import { compositeIndex } from '@agency/domain/shared/indexes';
import { listQueries } from '@agency/domain/shared/list-queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import { inRoot } from '@agency/emulators/suite/paths';
import { describe, expect, test } from 'vitest';
import { indexesFile, indexesPath } from './indexes-file.ts';

interface IndexesFile {
  readonly indexes: readonly { readonly collectionGroup: string; readonly fields: readonly unknown[] }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly { readonly queryScope: string }[];
  }[];
}

// Our own file, whose whole text the first test compares with what the domain makes.
const stored = JSON.parse(readFileSync(indexesPath, 'utf8')) as IndexesFile;

const groupOf = (collection: CollectionName) => collections[collection].split('/').at(-2);
const overrideOf = (collection: CollectionName, field: string) =>
  stored.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === groupOf(collection) && fieldPath === field,
  );

describe('firestore.indexes.json', () => {
  test('is what the queries and schemas make of it (npm run indexes)', () => {
    expect(stored).toEqual(JSON.parse(indexesFile()));
  });

  test('is made from the queries of every idea', async () => {
    const known = new Set<unknown>(Object.values(queries));
    const files = globSync('*/queries.ts', { cwd: inRoot('domain/src') });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const exported: Record<string, unknown> = await import(join(inRoot('domain/src'), file));
      const found = Object.entries(exported).filter(([name]) => name.endsWith('Queries'));
      const unknown = found.flatMap(([, set]) =>
        Object.entries({ ...(set as object) }).filter(([, query]) => !known.has(query)),
      );
      expect(
        unknown.map(([name]) => name),
        `${file} is not in domain/src/queries.ts`,
      ).toEqual([]);
    }
  });

  test.each(Object.entries<QuerySpec>(queries))('serves the query %s', (_name, spec) => {
    const needed = compositeIndex(spec);
    const fields = new Set([...spec.where, ...spec.orderBy].map(({ field }) => field));
    if (needed) expect(stored.indexes).toContainEqual(needed);
    else expect(fields.size, 'what needs no composite index asks for one field').toBeLessThan(2);
    const asked = groupField(spec);
    expect(Boolean(asked)).toBe(spec.group === true && !needed);
    if (asked) expect(overrideOf(spec.collection, asked.field)?.indexes).toContainEqual(asked.index);
  });

  test('serves every question that a list can ask', async () => {
    const known = Object.values<QuerySpec>(queries);
    const plans: string[] = [];
    for (const file of globSync('*/queries.ts', { cwd: inRoot('domain/src') })) {
      const exported: Record<string, unknown> = await import(join(inRoot('domain/src'), file));
      for (const [name, plan] of Object.entries(exported)) {
        if (!name.endsWith('List')) continue;
        plans.push(name);
        const asked = listQueries(name, plan as Parameters<typeof listQueries>[1]);
        for (const spec of Object.values(asked))
          expect(known, `${name} is not in ${file}`).toContainEqual(spec);
      }
    }
    expect(plans.length).toBeGreaterThan(3);
  });

  test('has no index that no query needs', () => {
    const needed = Object.values(queries).map((spec) => compositeIndex(spec));
    for (const index of stored.indexes) expect(needed).toContainEqual(index);
  });

  test('has no index over a group that no query needs', () => {
    const needed = Object.values<QuerySpec>(queries).flatMap((spec) => {
      const asked = groupField(spec);
      return asked
        ? [{ collectionGroup: groupOf(spec.collection), fieldPath: asked.field, ...asked.index }]
        : [];
    });
    const over = stored.fieldOverrides.flatMap(({ indexes, ...place }) =>
      indexes
        .filter(({ queryScope }) => queryScope === 'COLLECTION_GROUP')
        .map((index) => ({ ...place, ...index })),
    );
    expect(over.length).toBeGreaterThan(0);
    for (const index of over) expect(needed).toContainEqual(index);
  });

  test('exempts the long texts and maps, and nothing that a query asks for', () => {
    const exempt = stored.fieldOverrides
      .filter(({ indexes }) => indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/${fieldPath}`);
    for (const field of [
      'private/content',
      'private/internalNotes',
      'versions/content',
      'versions/terms',
      'messages/body',
      'updates/body',
      'notes/body',
      'outbox/data',
      'auditLog/before',
      'auditLog/after',
      'invoices/lines',
      'idempotency/answer',
    ]) {
      expect(exempt).toContain(field);
    }
    for (const { collection, where, orderBy } of Object.values(queries)) {
      for (const { field } of [...where, ...orderBy]) {
        expect(exempt).not.toContain(`${groupOf(collection)}/${field}`);
      }
    }
  });
});
