import { clientQueries } from '@agency/domain/client/queries';
import { AppError } from '@agency/domain/shared/errors';
import { recentSignInMaxAgeSeconds } from '@agency/domain/user/sign-in';
import { claimsOf, setClaims } from '../access/claims.ts';
import { followAddress } from '../client/follow-address.ts';
import { joinClient } from '../client/join.ts';
import { spreadAudience } from '../client/spread-audience.ts';
import { sessionsFromOf } from '../platform/auth.ts';
import { runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { sessionsFromAfterSignIn } from './account.ts';

/**
 * Ties a proved address to the clients that carry exactly it; called after every sign-in of a client, because a quote
 * can be sent long after the registration. It believes the account, not the token. First it sets since when sessions
 * count, and only then gives access: so a session that somebody opened earlier under this address (by registering it
 * before its owner did) sees nothing. It can be cut off and run again at any point.
 */
export const linkMyDocuments: OperationHandler<'linkMyDocuments'> = async (deps, _input, { person }) => {
  const auth = await deps.auth();
  const account = await auth.getUser(person.uid);
  const address = account.email?.toLowerCase();
  if (account.disabled || !account.emailVerified || address === undefined) {
    throw new AppError('permission-denied', 'Confirm your email address first.');
  }
  const age = deps.clock().getTime() / 1000 - person.authTime;
  if (age > recentSignInMaxAgeSeconds) {
    throw new AppError('unauthenticated', 'Please enter your password again.');
  }
  const sessionsFrom = sessionsFromAfterSignIn(account, person.authTime);
  const isNewClaim = sessionsFrom !== sessionsFromOf(account);
  if (isNewClaim) {
    const claims = { ...claimsOf(account), sessionsFrom };
    await setClaims(deps, account, { claims, actor: person.uid, action: 'linkMyDocuments' });
  }
  // Begun in the very second in which others were ended: it can't be told from them.
  if (person.authTime < sessionsFrom) {
    throw new AppError('unauthenticated', 'Your address is confirmed. Please sign in once more.');
  }
  await followAddress(deps, person.uid, address);
  const { docs } = await runnableQuery(deps.db, clientQueries.clientsByEmail, [address]).select().get();
  for (const { id } of docs) {
    await joinClient(deps, id, address, person.uid);
    await spreadAudience(deps, id);
  }
  return { clients: docs.length, refreshToken: isNewClaim };
};
