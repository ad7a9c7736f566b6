import { type ClaimsDecision, claimsDecision } from '@agency/domain/access/schema';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { subjectsOf } from '@agency/domain/audit/subjects';
import type { SessionClaims } from '@agency/domain/user/sign-in';
import type { UserRecord } from 'firebase-admin/auth';
import {
  addressInTokens,
  hasProvedAddress,
  identitiesOf,
  listedIdentitiesOf,
  provedEmailOf,
  sessionsFromOf,
} from '../../platform/auth.ts';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, parseSnapshot } from '../../platform/firestore.ts';
import { newId } from '../../platform/hash.ts';

/** An account's claims, as rules and functions read them. */
export function claimsOf(account: UserRecord): SessionClaims {
  const sessionsFrom = sessionsFromOf(account);
  const provedEmail = provedEmailOf(account);
  const identities = listedIdentitiesOf(account);
  return {
    ...(account.customClaims?.role === 'admin' ? { role: 'admin' } : {}),
    ...(sessionsFrom === undefined ? {} : { sessionsFrom }),
    ...(provedEmail === undefined ? {} : { provedEmail }),
    ...(identities === undefined ? {} : { identities }),
  };
}

interface ClaimChange {
  /** Sessions that began earlier no longer count. */
  readonly sessionsFrom: number;
  /** Gives the role, or takes it away; left out, it stays. */
  readonly role?: 'admin' | null;
  /**
   * The address that the claims are for from now on; if omitted, the current one, or the account's for the first claim.
   */
  readonly provedEmail?: string;
  /** A uid, or `system`. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
}

/**
 * The only way to change an account's claims. The identity service can't compare and swap, so the claims are decided in
 * a document of ours, which can: of two concurrent changes the second builds on what the first decided, and each writes
 * to the service until that has the latest decision. `sessionsFrom` never goes back: sessions ended meanwhile stay
 * ended. The audit entry is in the commit that decides: a change without a trace is worse than an entry for one that
 * failed (and is retried).
 */
export async function setClaims(deps: Deps, uid: string, change: ClaimChange): Promise<void> {
  await decide(deps, uid, change);
  await applyDecision(deps, uid);
}

export const claimsRef = (deps: Deps, uid: string) => documentRef(deps.db, 'locks', `claims-${uid}`);

async function decide(deps: Deps, uid: string, change: ClaimChange): Promise<void> {
  const auth = await deps.auth();
  await commit(deps, async (unit) => {
    // In this order, so that the account as read is no older than the decision.
    const decided = await findDocument(claimsDecision, claimsRef(deps, uid), unit);
    const account = await auth.getUser(uid);
    const current = claimsOf(account);
    const before = decided ? mergedClaims(current, decided) : current;
    const after = changedClaims(before, change, account);
    unit.set(claimsRef(deps, uid), { ...after, updatedAt: deps.clock() });
    await copyToProfile(deps, unit, uid, after);
    const { path } = documentRef(deps.db, 'users', uid);
    const entry: AuditEntry = {
      actor: change.actor,
      action: change.action,
      path,
      subjects: subjectsOf(path, change.action),
      before: { claims: withoutAddress(before) },
      after: { claims: withoutAddress(decidedClaims(after)) },
      at: deps.clock(),
    };
    unit.create(documentRef(deps.db, 'auditLog', newId(deps.random)), entry);
  });
}

/** For the rules, which know of a token's claims only what it began with. Not parsed: an unreadable profile ends no less. */
async function copyToProfile(
  deps: Deps,
  unit: UnitOfWork,
  uid: string,
  { sessionsFrom }: Pick<ClaimsDecision, 'sessionsFrom'>,
): Promise<void> {
  const ref = documentRef(deps.db, 'users', uid);
  const stored = await unit.get(ref);
  if (!stored.exists || stored.get('sessionsFrom') === sessionsFrom) return;
  unit.update(ref, { sessionsFrom, updatedAt: deps.clock(), updatedBy: 'system' });
}

/** The decision counts; sessions ended elsewhere stay ended. */
function mergedClaims(current: SessionClaims, decided: ClaimsDecision): SessionClaims {
  const sessionsFrom = Math.max(current.sessionsFrom ?? 0, decided.sessionsFrom);
  return decidedClaims({ ...decided, sessionsFrom });
}

function decidedClaims({
  role,
  sessionsFrom,
  provedEmail,
  identities = [],
}: Omit<ClaimsDecision, 'updatedAt'>): SessionClaims {
  return {
    ...(role === null ? {} : { role }),
    sessionsFrom,
    ...(provedEmail === null ? {} : { provedEmail }),
    ...(identities === undefined ? {} : { identities }),
  };
}

function changedClaims(
  before: SessionClaims,
  { sessionsFrom, role, provedEmail }: ClaimChange,
  account: UserRecord,
): Omit<ClaimsDecision, 'updatedAt'> {
  const isFirst = before.sessionsFrom === undefined && hasProvedAddress(account);
  const proved = provedEmail ?? before.provedEmail ?? (isFirst ? addressInTokens(account) : null);
  return {
    role: role === undefined ? (before.role ?? null) : role,
    sessionsFrom: Math.max(before.sessionsFrom ?? 0, sessionsFrom),
    provedEmail: proved,
    identities: identitiesOf(account, proved),
  };
}

/**
 * Writes the decision to the identity service, and checks again: a slow process that overwrote a newer decision with an
 * older one writes the newer one.
 */
async function applyDecision(deps: Deps, uid: string): Promise<void> {
  const auth = await deps.auth();
  const ref = claimsRef(deps, uid);
  let snapshot = await ref.get();
  for (;;) {
    const decided = parseSnapshot(claimsDecision, snapshot);
    // The account is being deleted.
    if (decided === null) return;
    await auth.setCustomUserClaims(uid, decidedClaims(decided));
    const now = await ref.get();
    if (now.updateTime && snapshot.updateTime?.isEqual(now.updateTime)) return;
    snapshot = now;
  }
}

/** The audit log outlives the account, so what names the person elsewhere stays out of it. */
function withoutAddress({ role, sessionsFrom }: SessionClaims): Pick<SessionClaims, 'role' | 'sessionsFrom'> {
  return { ...(role === undefined ? {} : { role }), ...(sessionsFrom === undefined ? {} : { sessionsFrom }) };
}
