import type { CollectionName } from '@agency/domain/shared/collections';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { QuerySnapshot } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import { buildQuery } from './build-query.ts';
import { useIsCached, useServerIfNothing } from './confirmed.ts';
import type { Converter } from './converter.ts';
import { type Cursor, cursorAt } from './cursor.ts';

// All of these suspend until the first result and throw errors: wrap them in `Feature`. Without a connection they give
// what the cache has, but that there is nothing only the server can tell: until then they suspend.

/**
 * A document, live; null where there is none. `ids` are those of its path, parents first.
 * @throws UnreadableRecord
 */
export function useRecord<TName extends CollectionName, T>(
  of: Converter<TName, T>,
  ...ids: readonly string[]
): Stored<T> | null {
  const snapshot = useFirestoreDoc(of.document(useFirestore(), ids)).data;
  useServerIfNothing(snapshot);
  const data = useMemo(() => snapshot.data({ serverTimestamps: 'estimate' }), [snapshot]);
  if (data && isUnreadable(data)) throw data.unreadable;
  return data ?? null;
}

interface ListOptions {
  /** The ids of the documents above the collection. */
  readonly parents?: readonly string[];
  /** At most the limit that the query declares. */
  readonly limit?: number;
}

type SpecOf<TName extends CollectionName> = QuerySpec & { readonly collection: TName };

/** The first documents of a declared query, live. `values` are those of its `where`, in order. */
export function useRecords<TName extends CollectionName, T>(
  of: Converter<TName, T>,
  spec: SpecOf<TName>,
  values: readonly unknown[],
  options: ListOptions = {},
): readonly Listed<T>[] {
  const count = Math.min(options.limit ?? spec.limit, spec.limit);
  const all = of.all(useFirestore(), options.parents ?? []);
  const snapshot = useFirestoreCollection(buildQuery(all, spec, values, { limit: count })).data;
  useServerIfNothing(snapshot);
  return useParsed(snapshot);
}

export interface RecordPage<T> {
  /** An unreadable document keeps its place. */
  readonly items: readonly Listed<T>[];
  /** Continues after the last item; null on the last page. */
  readonly next: Cursor | null;
  /** Only the cache has answered so far: there may be more. */
  readonly isCached: boolean;
}

/** One page of a declared query, live, after `after` (null: the first). Reads one document more than it shows. */
export function useRecordPage<TName extends CollectionName, T>(
  of: Converter<TName, T>,
  spec: SpecOf<TName>,
  values: readonly unknown[],
  after: Cursor | null,
  options: ListOptions = {},
): RecordPage<T> {
  const size = Math.min(options.limit ?? spec.limit, spec.limit);
  const all = of.all(useFirestore(), options.parents ?? []);
  const snapshot = useFirestoreCollection(buildQuery(all, spec, values, { limit: size + 1, after })).data;
  useServerIfNothing(snapshot);
  const isCached = useIsCached(snapshot);
  const items = useParsed(snapshot);
  const last = snapshot.docs.length > size ? snapshot.docs[size - 1] : undefined;
  return { items: items.slice(0, size), next: last ? cursorAt(spec, last) : null, isCached };
}

function useParsed<T>(snapshot: QuerySnapshot<Listed<T>>): readonly Listed<T>[] {
  return useMemo(
    () => snapshot.docs.map((found) => found.data({ serverTimestamps: 'estimate' })),
    [snapshot],
  );
}
