import { loggedFields } from '@agency/domain/audit/changes';
import { auditQueries } from '@agency/domain/audit/queries';
import { erasedContact } from '@agency/domain/platform/erased';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot } from '../platform/firestore.ts';
import { forEvery } from './for-every.ts';

/**
 * Takes an address out of what the log says of staff's own emails, and their subject where nobody else got one: it may
 * name the recipient.
 */
export async function redactRecipient(deps: Deps, address: string): Promise<void> {
  const every = everySnapshot(deps.db, auditQueries.auditOfRecipient, [address]);
  await forEvery(every, async (entry) => {
    const recipients: unknown = entry.get('recipients');
    const others = Array.isArray(recipients) ? recipients.filter((one) => one !== address) : [];
    const isAlone = others.every((one) => one === erasedContact.email);
    const hasSubject = entry.get('after.subject') !== undefined;
    await entry.ref.update({
      recipients: [...others, erasedContact.email],
      ...(isAlone && hasSubject ? { 'after.subject': null } : {}),
    });
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The log of a document as it would be written today: entries of older builds may name people. */
export async function redactAuditOf(deps: Deps, path: string): Promise<void> {
  await forEvery(everySnapshot(deps.db, auditQueries.auditOfPath, [path]), async (entry) => {
    const redacted = ['before', 'after'].flatMap((side) => {
      const fields: unknown = entry.get(side);
      if (!isRecord(fields)) return [];
      const logged = loggedFields(path, fields);
      return canonicalJson(logged) === canonicalJson(fields) ? [] : [[side, logged] as const];
    });
    if (redacted.length > 0) await entry.ref.update(Object.fromEntries(redacted));
  });
}
