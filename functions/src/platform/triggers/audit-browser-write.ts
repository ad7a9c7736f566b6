import { changedFields, firstFields, loggedFields } from '@agency/domain/audit/changes';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { subjectsOf } from '@agency/domain/audit/subjects';
import type { DocumentReference } from 'firebase-admin/firestore';
import { commit } from '../commit.ts';
import type { DocumentChange } from '../deploy.ts';
import type { Deps } from '../deps.ts';
import { documentRef } from '../firestore.ts';
import { createOnce } from './once.ts';

interface BrowserAudit {
  /** Long texts of which the log records only the length: they are stored elsewhere, or for less time than the log. */
  readonly lengthOnly?: readonly string[];
  /** Where the log names the person: nothing once the document is gone or its person being erased. */
  readonly ofPerson?: boolean;
}

/**
 * Audits a write made directly in the browser, under the event's id, so that one change is one entry however often its
 * trigger runs. What functions wrote (`updatedBy: 'system'`) was audited there, and what they add to somebody's change
 * (search tokens, counters) is nobody's own change. Rules force `updatedBy` to be the writer.
 */
export async function auditBrowserWrite(
  deps: Deps,
  change: DocumentChange,
  { lengthOnly = [], ofPerson = false }: BrowserAudit = {},
): Promise<void> {
  const { before, after } = change;
  const actor = after?.updatedBy;
  if (after === undefined || typeof actor !== 'string' || actor === 'system') return;
  const changed =
    before === undefined ? { before: null, after: firstFields(after) } : changedFields(before, after);
  if (before !== undefined && Object.keys(changed.after).length === 0) return;
  const action = before === undefined ? 'create' : 'update';
  const entry: AuditEntry = {
    actor,
    action,
    path: change.path,
    subjects: subjectsOf(change.path, action),
    before: changed.before && loggedFields(change.path, shortened(changed.before, lengthOnly)),
    after: loggedFields(change.path, shortened(changed.after, lengthOnly)),
    at: deps.clock(),
  };
  const ref = documentRef(deps.db, 'auditLog', idOfEvent(change));
  if (ofPerson) await createWhileStored(deps, deps.db.doc(change.path), ref, entry);
  else await createOnce(ref, entry);
}

/**
 * Erasing marks the document before it goes through the log: an entry is there by then, or is never made, however late
 * its event comes.
 */
async function createWhileStored(
  deps: Deps,
  person: DocumentReference,
  ref: DocumentReference,
  entry: AuditEntry,
): Promise<void> {
  await commit(deps, async (unit) => {
    if ((await unit.get(ref)).exists) return;
    const stored = await unit.get(person);
    if (!stored.exists || stored.get('erasing') !== undefined) return;
    unit.guard(person);
    unit.create(ref, entry);
  });
}

/** The id of what is written once per event. */
export function idOfEvent({ eventId }: Pick<DocumentChange, 'eventId'>): string {
  return eventId.replace(/[^A-Za-z0-9_-]/g, '-');
}

function shortened(
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      names.includes(name) && typeof value === 'string'
        ? [name, `${value.length} characters`]
        : [name, value],
    ),
  );
}
