import { allInTurn } from '../platform/in-turn.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { releaseItems } from '../records/checklist/release-items.ts';
import { removedUids, syncChangedAccess } from './sync-access.ts';

/** The list of admins changed: claims and `users.role` follow, and what somebody had to do who was removed is nobody's. */
export const accessWritten: TriggerHandler = async (deps, change) => {
  await syncChangedAccess(deps, change);
  await allInTurn(removedUids(change), async (uid) => {
    await releaseItems(deps, uid);
    return true;
  });
};

/** `access/{list}` */
export const written = triggerHandler(accessWritten);
