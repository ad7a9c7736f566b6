import type { SessionClaims } from '@agency/domain/user/sign-in';

/**
 * The custom claims of a token; what is of another kind counts as not there, and so do the rights of an account that was
 * moved to another address, until it links again.
 */
export function readClaims(claims: Readonly<Record<string, unknown>>): SessionClaims {
  const { role, sessionsFrom, provedEmail, email } = claims;
  return {
    ...(role === 'admin' ? { role } : {}),
    ...(typeof sessionsFrom === 'number' && provedEmail === email ? { sessionsFrom } : {}),
  };
}
