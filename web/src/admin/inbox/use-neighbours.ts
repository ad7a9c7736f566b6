import { isUnreadable } from '@agency/domain/shared/parse';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAsked } from '../shared/list/address.ts';
import type { List } from '../shared/list/declaration.ts';
import { useListPage } from '../shared/list/use-list-page.ts';
import { useNow } from '../shared/use-now.ts';

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Those before and after this one; of one that has left the list, those where it stood. */
export function neighboursOf(ids: readonly string[], id: string, stoodAt: number): Neighbours {
  const at = ids.indexOf(id);
  const previous = (at < 0 ? stoodAt : at) - 1;
  const next = at < 0 ? stoodAt : at + 1;
  return { previous: ids[previous] ?? null, next: ids[next] ?? null };
}

/** The neighbours of the open one in the page of the list beside it: the same question, so nothing more is read. */
export function useNeighbours<T>(list: List<T>, id: string): Neighbours {
  const [query] = useSearchParams();
  const { items } = useListPage(list, readAsked(list, query), useNow());
  const ids = items.flatMap((row) => (isUnreadable(row) ? [] : [row.id]));
  const at = ids.indexOf(id);
  const stoodAt = useRef(0);
  useEffect(() => {
    if (at >= 0) stoodAt.current = at;
  }, [at]);
  return neighboursOf(ids, id, stoodAt.current);
}
