import type { Link, LinkVisit } from '@agency/domain/link/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { firestoreLibrary } from '../platform/firestore-library.ts';
import { newId } from '../platform/hash.ts';

/** The kind of device, and nothing more specific. */
export function coarseAgent(userAgent: string): LinkVisit['agent'] {
  if (userAgent === '') return 'other';
  if (/bot|crawl|spider|preview|scanner|curl|wget|python|headless/i.test(userAgent)) return 'bot';
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  if (/iphone|mobile|android/i.test(userAgent)) return 'phone';
  return /windows|macintosh|linux|cros|x11/i.test(userAgent) ? 'computer' : 'other';
}

/** Records a use of a link: last use, count and one visit. */
export async function recordUse(deps: Deps, link: Stored<Link>, userAgent: string): Promise<void> {
  const now = deps.clock();
  const batch = deps.db.batch();
  const visit: LinkVisit = { at: now, agent: coarseAgent(userAgent) };
  batch.update(documentRef(deps.db, 'links', link.id), {
    lastUsedAt: now,
    useCount: firestoreLibrary().FieldValue.increment(1),
  });
  batch.create(documentRef(deps.db, 'linkVisits', link.id, newId(deps.random)), visit);
  await batch.commit();
}
