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
  /**
   * What besides the password may open the account: `google.com:1234567890`. Absent from claims of earlier versions,
   * and then nothing is ruled out.
   */
  readonly identities?: readonly string[];
}

/** How the claim `identities` names somebody's account elsewhere. */
export function identityOf(provider: string, id: string): string {
  return `${provider}:${id}`;
}

/** How a token says that its session began. */
export interface SignInMethod {
  readonly sign_in_provider?: unknown;
  readonly identities?: unknown;
}

/**
 * The account elsewhere by which this session began; null for a password (or a token of our own making). Undefined if
 * it can't be read: then nothing vouches for the session.
 */
export function identityOfSignIn({
  sign_in_provider: provider,
  identities,
}: SignInMethod): string | null | undefined {
  if (provider === 'password' || provider === 'custom') return null;
  if (typeof provider !== 'string' || typeof identities !== 'object' || identities === null) return undefined;
  const ids: unknown = Object.entries(identities).find(([name]) => name === provider)?.[1];
  if (!Array.isArray(ids)) return undefined;
  const [id] = ids;
  return typeof id === 'string' ? identityOf(provider, id) : undefined;
}
