import type { QuerySpec } from '@agency/domain/shared/query';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from './deps.ts';
import { runnableQuery } from './firestore.ts';

/**
 * Goes through all that a declared query finds, a page at a time. Behind each page it continues after its last document,
 * so that one that could not be dealt with is passed, and looked at again in the next run.
 */
export async function forEachPage(
  deps: Deps,
  spec: QuerySpec,
  values: readonly unknown[],
  work: (docs: readonly QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  const query = runnableQuery(deps.db, spec, values);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    if (docs.length > 0) await work(docs);
    last = docs.length === spec.limit ? docs.at(-1) : undefined;
  } while (last);
}
