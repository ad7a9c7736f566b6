import type { Deps } from '../platform/deps.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { removeExpiredRecords } from '../platform/remove-expired-records.ts';
import { removeOldExports } from '../records/invoice/export-file.ts';
import { moveAllClaimed } from '../records/upload/move-claimed.ts';
import { removeOrphanedUploads } from './remove-orphaned.ts';

/**
 * The schedule for what lives a day at most. Claimed files are moved into place before anything is removed; a failure
 * in one part does not stop the others, and it can run again at any time.
 */
export async function removeExpired(deps: Deps): Promise<void> {
  await inTurnLogged(
    deps,
    [moveAllClaimed, removeOrphanedUploads, removeOldExports, removeExpiredRecords],
    async (part) => {
      await part(deps);
      return true;
    },
    'A part of the hourly removal failed',
    ({ name }) => ({ part: name }),
  );
}
