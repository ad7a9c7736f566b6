import { linkQueries } from '@agency/domain/link/queries';
import { mailQueries } from '@agency/domain/mail/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { deleteCachedMessage } from '../../mail-queue/message-cache.ts';
import type { Deps } from '../../platform/deps.ts';
import { type PurgeCounts, purgeAll, purgeEach, purgeOne } from '../purge.ts';

/** Outbox entries older than 90 days, with the cached bytes of those that were never sent. */
export async function purgeMails(deps: Deps, { mails }: RetentionCutoffs): Promise<PurgeCounts> {
  const count = await purgeEach(deps, mailQueries.mailsToPurge, [mails], async (found) => {
    await deleteCachedMessage(deps, found.id);
    return purgeOne(found);
  });
  return { mails: count };
}

/** Visits of public links. */
export async function purgeVisits(deps: Deps, { mails }: RetentionCutoffs): Promise<PurgeCounts> {
  return { visits: await purgeAll(deps, linkQueries.visitsToPurge, [mails]) };
}
