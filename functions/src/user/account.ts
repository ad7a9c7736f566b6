import type { UserRecord } from 'firebase-admin/auth';
import { sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';

export function isAuthError(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

/** The account of an address; null when there is none. */
export async function findAccount(deps: Deps, email: string): Promise<UserRecord | null> {
  try {
    return await (await deps.auth()).getUserByEmail(email);
  } catch (thrown) {
    if (isAuthError(thrown, 'auth/user-not-found')) return null;
    throw thrown;
  }
}

/**
 * Did this account prove its address and link its documents? Then documents for the address are this person's at once,
 * without another sign-in: sessions of before the proof count no more.
 */
export function isLinkedAccount(account: UserRecord): boolean {
  return !account.disabled && account.emailVerified && sessionsFromOf(account) !== undefined;
}

/**
 * The claim of an account that a person with a proved address has just signed in to. The first time it ends every
 * session from before that sign-in: somebody else could have begun them, by registering the address before its owner
 * did. From then on the person's other devices stay signed in, and only sessions that the identity service itself ended
 * (a new password, another address, all revoked) are left behind.
 */
export function sessionsFromAfterSignIn(account: UserRecord, authTime: number): number {
  const known = sessionsFromOf(account);
  return known === undefined ? authTime : Math.max(known, validSinceOf(account));
}

/** Since when, by the identity service's own clock, it takes sessions of this account; 0 when it does not say. */
function validSinceOf({ tokensValidAfterTime }: UserRecord): number {
  const at = Date.parse(tokensValidAfterTime ?? '');
  return Number.isNaN(at) ? 0 : Math.floor(at / 1000);
}

/**
 * Makes what the identity service ended end for the rules too, at the next refresh of any token. An account that was
 * never linked has no session that counts, and gets its claim at the first linking.
 */
export async function endRevokedSessions(deps: Deps, account: UserRecord): Promise<void> {
  const known = sessionsFromOf(account);
  if (known === undefined || validSinceOf(account) <= known) return;
  const claims = { ...account.customClaims, sessionsFrom: validSinceOf(account) };
  await (await deps.auth()).setCustomUserClaims(account.uid, claims);
}
