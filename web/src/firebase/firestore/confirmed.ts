import {
  type DocumentReference,
  DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  queryEqual,
  refEqual,
} from 'firebase/firestore';
import { use, useEffect, useRef, useState } from 'react';
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
 * were ended is in no audience any more. Suspends until both are known. Where there is still nothing later, as when the
 * connection is lost, that stays known: what somebody types below an empty list must not give way to a wait.
 */
export function useServerIfNothing<T>(snapshot: Snapshot<T>): void {
  const confirm = useConfirm();
  const known = useRef<Snapshot<T>>(undefined);
  const isNothing = snapshot instanceof DocumentSnapshot ? !snapshot.exists() : snapshot.empty;
  if (isNothing && !isOfSame(known.current, snapshot)) {
    if (snapshot.metadata.fromCache) use(serverAnswer(snapshot));
    if (confirm) use(confirmation(snapshot, confirm));
  }
  known.current = isNothing ? snapshot : undefined;
}

/** Do both tell of the same document, or answer the same query? */
function isOfSame<T>(one: Snapshot<T> | undefined, other: Snapshot<T>): boolean {
  if (one === undefined) return false;
  if (one instanceof DocumentSnapshot) {
    return other instanceof DocumentSnapshot && refEqual(one.ref, other.ref);
  }
  return !(other instanceof DocumentSnapshot) && queryEqual(one.query, other.query);
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
