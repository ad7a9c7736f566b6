import { changedFields } from '@agency/domain/audit/changes';
import {
  type PrivateSettings,
  privateSettings,
  type SiteSettings,
  siteSettings,
} from '@agency/domain/settings/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';

interface Change<TSettings> {
  readonly before: Stored<TSettings>;
  readonly change: Partial<TSettings>;
  /** A uid, or `system`. */
  readonly actor: string;
  readonly action: string;
  readonly words: string;
}

/**
 * Changes settings that were read in this commit, with an entry of the audit log that says so in words.
 * @returns false where nothing changes; nothing is written then.
 */
export function changePrivateSettings(
  deps: Deps,
  unit: UnitOfWork,
  change: Change<PrivateSettings>,
): boolean {
  const before = withoutId(change.before);
  const after = { ...before, ...change.change, ...stampsOf(deps, change) };
  if (!logChange(deps, unit, 'private', { ...change, before, after })) return false;
  unit.set(documentRef(deps.db, 'settings', 'private'), parseForWrite(privateSettings, after));
  return true;
}

/** The same for what the public may know. */
export function changeSiteSettings(deps: Deps, unit: UnitOfWork, change: Change<SiteSettings>): boolean {
  const before = withoutId(change.before);
  const after = { ...before, ...change.change, ...stampsOf(deps, change) };
  if (!logChange(deps, unit, 'site', { ...change, before, after })) return false;
  unit.set(documentRef(deps.db, 'settings', 'site'), parseForWrite(siteSettings, after));
  return true;
}

function stampsOf(deps: Deps, { actor }: { readonly actor: string }) {
  return { updatedAt: deps.clock(), updatedBy: actor };
}

type Fields = Readonly<Record<string, unknown>>;

interface Logged {
  readonly actor: string;
  readonly action: string;
  readonly words: string;
  readonly before: Fields;
  readonly after: Fields;
}

function logChange(
  deps: Deps,
  unit: UnitOfWork,
  name: 'site' | 'private',
  { actor, action, words, before, after }: Logged,
): boolean {
  if (Object.keys(changedFields(before, after).after).length === 0) return false;
  audit(deps, unit, { actor, action, ref: documentRef(deps.db, 'settings', name), before, after, words });
  return true;
}
