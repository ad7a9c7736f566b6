import type { Stored } from '@agency/domain/shared/parse';
import type { User } from '@agency/domain/user/schema';
import type { SessionClaims } from '@agency/domain/user/sign-in';

/** The signed-in person according to the session's token. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly claims: SessionClaims;
  /** Seconds since the epoch at which this session began. */
  readonly authTime: number;
}

/** Everything known about a session. */
export interface SessionState {
  readonly user: SessionUser | null;
  /** `users/{uid}`, read once after sign-in; null while nobody is signed in, where it is absent or can't be read. */
  readonly userDoc: Stored<User> | null;
  readonly isAuthReady: boolean;
  readonly rememberMe: boolean;
}

export const firstState: SessionState = { user: null, userDoc: null, isAuthReady: false, rememberMe: false };

/** Is this an admin by the token? Rules and functions check `access/admins` as well. */
export function isAdmin(user: SessionUser): boolean {
  return user.claims.role === 'admin' && isCurrent(user);
}

/** May this person see their clients' documents? The same three conditions as in the rules. */
export function isLinked(user: SessionUser): boolean {
  return user.emailVerified && isCurrent(user);
}

function isCurrent({ claims, authTime }: SessionUser): boolean {
  return claims.sessionsFrom !== undefined && authTime >= claims.sessionsFrom;
}

/** Was this session ended, by 'sign out everywhere' or by staff? One without `sessionsFrom` was never valid. */
export function isEnded({ claims, authTime }: SessionUser): boolean {
  return claims.sessionsFrom !== undefined && authTime < claims.sessionsFrom;
}

/** Do both tokens give the same rights? */
export function sameRights(a: SessionUser, b: SessionUser): boolean {
  return (
    a.uid === b.uid &&
    a.emailVerified === b.emailVerified &&
    a.claims.role === b.claims.role &&
    a.claims.sessionsFrom === b.claims.sessionsFrom
  );
}
