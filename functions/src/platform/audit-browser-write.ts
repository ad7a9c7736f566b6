import { changedFields } from '@agency/domain/audit/changes';
import type { AuditEntry } from '@agency/domain/audit/schema';
import type { DocumentChange } from './deploy.ts';
import type { Deps } from './deps.ts';
import { documentRef, isAlreadyExists } from './firestore.ts';

/**
 * Writes down what somebody changed straight in the browser: under the event's id, so that one change is one entry
 * however often its trigger runs. What functions wrote (`updatedBy: 'system'`) was audited where it was done.
 * Rules force `updatedBy` to be who wrote.
 */
export async function auditBrowserWrite(deps: Deps, change: DocumentChange): Promise<void> {
  const { before, after } = change;
  const actor = after?.updatedBy;
  if (after === undefined || typeof actor !== 'string' || actor === 'system') return;
  const changed = before === undefined ? { before: null, after: { ...after } } : changedFields(before, after);
  const entry: AuditEntry = {
    actor,
    action: before === undefined ? 'create' : 'update',
    path: change.path,
    ...changed,
    at: deps.clock(),
  };
  try {
    await documentRef(deps.db, 'auditLog', change.eventId.replace(/[^A-Za-z0-9_-]/g, '-')).create(entry);
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
  }
}
