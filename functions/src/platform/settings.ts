import {
  type PrivateSettings,
  privateSettings,
  type SiteSettings,
  siteSettings,
} from '@agency/domain/settings/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from './deps.ts';
import { type DocumentSource, documentRef, findDocument, fromDatabase } from './firestore.ts';

function notSetUp(name: string): AppError {
  return new AppError('internal', 'The site isn’t set up yet.', { detail: `settings/${name} is missing` });
}

/** What the public may know of the business. */
export async function readSiteSettings(
  deps: Deps,
  source: DocumentSource = fromDatabase,
): Promise<Stored<SiteSettings>> {
  const found = await findDocument(siteSettings, documentRef(deps.db, 'settings', 'site'), source);
  if (found === null) throw notSetUp('site');
  return found;
}

/** How the business is run. */
export async function readPrivateSettings(
  deps: Deps,
  source: DocumentSource = fromDatabase,
): Promise<Stored<PrivateSettings>> {
  const found = await findDocument(privateSettings, documentRef(deps.db, 'settings', 'private'), source);
  if (found === null) throw notSetUp('private');
  return found;
}
