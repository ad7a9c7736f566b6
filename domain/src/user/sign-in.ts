/**
 * Seconds after which a sign-in is too old to link documents to an account, or to change what an account hangs on:
 * password, address, its end.
 */
export const recentSignInMaxAgeSeconds = 5 * 60;
/** An admin enters the password again after this long, a client after 90 days. */
export const adminSessionMaxAgeSeconds = 12 * 3600;
export const clientSessionMaxAgeSeconds = 90 * 24 * 3600;

/** What the custom claims of a token can hold. */
export interface SessionClaims {
  readonly role?: 'admin';
  /** Seconds since the epoch: sessions that began earlier count no more. */
  readonly sessionsFrom?: number;
  /** The address that its owner had proved when that was set: rights count only while it is the account's. */
  readonly provedEmail?: string;
}
