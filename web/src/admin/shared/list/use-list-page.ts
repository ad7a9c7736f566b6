import type { Listed } from '@agency/domain/shared/parse';
import { startTransition, useEffect, useState } from 'react';
import { type Cursor, readCursor, writeCursor } from '../../../firebase/firestore/cursor.ts';
import { useRecordPage } from '../../../firebase/firestore/hooks.ts';
import { type Asked, queryFor } from './address.ts';
import type { ListDeclaration } from './declaration.ts';
import { foundAmong, mostSearchPages } from './found-among.ts';

export interface ListPage<T> {
  readonly items: readonly Listed<T>[];
  /** The cursor of the next page as the address carries it; null on the last. */
  readonly next: string | null;
  /** Nothing fits yet, and the pages behind are being looked through. */
  readonly isLooking: boolean;
}

/**
 * One page of a list, live, of which only those rows show that fit all that was typed. Where none does, it goes on to the
 * pages behind by itself: a search is over the whole collection.
 */
export function useListPage<T>(list: ListDeclaration<T>, question: Asked): ListPage<T> {
  const { spec, values } = queryFor(list, question);
  const { search, after } = question;
  const asked = JSON.stringify([spec, values, search, after]);
  const fields = spec.orderBy.length;
  const [further, setFurther] = useState<{ asked: string; from: Cursor; pages: number } | null>(null);
  const mine = further?.asked === asked ? further : null;
  const page = useRecordPage(list.converter, spec, values, mine?.from ?? readCursor(after, fields));
  const items = list.search ? foundAmong(page.items, search, list.search.tokens) : page.items;
  const next = page.next && writeCursor(page.next);
  const pages = mine?.pages ?? 0;
  const isLooking = items.length === 0 && next !== null && pages < mostSearchPages;
  useEffect(() => {
    const cursor = isLooking ? readCursor(next, fields) : null;
    if (cursor) startTransition(() => setFurther({ asked, from: cursor, pages: pages + 1 }));
  }, [isLooking, next, asked, pages, fields]);
  return { items, next, isLooking };
}
