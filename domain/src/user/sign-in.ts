/**
 * Seconds after which a sign-in is too old to link documents to an account, or to change the password or address, or
 * to delete the account.
 */
export const recentSignInMaxAgeSeconds = 5 * 60;
/** An admin enters the password again after this long, a client after 90 days. */
export const adminSessionMaxAgeSeconds = 12 * 3600;
export const clientSessionMaxAgeSeconds = 90 * 24 * 3600;

/** What the custom claims of a token can hold. */
export interface SessionClaims {
  readonly role?: 'admin';
  /** Seconds since the epoch: earlier sessions are no longer valid. */
  readonly sessionsFrom?: number;
  /** The address its owner had verified when that was set: rights hold only while the account has it. */
  readonly provedEmail?: string;
}
