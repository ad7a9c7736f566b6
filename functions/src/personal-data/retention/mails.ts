import { linkQueries } from '@agency/domain/link/queries';
import { mailQueries } from '@agency/domain/mail/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import { dropMessage } from '../../mail-queue/bytes.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Forgotten, forgetAll, forgetEach, forgetOne } from '../forget.ts';

/** Outbox entries of three months ago, with the bytes that were kept of those that never went. */
export async function forgetMails(deps: Deps, { mails }: RetentionCutoffs): Promise<Forgotten> {
  const count = await forgetEach(deps, mailQueries.mailsToForget, [mails], async (found) => {
    await dropMessage(deps, found.id);
    return forgetOne(found);
  });
  return { mails: count };
}

/** Visits of public links. */
export async function forgetVisits(deps: Deps, { mails }: RetentionCutoffs): Promise<Forgotten> {
  return { visits: await forgetAll(deps, linkQueries.visitsToForget, [mails]) };
}
