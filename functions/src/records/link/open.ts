import { isLinkOpen, type Link, type LinkKind, link as linkSchema } from '@agency/domain/link/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument, fromDatabase } from '../../platform/firestore.ts';
import { isGenuine, readToken } from './token.ts';

/** The same for every token that opens nothing: malformed, forged, rotated, revoked, expired, of the other kind. */
export function linkNotValid(): AppError {
  return new AppError('link-not-valid', 'This link is no longer valid.');
}

/**
 * The link that a token opens now, read from the database at every call; null when it opens nothing. Text that is not
 * formed like a token costs no read.
 */
export async function findOpenLink(
  deps: Deps,
  kind: LinkKind,
  token: string,
  source: DocumentSource = fromDatabase,
): Promise<Stored<Link> | null> {
  const parts = readToken(token);
  if (parts === null) return null;
  const found = await findDocument(linkSchema, documentRef(deps.db, 'links', parts.linkId), source);
  if (found === null || found.kind !== kind) return null;
  const isOurs = isGenuine(deps.config, parts, { kind, linkId: found.id, rotation: found.rotation });
  return isOurs && isLinkOpen(found, deps.clock()) ? found : null;
}
