import { clientQueries } from '@agency/domain/client/queries';
import { AppError } from '@agency/domain/shared/errors';
import { addressOfAccount } from '../platform/auth.ts';
import { inTurn } from '../platform/in-turn.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { everyClient } from '../records/client/every-client.ts';
import { joinClient } from '../records/client/join.ts';
import { syncAudience } from '../records/client/sync-audience.ts';
import { requireAccount, requireRecentSignIn } from '../records/user/account.ts';
import { reconcileAddress } from './reconcile-address.ts';

/**
 * Ties a verified address to the clients that have exactly that address; called after every sign-in of a client,
 * because a quote can be sent long after the registration. It trusts the account, not the token. It first sets from
 * when sessions are valid, and only then gives access, so that a session that somebody opened earlier under this
 * address (by registering it before its owner did) sees nothing. It can be cut off and run again at any point.
 */
export const linkMyDocuments: OperationHandler<'linkMyDocuments'> = async (deps, _input, { person }) => {
  const account = await requireAccount(deps, person.uid);
  const address = addressOfAccount(account);
  if (account.disabled || !account.emailVerified || address === '') {
    throw new AppError('permission-denied', 'Confirm your email address first.');
  }
  requireRecentSignIn(deps, person);
  const refreshToken = await reconcileAddress(deps, account, person);
  const carrying = everyClient(deps, clientQueries.clientsByEmail, [address]);
  const { count, unreadable } = await inTurn(carrying, async ({ id }) => {
    if (await joinClient(deps, id, address, person.uid)) await syncAudience(deps, id);
    return true;
  });
  // An unreadable client must not keep anybody from their others.
  for (const cause of unreadable) deps.log.error('A client could not be joined', { uid: person.uid, cause });
  return { clients: count, refreshToken };
};
