import type { Listed } from '@agency/domain/shared/parse';
import { startTransition, useEffect, useState } from 'react';
import { type Cursor, readCursor, writeCursor } from '../../../firebase/firestore/cursor.ts';
import { useRecordPage } from '../../../firebase/firestore/hooks.ts';
import { type Asked, queryFor } from './address.ts';
import type { ListDeclaration } from './declaration.ts';
import { foundAmong, mostSearchPages } from './found-among.ts';

export interface ListPage<T> {
  readonly items: readonly Listed<T>[];
  /** The next page's cursor, encoded for the address; null on the last. */
  readonly next: string | null;
  /** No match yet; the following pages are being searched. */
  readonly isLooking: boolean;
  /** Not the first page. */
  readonly isLater: boolean;
  /** Only the cache has answered so far: there may be more. */
  readonly isCached: boolean;
}

/**
 * One page of a list, live, showing only rows that match everything typed. Where none does, it moves on to the
 * following pages: a search covers the whole collection.
 */
export function useListPage<T>(list: ListDeclaration<T>, question: Asked, now: Date): ListPage<T> {
  const { spec, values } = queryFor(list, question, now);
  const { search, after } = question;
  const asked = JSON.stringify([spec, values, search, after]);
  const fields = spec.orderBy.length;
  const [further, setFurther] = useState<{ asked: string; from: Cursor; pages: number } | null>(null);
  const mine = further?.asked === asked ? further : null;
  const start = readCursor(after, fields);
  const page = useRecordPage(list.converter, spec, values, mine?.from ?? start);
  const items = list.search ? foundAmong(page.items, search, list.search.tokens) : page.items;
  const next = page.next && writeCursor(page.next);
  const pages = mine?.pages ?? 0;
  const isLooking = items.length === 0 && next !== null && pages < mostSearchPages;
  useEffect(() => {
    const cursor = isLooking ? readCursor(next, fields) : null;
    if (cursor) startTransition(() => setFurther({ asked, from: cursor, pages: pages + 1 }));
  }, [isLooking, next, asked, pages, fields]);
  return { items, next, isLooking, isLater: start !== null, isCached: page.isCached };
}
