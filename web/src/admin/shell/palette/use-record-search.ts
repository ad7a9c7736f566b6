import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openSession } from '../../../firebase/session/session.client.ts';
import type { Exact } from './exact.ts';
import type { Found, KindName } from './found.ts';
import { kinds } from './kinds.ts';
import type { Recents } from './recent-records.ts';
import { createRecordSearch, type Search } from './record-search.ts';

async function readExact(exact: Exact): Promise<readonly Found[]> {
  const firestore = (await openSession()).firebase.firestore();
  if ('token' in exact) return (await kinds.invoice.ask(firestore, exact.token, 1)).found;
  const found = await kinds[exact.kind].read(firestore, exact.id);
  return found ? [found] : [];
}

/** What is found by the text in the search box, of all kinds or of these. */
export function useRecordSearch(
  typed: string,
  only: readonly KindName[] | undefined,
  recents: Recents | null,
): Search {
  const latest = useRef(recents);
  useEffect(() => {
    latest.current = recents;
  });
  const [search] = useState(() =>
    createRecordSearch({
      ask: async (kind, token, count) =>
        kinds[kind].ask((await openSession()).firebase.firestore(), token, count),
      readExact,
      isOnline: () => navigator.onLine,
      onFound: (found) => {
        for (const each of found) latest.current?.rename(each);
      },
    }),
  );
  useEffect(() => {
    const ask = () => search.type(typed, only);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [search, typed, only]);
  return useSyncExternalStore(search.subscribe, search.state);
}
