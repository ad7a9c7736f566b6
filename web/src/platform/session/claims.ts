import type { SessionClaims } from '@agency/domain/user/sign-in';

/** The custom claims of a token; what is of another kind counts as not there. */
export function readClaims(claims: Readonly<Record<string, unknown>>): SessionClaims {
  const { role, sessionsFrom } = claims;
  return {
    ...(role === 'admin' ? { role } : {}),
    ...(typeof sessionsFrom === 'number' ? { sessionsFrom } : {}),
  };
}
