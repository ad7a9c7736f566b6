import { clientQueries } from '@agency/domain/client/queries';
import { AppError } from '@agency/domain/shared/errors';
import type { UserRecord } from 'firebase-admin/auth';
import { setClaims } from '../access/claims.ts';
import { followAddress } from '../client/follow-address.ts';
import { joinClient } from '../client/join.ts';
import { spreadAudience } from '../client/spread-audience.ts';
import { type Person, sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount, requireRecentSignIn, sessionsFromAfterSignIn } from './account.ts';

/**
 * Ties a proved address to the clients that carry exactly it; called after every sign-in of a client, because a quote
 * can be sent long after the registration. It believes the account, not the token. First it sets since when sessions
 * count, and only then gives access: so a session that somebody opened earlier under this address (by registering it
 * before its owner did) sees nothing. It can be cut off and run again at any point.
 */
export const linkMyDocuments: OperationHandler<'linkMyDocuments'> = async (deps, _input, { person }) => {
  const account = await requireAccount(deps, person.uid);
  const address = account.email?.toLowerCase();
  if (account.disabled || !account.emailVerified || address === undefined) {
    throw new AppError('permission-denied', 'Confirm your email address first.');
  }
  requireRecentSignIn(deps, person);
  const refreshToken = await leaveOldSessionsBehind(deps, account, person);
  await followAddress(deps, person.uid, address);
  const { docs } = await runnableQuery(deps.db, clientQueries.clientsByEmail, [address]).select().get();
  for (const { id } of docs) {
    await joinClient(deps, id, address, person.uid);
    await spreadAudience(deps, id);
  }
  return { clients: docs.length, refreshToken };
};

/**
 * Since when sessions of this account count, told to the rules before anything is opened; true when that changed.
 * @throws AppError `unauthenticated` when this sign-in is itself of the second in which others were ended.
 */
async function leaveOldSessionsBehind(deps: Deps, account: UserRecord, person: Person): Promise<boolean> {
  const sessionsFrom = sessionsFromAfterSignIn(account, person.authTime);
  const isNew = sessionsFrom !== sessionsFromOf(account);
  if (isNew) {
    await setClaims(deps, person.uid, { sessionsFrom, actor: person.uid, action: 'linkMyDocuments' });
  }
  if (person.authTime >= sessionsFrom) return isNew;
  throw new AppError('unauthenticated', 'Your address is confirmed. Please sign in once more.');
}
