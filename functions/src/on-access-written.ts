import { syncChangedAccess } from './access/sync-access.ts';
import type { DocumentChange } from './platform/deploy.ts';
import { runtimeDeps } from './platform/runtime.ts';

/** The list of admins changed: claims and `users.role` follow. */
export async function onAccessWritten(change: Pick<DocumentChange, 'before' | 'after'>): Promise<void> {
  await syncChangedAccess(runtimeDeps(), change);
}
