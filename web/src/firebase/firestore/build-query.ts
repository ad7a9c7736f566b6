import { invariant } from '@agency/domain/shared/invariant';
import type { QuerySpec } from '@agency/domain/shared/query';
import {
  documentId,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { Cursor } from './cursor.ts';

/**
 * The last resort of every order: without it, documents with equal values have no fixed order and paging loses some.
 */
function orders(spec: QuerySpec): QueryConstraint[] {
  const last = spec.orderBy.at(-1)?.direction ?? 'asc';
  return [
    ...spec.orderBy.map(({ field, direction }) => orderBy(field, direction)),
    orderBy(documentId(), last),
  ];
}

/** A declared query with its values, limited; `after` continues after a document. */
export function buildQuery<T>(
  all: Query<T>,
  spec: QuerySpec,
  values: readonly unknown[],
  options: { readonly limit: number; readonly after?: Cursor | null | undefined },
): Query<T> {
  invariant(
    values.length === spec.where.length,
    `the query takes ${spec.where.length} values, got ${values.length}`,
  );
  const filters = spec.where.map(({ field, op }, index) => where(field, op, values[index]));
  const start = options.after ? [startAfter(...options.after.values, options.after.id)] : [];
  return query(all, ...filters, ...orders(spec), ...start, limit(options.limit));
}
