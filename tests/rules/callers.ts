import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';

/** When the sessions of these tests began, in seconds since the epoch. */
const signedInAt = 1_790_000_000;

interface Caller {
  /** Null for who has no account. */
  readonly uid: string | null;
  readonly token: TokenOptions;
}

const proved = { email_verified: true, auth_time: signedInAt };
const inSession = { ...proved, sessionsFrom: signedInAt };

/**
 * Everybody who may knock. Member, unverified, old session and no `sessionsFrom` are one and the same person, who
 * stands in `memberUids`: only the token differs. So the disabled user's and the removed admin's tokens are the
 * worst they can hold, from before it happened.
 */
export const callers = {
  visitor: { uid: null, token: {} },
  member: { uid: 'member', token: inSession },
  otherClient: { uid: 'other', token: inSession },
  unverified: { uid: 'member', token: { ...inSession, email_verified: false } },
  oldSession: { uid: 'member', token: { ...inSession, sessionsFrom: signedInAt + 1 } },
  noSessionsFrom: { uid: 'member', token: proved },
  pendingAdmin: { uid: 'pending', token: proved },
  disabledUser: { uid: 'disabled', token: inSession },
  removedAdmin: { uid: 'removed', token: { ...inSession, role: 'admin' } },
  admin: { uid: 'admin', token: { ...inSession, role: 'admin' } },
} as const satisfies Readonly<Record<string, Caller>>;

export type CallerName = keyof typeof callers;
// The keys of the constant above are exactly the names.
export const callerNames = Object.keys(callers) as CallerName[];

export function contextOf(environment: RulesTestEnvironment, name: CallerName): RulesTestContext {
  const { uid, token } = callers[name];
  return uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, token);
}
