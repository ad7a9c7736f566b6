/** When the sessions of these tests began, in seconds since the epoch: a minute ago. */
export const signedInAt = Math.floor(Date.now() / 1000) - 60;
const hours = 3600;

/** Somebody who asks: who it is (null without an account), and what the token claims. */
export interface Caller {
  readonly uid: string | null;
  readonly token: Readonly<Record<string, unknown>>;
}

const email = 'sam@example.com';
const proved = { email, email_verified: true, auth_time: signedInAt };
/** The claims of a valid session. */
export const inSession = { ...proved, sessionsFrom: signedInAt, provedEmail: email };

function beganAgo(seconds: number) {
  const at = signedInAt + 60 - seconds;
  return { ...inSession, auth_time: at, sessionsFrom: at };
}

/** The token of a sign-in with this Google account; the owner's is listed. */
export function byGoogle(id: string) {
  return {
    firebase: { sign_in_provider: 'google.com' as const, identities: { 'google.com': [id], email: [email] } },
    identities: ['google.com:of-the-owner'],
  };
}

/**
 * All callers. Member, unverified, old session and no `sessionsFrom` are the same person, listed in `memberUids`: only
 * the token differs. The disabled user's and the removed admin's tokens are the worst they can hold, from before it
 * happened.
 */
export const callers = {
  visitor: { uid: null, token: {} },
  member: { uid: 'member', token: inSession },
  otherClient: { uid: 'other', token: inSession },
  unverified: { uid: 'member', token: { ...inSession, email_verified: false } },
  oldSession: { uid: 'member', token: { ...inSession, sessionsFrom: signedInAt + 1 } },
  noSessionsFrom: { uid: 'member', token: proved },
  agedSession: { uid: 'member', token: beganAgo(90 * 24 * hours + 60) },
  foreignIdentity: { uid: 'member', token: { ...inSession, ...byGoogle('of-a-stranger') } },
  pendingAdmin: { uid: 'pending', token: proved },
  disabledUser: { uid: 'disabled', token: inSession },
  removedAdmin: { uid: 'removed', token: { ...inSession, role: 'admin' } },
  agedAdmin: { uid: 'admin', token: { ...beganAgo(12 * hours + 60), role: 'admin' } },
  foreignAdmin: { uid: 'admin', token: { ...inSession, ...byGoogle('of-a-stranger'), role: 'admin' } },
  admin: { uid: 'admin', token: { ...inSession, role: 'admin' } },
} as const satisfies Readonly<Record<string, Caller>>;

export type CallerName = keyof typeof callers;
// The keys of the constant above are exactly the names.
export const callerNames = Object.keys(callers) as CallerName[];

/** The uid under which this caller's own documents lie. */
export const uidOf = (name: CallerName): string => callers[name].uid ?? 'visitor';

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the emulators take it, unsigned; null for a visitor. */
export function tokenOf({ uid, token }: Caller, projectId: string): string | null {
  if (uid === null) return null;
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: signedInAt,
    exp: signedInAt + 1_000_000_000,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...token,
  };
  return `${base64({ alg: 'none', type: 'JWT' })}.${base64(claims)}.`;
}
