import { domainToUnicode } from 'node:url';
import { normalAddress } from '@agency/domain/shared/address';
import { AppError } from '@agency/domain/shared/errors';
import { recentSignInMaxAgeSeconds } from '@agency/domain/user/sign-in';
import type { UserRecord } from 'firebase-admin/auth';
import { hasProvedAddress, type Person, sessionsFromOf } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { setClaims } from '../access/claims.ts';
import { untilSecond } from '../access/next-second.ts';

export function isAuthError(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

/** The account of an address; null when there is none. */
export async function findAccount(deps: Deps, email: string): Promise<UserRecord | null> {
  const address = normalAddress(email);
  const from = address.lastIndexOf('@') + 1;
  // A provider may have registered an international domain in its own letters.
  const asWritten = address.slice(0, from) + domainToUnicode(address.slice(from));
  const found = await accountBy(deps, address);
  return found ?? (asWritten === address ? null : accountBy(deps, asWritten));
}

/** The account that the identity service has under exactly this address. */
async function accountBy(deps: Deps, email: string): Promise<UserRecord | null> {
  try {
    return await (await deps.auth()).getUserByEmail(email);
  } catch (thrown) {
    if (isAuthError(thrown, 'auth/user-not-found')) return null;
    throw thrown;
  }
}

/** The account with this uid; null when there is none (any more). */
export async function accountOf(deps: Deps, uid: string): Promise<UserRecord | null> {
  try {
    return await (await deps.auth()).getUser(uid);
  } catch (thrown) {
    if (isAuthError(thrown, 'auth/user-not-found')) return null;
    throw thrown;
  }
}

/** Every account, page by page: the identity service can't search by claims or times. */
export async function* everyAccount(deps: Deps): AsyncGenerator<UserRecord> {
  const auth = await deps.auth();
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** @throws AppError `not-found` */
export async function requireAccount(deps: Deps, uid: string): Promise<UserRecord> {
  const account = await accountOf(deps, uid);
  if (account === null) throw new AppError('not-found', 'We can’t find this account.');
  return account;
}

/**
 * For changes that an account depends on: somebody who finds a signed-in device must not take it over.
 * @throws AppError `unauthenticated` when the sign-in is more than 5 minutes old.
 */
export function requireRecentSignIn(deps: Deps, { authTime }: Pick<Person, 'authTime'>): void {
  if (deps.clock().getTime() / 1000 - authTime <= recentSignInMaxAgeSeconds) return;
  throw new AppError('unauthenticated', 'Please enter your password again.');
}

/**
 * Has this account verified its address and linked its documents? Then documents for the address are this person's at
 * once, without another sign-in: sessions from before the verification are no longer valid.
 */
export function isLinkedAccount(account: UserRecord): boolean {
  return !account.disabled && hasProvedAddress(account) && sessionsFromOf(account) !== undefined;
}

/**
 * An account is made and first used within this many seconds; its `validSince` then doesn't mean that sessions were
 * ended.
 */
const creationSeconds = 2;

/**
 * The claim of an account that a person with a verified address has just signed in to. The first time it ends every
 * session from before that sign-in: somebody else could have begun them, by registering the address before its owner
 * did. From then on the person's other devices stay signed in, and only sessions that the identity service itself ended
 * (a new password, another address, all revoked) are left behind. Where the service ended sessions, those that began in
 * that very second are left behind too, even if this sign-in is one of them: they can't be told apart.
 */
export function sessionsFromAfterSignIn(account: UserRecord, authTime: number): number {
  return sessionsFromOf(account) === undefined
    ? sessionsFromReset(account, authTime)
    : sessionsFromAfterMove(account);
}

/** The same for an account that was linked before, by its owner or not. */
export function sessionsFromAfterMove(account: UserRecord): number {
  const known = sessionsFromOf(account) ?? 0;
  const validSince = validSinceOf(account);
  return validSince > known ? validSince + 1 : known;
}

/** The same, trusting no earlier session. */
export function sessionsFromReset(account: UserRecord, authTime: number): number {
  const validSince = validSinceOf(account);
  return wasEndedSinceCreation(account) ? Math.max(authTime, validSince + 1) : authTime;
}

/** Did the identity service end sessions since this account was made: by a new password, or a first Google sign-in? */
export function wasEndedSinceCreation(account: UserRecord): boolean {
  return validSinceOf(account) > secondOf(account.metadata.creationTime) + creationSeconds;
}

/**
 * The time from which the identity service, by its own clock, accepts sessions of this account; 0 if it doesn't say.
 */
export function validSinceOf({ tokensValidAfterTime }: UserRecord): number {
  return secondOf(tokensValidAfterTime);
}

function secondOf(text: string | undefined): number {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? 0 : Math.floor(at / 1000);
}

/**
 * For when the identity service ended sessions, first of all at our request (a new password by mail): makes them end for the
 * rules too, at the next refresh of any token, including those begun in the same second, and waits until that second is
 * over. An account that was never linked has no valid session, and gets its claim when it is first linked.
 */
export async function endRevokedSessions(
  deps: Deps,
  account: UserRecord,
  why: { readonly actor: string; readonly action: string },
): Promise<void> {
  const known = sessionsFromOf(account);
  const sessionsFrom = validSinceOf(account) + 1;
  if (known !== undefined && sessionsFrom > known) {
    await setClaims(deps, account.uid, { sessionsFrom, ...why });
  }
  await untilSecond(deps, sessionsFrom);
}
