import { adminList } from '@agency/domain/access/schema';
import { normalAddress } from '@agency/domain/shared/address';
import { AppError } from '@agency/domain/shared/errors';
import { cleanLine } from '@agency/domain/shared/fields';
import {
  adminSessionMaxAgeSeconds,
  clientSessionMaxAgeSeconds,
  identityOf,
  identityOfSignIn,
} from '@agency/domain/user/sign-in';
import type { DecodedIdToken, UserInfo, UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import type { Deps } from './deps.ts';
import { documentRef, findDocument } from './firestore.ts';
import type { HttpRequest } from './http.ts';

/** The caller as their account is now; of the token, only its uid and how and when they signed in are trusted. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  /** Verified and, if the account was linked or approved, still the address it was linked or approved with. */
  readonly emailVerified: boolean;
  /** Cleaned, so that it can be shown beside what they do; empty if the account has none. */
  readonly name: string;
  /** Seconds since the epoch at which this session signed in. */
  readonly authTime: number;
  /** Sessions of this account are valid from this time on; undefined if it was never linked or approved. */
  readonly sessionsFrom: number | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Does the account hold a way to sign in that is not its owner's? */
  readonly hasForeignMethods?: boolean;
  /** Did they sign in with an account elsewhere that has the address from before a change? It is taken off with that. */
  readonly isByFormerMethod?: boolean;
}

/** The name shown beside what somebody did; their address if the account has none. */
export function shownName({ name, email }: Person): string {
  return name || cleanLine(email, 100);
}

const claims = v.looseObject({
  role: v.optional(v.literal('admin')),
  sessionsFrom: v.optional(v.number()),
  provedEmail: v.optional(v.string()),
  identities: v.optional(v.array(v.string())),
});

/** For a session that began by a way to sign in that is not the account's owner's: that is taken off as this is caught. */
export class ForeignSession extends AppError {
  readonly uid: string;

  constructor(uid: string) {
    super(
      'unauthenticated',
      'This way of signing in doesn’t belong to the account’s email address. Sign in with your password. If you don’t have one, choose ‘Forgot your password?’.',
    );
    this.uid = uid;
  }
}

const signInFirst = () => new AppError('unauthenticated', 'Please sign in first.');

/**
 * The person of this ID token: not revoked, not disabled, and in a valid session that began by a way to sign in of
 * theirs.
 * @throws AppError `unauthenticated`, a ForeignSession for one that began by another
 */
export async function personOf(deps: Deps, idToken: string): Promise<Person> {
  const auth = await deps.auth();
  let account: UserRecord;
  let token: DecodedIdToken;
  try {
    token = await auth.verifyIdToken(idToken, true);
    account = await auth.getUser(token.uid);
  } catch (cause) {
    if (isOutage(cause)) throw cause;
    deps.log.info('A token was refused', { cause });
    throw signInFirst();
  }
  const person = toPerson(account, token.auth_time);
  const isOldSession = person.sessionsFrom !== undefined && token.auth_time < person.sessionsFrom;
  if (account.disabled || isOldSession) throw signInFirst();
  const identity = identityOfSignIn(token.firebase);
  if (identity === null) return person;
  if (identity === undefined || !identitiesOf(account).includes(identity))
    throw new ForeignSession(account.uid);
  return { ...person, isByFormerMethod: !identitiesOf(account, null).includes(identity) };
}

/**
 * Whoever holds a token of an account for a moment can tie their own Google account to it. Its address tells: only one
 * with the account's own address is the owner's. Until a change of address is reconciled, so is one with the address
 * that was proved before: it may be the owner's only way in.
 */
function isOwnMethod(account: UserRecord, { email }: UserInfo, proved: string | null): boolean {
  const address = normalAddress(email ?? '');
  return address === addressOfAccount(account) || (proved !== null && address === normalAddress(proved));
}

const isPassword = ({ providerId }: UserInfo): boolean => providerId === 'password';

/** What besides the password opens an account whose proved address is this, as its claim `identities` lists it. */
export function identitiesOf(
  account: UserRecord,
  proved: string | null = provedEmailOf(account) ?? null,
): string[] {
  return account.providerData
    .filter((one) => !isPassword(one) && isOwnMethod(account, one, proved))
    .map(({ providerId, uid }) => identityOf(providerId, uid))
    .toSorted();
}

/** The ways to sign in to this account that are not its owner's. */
export function foreignMethodsOf(account: UserRecord): UserInfo[] {
  const proved = provedEmailOf(account) ?? null;
  return account.providerData.filter((one) => !isPassword(one) && !isOwnMethod(account, one, proved));
}

/**
 * The person of a session known by something other than a current token (a ticket that we signed): null when the
 * account is gone or disabled, or the session ended.
 */
export async function personOfSession(deps: Deps, uid: string, authTime: number): Promise<Person | null> {
  const auth = await deps.auth();
  let account: UserRecord;
  try {
    account = await auth.getUser(uid);
  } catch (cause) {
    if (isOutage(cause)) throw cause;
    return null;
  }
  const person = toPerson(account, authTime);
  const revokedAt = Date.parse(account.tokensValidAfterTime ?? '') / 1000;
  const isOver = authTime < (person.sessionsFrom ?? 0) || authTime < revokedAt;
  return account.disabled || isOver ? null : person;
}

/** Sessions of this account are valid from this time on; undefined if it was never linked or approved. */
export function sessionsFromOf(account: Pick<UserRecord, 'customClaims'>): number | undefined {
  const known = v.safeParse(claims, account.customClaims ?? {});
  return known.success ? known.output.sessionsFrom : undefined;
}

/** The address that was verified when this account's valid sessions began, as in tokens. */
export function provedEmailOf(account: UserRecord): string | undefined {
  const known = v.safeParse(claims, account.customClaims ?? {});
  return known.success ? known.output.provedEmail : undefined;
}

/** What besides the password counts, by the claims; undefined if an earlier version wrote them. */
export function listedIdentitiesOf(account: UserRecord): readonly string[] | undefined {
  const known = v.safeParse(claims, account.customClaims ?? {});
  return known.success ? known.output.identities : undefined;
}

/** In the form in which all addresses are stored and compared. */
export function addressOfAccount({ email }: Pick<UserRecord, 'email'>): string {
  return normalAddress(email ?? '');
}

/** As the identity service writes it into tokens, where the rules compare it with `provedEmail`. */
export function addressInTokens({ email }: Pick<UserRecord, 'email'>): string {
  return (email ?? '').toLowerCase();
}

/**
 * Has the account's address changed since it was linked or approved, without linking again? By a mailed code, the new
 * address can be anybody's.
 */
export function hasMoved(account: UserRecord): boolean {
  return sessionsFromOf(account) !== undefined && provedEmailOf(account) !== addressInTokens(account);
}

export function hasProvedAddress(account: UserRecord): boolean {
  return account.emailVerified && !hasMoved(account);
}

/** Where this account's owner reads: the address they proved, even while the account has another; null if none. */
export function provedAddressOf(account: UserRecord): string | null {
  const proved = provedEmailOf(account);
  if (proved !== undefined) return normalAddress(proved);
  return hasProvedAddress(account) ? addressOfAccount(account) : null;
}

function toPerson(account: UserRecord, authTime: number): Person {
  return {
    uid: account.uid,
    email: addressOfAccount(account),
    emailVerified: hasProvedAddress(account),
    name: cleanLine(account.displayName ?? '', 100),
    authTime,
    sessionsFrom: sessionsFromOf(account),
    claims: account.customClaims ?? {},
    hasForeignMethods: foreignMethodsOf(account).length > 0,
  };
}

/** An outage of the identity service is our failure, and must not look like a bad token. */
function isOutage(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return code === 'auth/internal-error' || code.startsWith('app/');
}

/** Is this person an admin now: by the claim and by the list, with a valid session and address? */
export async function isAdmin(deps: Deps, person: Person): Promise<boolean> {
  if (person.claims.role !== 'admin' || person.sessionsFrom === undefined || !person.emailVerified)
    return false;
  const list = await findDocument(adminList, documentRef(deps.db, 'access', 'admins'));
  return list?.uids.includes(person.uid) ?? false;
}

/** @throws AppError `permission-denied`, or `unauthenticated` when the sign-in is more than 12 hours old. */
export async function requireAdmin(deps: Deps, person: Person): Promise<Person> {
  if (!(await isAdmin(deps, person))) {
    throw new AppError('permission-denied', 'Only staff can do this.');
  }
  refuseOldSignIn(deps, person, adminSessionMaxAgeSeconds);
  return person;
}

/**
 * Is this person staff? For operations that members may call as well.
 * @throws AppError `unauthenticated` for staff whose sign-in is more than 12 hours old.
 */
export async function isStaff(deps: Deps, person: Person): Promise<boolean> {
  if (!(await isAdmin(deps, person))) return false;
  refuseOldSignIn(deps, person, adminSessionMaxAgeSeconds);
  return true;
}

/** Is this a member's session: with a verified address, and begun since the account was linked? */
export function isCurrentMember({ emailVerified, sessionsFrom, authTime }: Person): boolean {
  return emailVerified && sessionsFrom !== undefined && authTime >= sessionsFrom;
}

/**
 * A member's session has a verified address, and began since the account was linked, no more than 90 days ago.
 * @throws AppError `permission-denied`, or `unauthenticated` when the sign-in is too old.
 */
export function requireMember(deps: Deps, person: Person): Person {
  if (!isCurrentMember(person)) {
    throw new AppError('permission-denied', 'Confirm your email address and sign in again.');
  }
  refuseOldSignIn(deps, person, clientSessionMaxAgeSeconds);
  return person;
}

/** The browser's guards check as well, but a browser can be made to skip them. */
function refuseOldSignIn(deps: Deps, { authTime }: Person, maxAgeSeconds: number): void {
  if (deps.clock().getTime() / 1000 - authTime <= maxAgeSeconds) return;
  throw new AppError(
    'unauthenticated',
    'It’s been a while since you signed in. Please enter your password again.',
  );
}

/** The person of a request's bearer token. */
export async function bearerOf(deps: Deps, request: HttpRequest): Promise<Person> {
  const [, token] = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(request.header('authorization') ?? '') ?? [];
  if (token === undefined) throw signInFirst();
  return personOf(deps, token);
}

/** For HTTP paths of staff. */
export async function requireAdminBearer(deps: Deps, request: HttpRequest): Promise<Person> {
  return requireAdmin(deps, await bearerOf(deps, request));
}
