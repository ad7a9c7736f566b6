import { triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { syncChangedAccess } from './sync-access.ts';

/** `access/{list}`: the list of admins changed; claims and `users.role` follow. */
export const written = triggerHandler(syncChangedAccess);
