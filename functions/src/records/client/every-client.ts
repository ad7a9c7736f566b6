import type { QuerySpec } from '@agency/domain/shared/query';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everySnapshot } from '../../platform/firestore.ts';

/**
 * The clients that a query finds, for work on somebody's place at each. A record may be merged between being found and
 * being written, and takes its people along: so after each comes the one that it was merged into, once the work on the
 * first is done.
 */
export async function* everyClient(
  deps: Deps,
  spec: QuerySpec,
  values: readonly unknown[],
  isMeant: (found: QueryDocumentSnapshot) => boolean = () => true,
): AsyncGenerator<{ readonly id: string }> {
  for await (const found of everySnapshot(deps.db, spec, values)) {
    if (isMeant(found)) yield* withMerged(deps, found.id);
  }
}

/** This client, and afterwards what it was merged into by then. */
export async function* withMerged(deps: Deps, clientId: string): AsyncGenerator<{ readonly id: string }> {
  for (let id: unknown = clientId; typeof id === 'string'; ) {
    yield { id };
    id = (await documentRef(deps.db, 'clients', id).get()).get('mergedInto');
  }
}
