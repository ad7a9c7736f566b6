import { platformQueries } from '@agency/domain/platform/queries';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from './deps.ts';
import { everyPage } from './firestore.ts';

/**
 * Deletes expired records: stored responses, rate-limit counts, codes. Each only if it is unchanged since it was found,
 * so that a renewed one stays.
 */
export async function removeExpiredRecords(deps: Deps): Promise<void> {
  const { expiredIdempotency, expiredLimits, expiredCodes } = platformQueries;
  for (const spec of [expiredIdempotency, expiredLimits, expiredCodes]) {
    for await (const docs of everyPage(deps.db, spec, [deps.clock()])) await removeAsFound(deps, docs);
  }
}

async function removeAsFound(deps: Deps, docs: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = deps.db.batch();
  for (const { ref, updateTime } of docs) batch.delete(ref, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
  } catch {
    // A changed one fails its whole batch, so the rest are deleted one by one.
    await Promise.all(
      docs.map(async ({ ref, updateTime }) => {
        try {
          await ref.delete({ lastUpdateTime: updateTime });
        } catch (cause) {
          deps.log.info('Something past its time was not removed', { path: ref.path, cause });
        }
      }),
    );
  }
}
