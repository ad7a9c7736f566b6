import { clientQueries } from '@agency/domain/client/queries';
import type { RetentionCutoffs } from '@agency/domain/platform/retention';
import type { UserRecord } from 'firebase-admin/auth';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everySnapshot } from '../../platform/firestore.ts';
import { inTurnLogged } from '../../platform/in-turn.ts';
import { readAdmins } from '../../records/access/admins.ts';
import { isUnderWay } from '../../records/client/under-way.ts';
import { everyAccount } from '../../records/user/account.ts';
import { endIdleAccount, provedAddress } from '../erase.ts';
import { hasEnquiries } from '../erase-enquiries.ts';
import type { PurgeCounts } from '../purge.ts';

/**
 * Deletes accounts that nobody used for two years, whether or not anybody ever signed in, but nothing stored under
 * their address, which has retention periods of its own. Admins keep theirs until they lose the role, and clients while
 * anything of theirs is under way. A recent enquiry keeps the account until its own period ends.
 */
export async function purgeAccounts(deps: Deps, cutoffs: RetentionCutoffs): Promise<PurgeCounts> {
  const isIdle = (account: UserRecord) => lastUse(account) < cutoffs.accounts.getTime();
  const accounts = await inTurnLogged(
    deps,
    everyAccount(deps),
    async (account) => isIdle(account) && purgeAccount(deps, account),
    'An unused account could not be deleted',
    ({ uid }) => ({ uid }),
  );
  return { accounts };
}

function lastUse({ metadata }: UserRecord): number {
  const times = [metadata.creationTime, metadata.lastSignInTime, metadata.lastRefreshTime];
  return Math.max(...times.map((time) => Date.parse(time ?? '')).filter((time) => !Number.isNaN(time)));
}

async function purgeAccount(deps: Deps, account: UserRecord): Promise<boolean> {
  const { uid } = account;
  if ((await readAdmins(deps)).includes(uid)) return false;
  // A deletion that was cut off has more to do than this; the daily repair does it.
  const profile = await documentRef(deps.db, 'users', uid).get();
  if (profile.get('erasing')) return false;
  for await (const { id } of everySnapshot(deps.db, clientQueries.clientsOfMember, [uid])) {
    if (await isUnderWay(deps, id)) return false;
  }
  const address = provedAddress(account);
  if (address !== null && (await hasEnquiries(deps, address))) return false;
  await endIdleAccount(deps, account);
  return true;
}
