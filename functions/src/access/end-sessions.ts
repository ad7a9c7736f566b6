import { setTimeout as wait } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import { leaveClients } from '../client/leave.ts';
import { sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { claimsOf, setClaims } from './claims.ts';

/**
 * The second from which sessions count when all of until now are to end. Sign-ins are told apart by the second only, so
 * it is the next one: one that began earlier in this second ends as well.
 */
export function nextSecond(now: Date): number {
  return Math.floor(now.getTime() / 1000) + 1;
}

/** Waits for that second, so that whoever signs in after the answer is in. */
export async function untilSecond(deps: Deps, second: number): Promise<void> {
  await wait(Math.min(1000, Math.max(0, second * 1000 - deps.clock().getTime())));
}

interface Ending {
  readonly actor: string;
  readonly action: string;
  /** Takes the role away with the sessions. */
  readonly losesRole?: boolean;
}

/**
 * Ends every session of an account: in its tokens (rules refuse older sign-ins at once), at the identity service (no
 * refresh), and in the audience of every client, which it joins again when it links at its next sign-in. An account
 * that was never linked gets no `sessionsFrom` by this: that would say that its owner proved the address.
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
  await untilSecond(deps, sessionsFrom);
}
