import { identityOfSignIn, type SessionClaims, type SignInMethod } from '@agency/domain/user/sign-in';

/**
 * The custom claims of a token; values of the wrong type count as absent, and so do the rights of an account whose
 * address changed, or who came by a way to sign in that is not listed yet, until it links again.
 */
export function readClaims(claims: Readonly<Record<string, unknown>>): SessionClaims {
  const { role, sessionsFrom, provedEmail, email, firebase, identities } = claims;
  const isCounted = provedEmail === email && isListed(firebase, identities);
  return {
    ...(role === 'admin' ? { role } : {}),
    ...(typeof sessionsFrom === 'number' && isCounted ? { sessionsFrom } : {}),
  };
}

function isListed(method: unknown, identities: unknown): boolean {
  const identity = identityOfSignIn(isMethod(method) ? method : {});
  // Claims of the functions of before list nothing: these pages are live before today's, as the rules are.
  if (identities === undefined) return identity !== undefined;
  return identity === null || (Array.isArray(identities) && identities.includes(identity));
}

function isMethod(value: unknown): value is SignInMethod {
  return typeof value === 'object' && value !== null;
}
