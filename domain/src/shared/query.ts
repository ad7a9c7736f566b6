import type { CollectionName } from './collections.ts';

/** Who runs a query: this decides which rule must allow it. */
export type QueryCaller = 'admin' | 'member' | 'system';

/**
 * A query as it is declared: fields and operators, not values. Web and functions build theirs from it, and
 * firestore.indexes.json is generated from all of them. Every order ends with the document id.
 */
export interface QuerySpec {
  readonly collection: CollectionName;
  /** True for a query over all subcollections of that name (functions only). */
  readonly group?: boolean;
  readonly where: readonly {
    readonly field: string;
    readonly op: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';
  }[];
  readonly orderBy: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[];
  /** Documents a page; every query of a browser has one. */
  readonly limit: number;
  readonly caller: QueryCaller;
}

export function defineQueries<const T extends Readonly<Record<string, QuerySpec>>>(queries: T): T {
  return queries;
}
