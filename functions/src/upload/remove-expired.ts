import type { Deps } from '../platform/deps.ts';
import { removeExpiredRecords } from '../platform/remove-expired-records.ts';
import { moveAllClaimed } from '../records/upload/move-claimed.ts';
import { removeOrphanedUploads } from './remove-orphaned.ts';

/**
 * The schedule for what lives a day at most. Claimed files are moved into place before anything is removed; a failure
 * in one part does not stop the others, and it can run again at any time.
 */
export async function removeExpired(deps: Deps): Promise<void> {
  for (const part of [moveAllClaimed, removeOrphanedUploads, removeExpiredRecords]) {
    try {
      await part(deps);
    } catch (cause) {
      deps.log.error('A part of the hourly removal failed', { part: part.name, cause });
    }
  }
}
