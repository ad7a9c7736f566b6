import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { deleteCounted } from '../records/metrics/delete-counted.ts';
import { purgeTree } from './purge.ts';
import { purgeLinks, purgeUploads } from './purge-attached.ts';

/** Purges a quote with what visitors sent for it, its links and whatever else `elsewhere` removes. */
export function purgeQuote(
  deps: Deps,
  found: QueryDocumentSnapshot,
  elsewhere?: () => Promise<void>,
): Promise<boolean> {
  return purgeTree(
    deps,
    found,
    async () => {
      await elsewhere?.();
      await purgeUploads(deps, found.ref.path);
      await purgeLinks(deps, found.ref.id);
    },
    () => deleteCounted(deps, found),
  );
}
