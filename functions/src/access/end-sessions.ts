import type { UserRecord } from 'firebase-admin/auth';
import { tellOwner } from '../mail-queue/account-mails.ts';
import { sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { claimsOf, setClaims } from '../records/access/claims.ts';
import { nextSecond, untilSecond } from '../records/access/next-second.ts';
import { leaveClients } from '../records/client/leave.ts';
import { requireAccount, validSinceOf } from '../records/user/account.ts';
import { removeForeignMethods } from './foreign-methods.ts';

interface Ending {
  readonly actor: string;
  readonly action: string;
  /** Also takes the role away. */
  readonly losesRole?: boolean;
}

/**
 * Ends every session of an account: in its claims (rules refuse older sign-ins at once), at the identity service (no
 * more refreshes), and in the audience of every client, which it rejoins when it links at its next sign-in. An account
 * that was never linked gets no `sessionsFrom` here: that would claim its owner had verified the address. Ways to sign
 * in that are not the owner's go as well, or an intruder would be back at once.
 */
export async function endSessionsOf(deps: Deps, account: UserRecord, ending: Ending): Promise<void> {
  const auth = await deps.auth();
  const { actor, action, losesRole = false } = ending;
  const { role } = claimsOf(account);
  const known = sessionsFromOf(account);
  const sessionsFrom = nextSecond(deps.clock());
  if (known !== undefined || role !== undefined) {
    const lost = losesRole ? ({ role: null } as const) : {};
    await setClaims(deps, account.uid, { sessionsFrom, ...lost, actor, action });
  }
  await auth.revokeRefreshTokens(account.uid);
  await leaveClients(deps, account.uid, { actor, action });
  await removeForeignMethods(deps, account);
  // The service may have ended them a second later than we meant to: a sign-in within that second would not count.
  const validSince = validSinceOf(await requireAccount(deps, account.uid));
  await untilSecond(deps, Math.max(sessionsFrom, validSince + 1));
}

/** Ends every session of somebody, on behalf of staff. */
export const endSessions: OperationHandler<'endSessions'> = async (deps, { uid }, { person }) => {
  const account = await requireAccount(deps, uid);
  await endSessionsOf(deps, account, { actor: person.uid, action: 'endSessions' });
  await tellOwner(deps, account, 'signedOut');
  return { ended: true };
};
