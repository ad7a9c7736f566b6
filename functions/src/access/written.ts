import { reacting } from '../platform/reactions/react.ts';
import { syncChangedAccess } from './sync-access.ts';

/** `access/{list}`: the list of admins changed, and claims and `users.role` follow. */
export const written = reacting(syncChangedAccess);
