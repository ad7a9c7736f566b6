import type { QuerySpec } from '@agency/domain/shared/query';
import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { everyPage, everySnapshot } from '../platform/firestore.ts';
import { isGrpc } from '../platform/grpc.ts';
import { inTurnLogged } from '../platform/in-turn.ts';

/** How many documents were deleted, by kind. */
export type PurgeCounts = Readonly<Record<string, number>>;

/**
 * Purges all that a declared query finds; `purge` returns whether the document was deleted. One that fails is skipped
 * until the next run.
 * @returns how many were deleted.
 */
export async function purgeEach(
  deps: Deps,
  spec: QuerySpec,
  values: readonly unknown[],
  purge: (found: QueryDocumentSnapshot) => Promise<boolean>,
): Promise<number> {
  const every = everySnapshot(deps.db, spec, values);
  return inTurnLogged(deps, every, purge, 'A document could not be purged', ({ ref }) => ({
    path: ref.path,
  }));
}

const maxAtOnce = 300;

/** Deletes documents without dependents, a page in one commit. */
export async function purgeAll(deps: Deps, spec: QuerySpec, values: readonly unknown[]): Promise<number> {
  let count = 0;
  for await (const docs of everyPage(deps.db, spec, values)) {
    await deleteAll(
      deps,
      docs.map(({ ref }) => ref),
    );
    count += docs.length;
  }
  return count;
}

async function deleteAll(deps: Deps, refs: readonly DocumentReference[]): Promise<void> {
  const batch = deps.db.batch();
  for (const ref of refs) batch.delete(ref);
  await batch.commit();
}

/** Deletes a collection, or a query's matches in it; nothing is nested below these. Returns how many there were. */
export async function emptyCollection(deps: Deps, which: Query): Promise<number> {
  let count = 0;
  for (;;) {
    const { docs } = await which.select().limit(maxAtOnce).get();
    if (docs.length === 0) return count;
    await deleteAll(
      deps,
      docs.map(({ ref }) => ref),
    );
    count += docs.length;
  }
}

/**
 * Deletes a document with all that is nested below it, itself last and only if nobody wrote it since it was found;
 * before that what is stored elsewhere, because the document is how it is found.
 * @returns whether it was deleted; false when it was still changing.
 */
export async function purgeTree(
  deps: Deps,
  found: QueryDocumentSnapshot,
  elsewhere?: () => Promise<void>,
  itself: (found: QueryDocumentSnapshot) => Promise<boolean> = purgeOne,
): Promise<boolean> {
  if (await isChanged(found)) return false;
  await elsewhere?.();
  for (const collection of await found.ref.listCollections()) await emptyCollection(deps, collection);
  return itself(found);
}

async function isChanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  const now = await ref.get();
  return !now.exists || !now.updateTime?.isEqual(updateTime);
}

/** Deletes a document as it was found; false when it changed since. */
export async function purgeOne({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
    return true;
  } catch (thrown) {
    if (isGrpc(thrown, 'failedPrecondition')) return false;
    throw thrown;
  }
}
