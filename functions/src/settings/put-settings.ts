import { isDeepStrictEqual } from 'node:util';
import { changedFields } from '@agency/domain/audit/changes';
import type { SettingsFiles } from '@agency/domain/settings/files';
import {
  type BankDetails,
  type PrivateSettings,
  privateSettings,
  type SiteSettings,
  siteSettings,
} from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';
import { nextTerms } from './next-terms.ts';

type Name = 'site' | 'private';

/**
 * Replaces the settings of the business, both documents or neither, for the operator of the project. Unchanged
 * documents are not written.
 * @returns the fields that changed (`site.phone`); empty when none did.
 * @throws AppError `failed-precondition` when terms that clients may have agreed to would become another text.
 */
export function putSettings(deps: Deps, files: SettingsFiles): Promise<string[]> {
  return commit(deps, async (unit) => {
    const site = await findDocument(siteSettings, documentRef(deps.db, 'settings', 'site'), unit);
    const business = await findDocument(privateSettings, documentRef(deps.db, 'settings', 'private'), unit);
    const { termsVersion, ...rest } = files.private;
    const terms = termsOf(files, business, deps.clock());
    return [
      ...put(deps, unit, 'site', { before: site && withoutId(site), after: files.site }),
      ...put(deps, unit, 'private', {
        before: business && withoutId(business),
        after: { ...rest, ...bankChange(business, rest.bankDetails, deps.clock()), ...terms },
      }),
    ];
  });
}

/** Since when the bank details count; what an admin asked for is overruled by who runs the project. */
function bankChange(before: PrivateSettings | null, details: BankDetails, now: Date) {
  const isSame = before !== null && isDeepStrictEqual(before.bankDetails, details);
  return {
    bankDetailsSince: before === null ? null : isSame ? before.bankDetailsSince : londonDate(now),
    pendingBankDetails: isSame ? before.pendingBankDetails : null,
    copyBankDetailsSince: before === null ? null : isSame ? before.copyBankDetailsSince : now,
  };
}

function termsOf(files: SettingsFiles, before: PrivateSettings | null, now: Date) {
  const { terms: text, consumer } = files;
  const version = files.private.termsVersion;
  const made = nextTerms(before, { version, text, consumer }, now);
  if (made !== null) return made;
  throw new AppError(
    'failed-precondition',
    `Version ‘${version}’ of the terms already has a different text, and clients may have agreed to it. Give the new text a new ` +
      '`termsVersion` in private.json.',
  );
}

const schemas = { site: siteSettings, private: privateSettings } as const;

type Settings = SiteSettings | PrivateSettings;
/** Without the fields that storing adds, for each kind separately. */
type Put<T> = T extends Settings ? Omit<T, 'createdAt' | 'updatedAt' | 'updatedBy'> : never;

interface Change {
  readonly before: Settings | null;
  readonly after: Put<Settings>;
}

function put(deps: Deps, unit: UnitOfWork, name: Name, { before, after }: Change): string[] {
  const now = deps.clock();
  const whole = { ...after, createdAt: before?.createdAt ?? now, updatedAt: now, updatedBy: 'system' };
  const changed = Object.keys(changedFields({ ...before }, whole).after);
  if (changed.length === 0) return [];
  const ref = documentRef(deps.db, 'settings', name);
  unit.set(ref, parseForWrite(schemas[name], whole));
  audit(deps, unit, {
    actor: 'system',
    action: 'putSettings',
    ref,
    before: before && { ...before },
    after: whole,
    words: `Put in from files: ${changed.join(', ')}.`,
  });
  return changed.map((field) => `${name}.${field}`);
}
