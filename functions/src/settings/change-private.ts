import { changedFields } from '@agency/domain/audit/changes';
import { type PrivateSettings, privateSettings } from '@agency/domain/settings/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';

interface Change {
  readonly before: Stored<PrivateSettings>;
  readonly change: Partial<PrivateSettings>;
  /** A uid, or `system`. */
  readonly actor: string;
  readonly action: string;
  readonly words: string;
}

/**
 * Changes settings that were read in this commit, with an entry of the audit log that says so in words.
 * @returns false where nothing changes; nothing is written then.
 */
export function changePrivateSettings(deps: Deps, unit: UnitOfWork, change: Change): boolean {
  const { actor, action, words } = change;
  const before = withoutId(change.before);
  const after = { ...before, ...change.change, updatedAt: deps.clock(), updatedBy: actor };
  if (Object.keys(changedFields(before, after).after).length === 0) return false;
  const ref = documentRef(deps.db, 'settings', 'private');
  unit.set(ref, parseForWrite(privateSettings, after));
  audit(deps, unit, { actor, action, ref, before, after, words });
  return true;
}
