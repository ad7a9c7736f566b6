import { linkQueries } from '@agency/domain/link/queries';
import { mailQueries } from '@agency/domain/mail/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { dayMs } from '@agency/domain/shared/dates';
import { cachedBefore, deleteCachedMessage } from '../../mail-queue/message-cache.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef } from '../../platform/firestore.ts';
import { type PurgeCounts, purgeAll, purgeEach, purgeOne } from '../purge.ts';

/** Outbox entries older than 90 days, with the cached bytes of those that were never sent. */
export async function purgeMails(deps: Deps, { mails }: RetentionCutoffs): Promise<PurgeCounts> {
  const count = await purgeEach(deps, mailQueries.mailsToPurge, [mails], async (found) => {
    await deleteCachedMessage(deps, found.id);
    return purgeOne(found);
  });
  return { mails: count };
}

/** Bytes whose outbox entry was never made: their writer was killed or refused in between, a day ago or longer. */
export async function purgeUnqueuedMessages(deps: Deps): Promise<PurgeCounts> {
  let unqueuedMessages = 0;
  for await (const mailId of cachedBefore(deps, new Date(deps.clock().getTime() - dayMs))) {
    if ((await documentRef(deps.db, 'outbox', mailId).get()).exists) continue;
    await deleteCachedMessage(deps, mailId);
    unqueuedMessages += 1;
  }
  return { unqueuedMessages };
}

/** Visits of public links. */
export async function purgeVisits(deps: Deps, { mails }: RetentionCutoffs): Promise<PurgeCounts> {
  return { visits: await purgeAll(deps, linkQueries.visitsToPurge, [mails]) };
}
