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
  readonly claims: SessionClaims;
  /** A uid, or `system`. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
}

/**
 * The only way in which the claims of an account change. The entry in the audit log comes first: a change that nobody
 * can see afterwards is worse than an entry of one that then failed (and is tried again).
 */
export async function setClaims(
  deps: Deps,
  account: UserRecord,
  { claims, actor, action }: ClaimChange,
): Promise<void> {
  const entry: AuditEntry = {
    actor,
    action,
    path: documentRef(deps.db, 'users', account.uid).path,
    before: { claims: { ...claimsOf(account) } },
    after: { claims: { ...claims } },
    at: deps.clock(),
  };
  await documentRef(deps.db, 'auditLog', newId(deps.random)).create(entry);
  await (await deps.auth()).setCustomUserClaims(account.uid, claims);
}
