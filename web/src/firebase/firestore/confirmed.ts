import {
  type DocumentReference,
  DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { use, useEffect, useState } from 'react';
import { useConfirm } from '../session/session-context.ts';

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

/** For each snapshot that has nothing, whether the session still counted then. */
const confirmations = new WeakMap<Snapshot<unknown>, Promise<void>>();

function confirmation<T>(snapshot: Snapshot<T>, confirm: () => Promise<void>): Promise<void> {
  const begun = confirmations.get(snapshot);
  if (begun) return begun;
  const asked = confirm();
  confirmations.set(snapshot, asked);
  return asked;
}

/**
 * That there is nothing is only true when the server says so, in a session that still counts: a person whose sessions
 * were ended is in no audience any more. Suspends until both are known.
 */
export function useServerIfNothing<T>(snapshot: Snapshot<T>): void {
  const confirm = useConfirm();
  const isNothing = snapshot instanceof DocumentSnapshot ? !snapshot.exists() : snapshot.empty;
  if (isNothing && snapshot.metadata.fromCache) use(serverAnswer(snapshot));
  if (isNothing && confirm) use(confirmation(snapshot, confirm));
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
