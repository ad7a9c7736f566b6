import type { AuditEntry } from '@agency/domain/audit/schema';
import type { SessionClaims } from '@agency/domain/user/sign-in';
import type { UserRecord } from 'firebase-admin/auth';
import { addressOfAccount, hasProvedAddress, provedEmailOf, sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';

/** What the claims of an account say to rules and functions. */
export function claimsOf(account: UserRecord): SessionClaims {
  const sessionsFrom = sessionsFromOf(account);
  const provedEmail = provedEmailOf(account);
  return {
    ...(account.customClaims?.role === 'admin' ? { role: 'admin' } : {}),
    ...(sessionsFrom === undefined ? {} : { sessionsFrom }),
    ...(provedEmail === undefined ? {} : { provedEmail }),
  };
}

interface ClaimChange {
  /** Sessions that began earlier count no more. */
  readonly sessionsFrom: number;
  /** Gives the role, or takes it away; left out, it stays. */
  readonly role?: 'admin' | null;
  /** The address that they are for from now on; left out, the one of before, or the account's when it is the first. */
  readonly provedEmail?: string;
  /** A uid, or `system`. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
}

/**
 * The only way in which the claims of an account change. They are read again right before, and `sessionsFrom` never goes
 * back: what was ended meanwhile stays ended. The entry in the audit log comes first: a change that nobody can see
 * afterwards is worse than an entry of one that then failed (and is tried again).
 */
export async function setClaims(
  deps: Deps,
  uid: string,
  { sessionsFrom, role, provedEmail, actor, action }: ClaimChange,
): Promise<void> {
  const auth = await deps.auth();
  const account = await auth.getUser(uid);
  const before = claimsOf(account);
  const first = before.sessionsFrom === undefined && hasProvedAddress(account);
  const address = provedEmail ?? before.provedEmail ?? (first ? addressOfAccount(account) : undefined);
  const hasRole = role === undefined ? before.role === 'admin' : role === 'admin';
  const after: SessionClaims = {
    ...(hasRole ? { role: 'admin' } : {}),
    sessionsFrom: Math.max(before.sessionsFrom ?? 0, sessionsFrom),
    ...(address === undefined ? {} : { provedEmail: address }),
  };
  const entry: AuditEntry = {
    actor,
    action,
    path: documentRef(deps.db, 'users', uid).path,
    before: { claims: withoutAddress(before) },
    after: { claims: withoutAddress(after) },
    at: deps.clock(),
  };
  await documentRef(deps.db, 'auditLog', newId(deps.random)).create(entry);
  await auth.setCustomUserClaims(uid, after);
}

/** The audit log outlives the account, and says nothing that only belongs to the person. */
function withoutAddress({ provedEmail: _, ...rest }: SessionClaims): Omit<SessionClaims, 'provedEmail'> {
  return rest;
}
