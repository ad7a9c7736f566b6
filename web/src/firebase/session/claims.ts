import type { SessionClaims } from '@agency/domain/user/sign-in';

/**
 * The custom claims of a token; values of the wrong type count as absent, and so do the rights of an account whose
 * address changed, until it links again.
 */
export function readClaims(claims: Readonly<Record<string, unknown>>): SessionClaims {
  const { role, sessionsFrom, provedEmail, email } = claims;
  return {
    ...(role === 'admin' ? { role } : {}),
    ...(typeof sessionsFrom === 'number' && provedEmail === email ? { sessionsFrom } : {}),
  };
}
