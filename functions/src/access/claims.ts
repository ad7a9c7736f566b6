import type { AuditEntry } from '@agency/domain/audit/schema';
import type { SessionClaims } from '@agency/domain/user/sign-in';
import type { UserRecord } from 'firebase-admin/auth';
import { sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';

/** What the claims of an account say to rules and functions. */
export function claimsOf(account: UserRecord): SessionClaims {
  const sessionsFrom = sessionsFromOf(account);
  return {
    ...(account.customClaims?.role === 'admin' ? { role: 'admin' } : {}),
    ...(sessionsFrom === undefined ? {} : { sessionsFrom }),
  };
}

interface ClaimChange {
  /** Sessions that began earlier count no more. */
  readonly sessionsFrom: number;
  /** Gives the role, or takes it away; left out, it stays. */
  readonly role?: 'admin' | null;
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
  { sessionsFrom, role, actor, action }: ClaimChange,
): Promise<void> {
  const auth = await deps.auth();
  const before = claimsOf(await auth.getUser(uid));
  const hasRole = role === undefined ? before.role === 'admin' : role === 'admin';
  const after: SessionClaims = {
    ...(hasRole ? { role: 'admin' } : {}),
    sessionsFrom: Math.max(before.sessionsFrom ?? 0, sessionsFrom),
  };
  const entry: AuditEntry = {
    actor,
    action,
    path: documentRef(deps.db, 'users', uid).path,
    before: { claims: { ...before } },
    after: { claims: { ...after } },
    at: deps.clock(),
  };
  await documentRef(deps.db, 'auditLog', newId(deps.random)).create(entry);
  await auth.setCustomUserClaims(uid, after);
}
