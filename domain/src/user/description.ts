import type { MailStatus } from '../mail/status.ts';
import type { MailKind } from '../mail/templates.ts';

/** Counts stop here and are shown as '99+': no screen counts a whole collection. */
export const mostCounted = 100;
/** How many of each kind are named. */
export const mostNamed = 25;

/** Documents of one kind: the newest by name, and how many there are. */
export interface Counted {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** At most `mostCounted`: then there may be more. */
  readonly count: number;
}

export const seenKinds = ['clients', 'quotes', 'projects', 'invoices'] as const;
export type SeenKind = (typeof seenKinds)[number];

/** Why somebody sees nothing of what is shared with them, as things stand. */
export type BlindReason = 'noAccount' | 'disabled' | 'unverified' | 'moved' | 'notLinked';

/** A way to sign in, by the name that the identity service gives it ('password', 'google.com'). */
export interface SignInMethod {
  readonly provider: string;
  readonly address: string | null;
  /** Is it not the owner's, so that it opens nothing? */
  readonly isForeign: boolean;
}

export interface AccountDescription {
  /** In milliseconds; null for an account that nobody has signed in to. */
  readonly lastSignInAt: number | null;
  /** When the last of their open pages renewed its session; null where none did. */
  readonly lastActiveAt: number | null;
  /** Sessions that began before this count no more; null where none has counted so far. */
  readonly sessionsFrom: number | null;
  readonly isVerified: boolean;
  readonly methods: readonly SignInMethod[];
}

/** What staff see of a person besides their profile. */
export interface PersonDescription {
  /** Null where the identity service has no such account any more. */
  readonly account: AccountDescription | null;
  readonly isAdmin: boolean;
  readonly blind: BlindReason | null;
  readonly sees: Readonly<Record<SeenKind, Counted>>;
  /** Emails to their address, the newest first. */
  readonly mails: readonly {
    readonly id: string;
    readonly template: MailKind;
    readonly notice: string | null;
    readonly status: MailStatus;
    readonly at: number;
  }[];
  /** Are there more of them? */
  readonly hasMoreMails: boolean;
}

/** '7', or '99+' for a count that stopped. */
export function countWords(count: number): string {
  return count >= mostCounted ? `${mostCounted - 1}+` : String(count);
}
