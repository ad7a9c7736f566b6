import type { CollectionName } from '@agency/domain/shared/collections';
import type { Listed } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { startTransition, useEffect, useState } from 'react';
import { type Cursor, readCursor, writeCursor } from '../../firebase/firestore/cursor.ts';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import type { Reader } from '../../firebase/firestore/reader.ts';
import { foundAmong, mostSearchPages } from './found-among.ts';

interface Wanted {
  /** What was typed. */
  readonly search: string;
  /** The cursor that the address carries; null on the first page. */
  readonly after: string | null;
}

export interface FittingPage<T> {
  readonly items: readonly Listed<T>[];
  /** The cursor of the next page as the address carries it; null on the last. */
  readonly next: string | null;
  /** Nothing fits yet, and the pages behind are being looked through. */
  readonly isLooking: boolean;
}

/**
 * One page of a declared query, live, of which only those show that fit all that was typed. Where none does, it goes on
 * to the pages behind by itself: a search is over the whole collection.
 */
export function useFittingPage<
  TName extends CollectionName,
  T extends { readonly searchTokens: readonly string[] },
>(
  of: Reader<TName, T>,
  spec: QuerySpec & { readonly collection: TName },
  values: readonly unknown[],
  { search, after }: Wanted,
): FittingPage<T> {
  const asked = JSON.stringify([spec, values, search, after]);
  const [further, setFurther] = useState<{ asked: string; from: Cursor; pages: number } | null>(null);
  const mine = further?.asked === asked ? further : null;
  const from = mine?.from ?? readCursor(after, spec.orderBy.length);
  const page = useRecordPage(of, spec, values, from);
  const items = foundAmong(page.items, search);
  const next = page.next && writeCursor(page.next);
  const pages = mine?.pages ?? 0;
  const isLooking = items.length === 0 && next !== null && pages < mostSearchPages;
  useEffect(() => {
    const cursor = isLooking ? readCursor(next, spec.orderBy.length) : null;
    if (cursor) startTransition(() => setFurther({ asked, from: cursor, pages: pages + 1 }));
  }, [isLooking, next, asked, pages, spec]);
  return { items, next, isLooking };
}
