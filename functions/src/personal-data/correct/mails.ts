import { mailQueries } from '@agency/domain/mail/queries';
import type { Correction } from '@agency/domain/platform/data-request';
import { mostCounted } from '@agency/domain/user/description';
import type { Deps } from '../../platform/deps.ts';
import { runnableQuery } from '../../platform/firestore.ts';
import { type Correcting, stays } from './correcting.ts';

/** Emails say where they went. */
export async function mailsStay(deps: Deps, { address, to }: Correcting): Promise<Correction[]> {
  if (to === null) return [];
  const query = runnableQuery(deps.db, mailQueries.mailsToAddress, [address]);
  const counted = await query.limit(mostCounted).count().get();
  return [stays('mails', counted.data().count)];
}
