import { collections } from './collections.ts';
import type { QuerySpec } from './query.ts';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/**
 * The composite index that a query needs, or null where single-field indexes serve it: equality fields first, then
 * array membership, then the order (Firestore's own rule for a query's index).
 */
export function compositeIndex(spec: QuerySpec): CompositeIndex | null {
  const ordered = new Set(spec.orderBy.map(({ field }) => field));
  const equal = spec.where.filter(({ field, op }) => (op === '==' || op === 'in') && !ordered.has(field));
  const contains = spec.where.filter(({ op }) => op === 'array-contains');
  const fields: IndexField[] = [
    ...equal.map(({ field }) => ({ fieldPath: field, order: 'ASCENDING' as const })),
    ...contains.map(({ field }) => ({ fieldPath: field, arrayConfig: 'CONTAINS' as const })),
    ...spec.orderBy.map(({ field, direction }) => ({
      fieldPath: field,
      order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
    })),
  ];
  if (fields.length < 2) return null;
  const path = collections[spec.collection].split('/');
  return {
    collectionGroup: path.at(-2) ?? '',
    queryScope: spec.group ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields,
  };
}

/** All composite indexes of these queries, each once, in a stable order. */
export function compositeIndexes(specs: readonly QuerySpec[]): CompositeIndex[] {
  const byText = new Map<string, CompositeIndex>();
  for (const spec of specs) {
    const index = compositeIndex(spec);
    if (index) byText.set(JSON.stringify(index), index);
  }
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, index]) => index);
}
