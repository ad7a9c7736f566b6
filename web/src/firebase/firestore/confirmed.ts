import {
  type DocumentReference,
  DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { use, useEffect, useState } from 'react';

type Snapshot<T> = QuerySnapshot<T> | DocumentSnapshot<T>;

const options = { includeMetadataChanges: true };

function listen<T>({
  of,
  next,
  error,
}: {
  readonly of: Query<T> | DocumentReference<T>;
  readonly next: (snapshot: Snapshot<T>) => void;
  readonly error: (error: FirestoreError) => void;
}): () => void {
  return of.type === 'document' ? onSnapshot(of, options, next, error) : onSnapshot(of, options, next, error);
}

/** For each snapshot out of the cache, the wait for the server's. */
const waits = new WeakMap<Snapshot<unknown>, Promise<void>>();

/**
 * Resolves once the server has answered what this snapshot answers out of the cache; without a connection, not before
 * there is one. A listener that the server tells nothing new stays silent, so this asks with one of its own, which
 * costs no further reads.
 */
export function serverAnswer<T>(snapshot: Snapshot<T>): Promise<void> {
  const begun = waits.get(snapshot);
  if (begun) return begun;
  const of = snapshot instanceof DocumentSnapshot ? snapshot.ref : snapshot.query;
  const wait = new Promise<void>((resolve, reject) => {
    const stop = listen({
      of,
      next: ({ metadata }) => {
        if (metadata.fromCache) return;
        // Not from within its first call, which may come before it has returned.
        queueMicrotask(() => stop());
        resolve();
      },
      error: reject,
    });
  });
  waits.set(snapshot, wait);
  return wait;
}

/** That there is nothing is only true when the server says so: suspends until it does. */
export function useServerIfNothing<T>(snapshot: Snapshot<T>): void {
  const isNothing = snapshot instanceof DocumentSnapshot ? !snapshot.exists() : snapshot.empty;
  if (isNothing && snapshot.metadata.fromCache) use(serverAnswer(snapshot));
}

/** Has only the cache answered so far? There may be more. */
export function useIsCached<T>(snapshot: QuerySnapshot<T>): boolean {
  const [confirmed, setConfirmed] = useState<QuerySnapshot<T> | null>(null);
  const { fromCache } = snapshot.metadata;
  useEffect(() => {
    if (!fromCache) return;
    let isWanted = true;
    serverAnswer(snapshot).then(
      () => isWanted && setConfirmed(snapshot),
      // The listener of the page fails likewise, and is shown.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [snapshot, fromCache]);
  return fromCache && confirmed !== snapshot;
}
