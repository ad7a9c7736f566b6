import { adminList } from '@agency/domain/access/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { user as userSchema } from '@agency/domain/user/schema';
import * as v from 'valibot';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { allInTurn } from '../platform/in-turn.ts';
import { readAdmins } from '../records/access/admins.ts';
import { claimsOf, setClaims } from '../records/access/claims.ts';
import { nextSecond } from '../records/access/next-second.ts';
import { accountOf } from '../records/user/account.ts';
import { endSessionsOf } from './end-sessions.ts';

/**
 * Makes the claim and `users.role` of one person follow the list of admins, which alone decides. It reads the current
 * list, so it may run late, twice or out of order. Returns true when something had to change.
 */
export async function syncAccess(deps: Deps, uid: string, action: string): Promise<boolean> {
  const isListed = (await readAdmins(deps)).includes(uid);
  const hasClaimChanged = await syncClaim(deps, uid, isListed, action);
  const hasRoleChanged = await syncRole(deps, uid, isListed, action);
  return hasClaimChanged || hasRoleChanged;
}

const listed = v.object({ uids: v.array(v.string()) });

/** Empty for an earlier list that can't be read: the daily repair covers the rest. */
function uidsOf(list: DocumentChange['before']): string[] {
  const result = v.safeParse(listed, list);
  return result.success ? result.output.uids : [];
}

/** Who was removed from the list by this change; nobody where there is no list any more. */
export function removedUids({ before, after }: Pick<DocumentChange, 'before' | 'after'>): string[] {
  if (after === undefined) return [];
  const is = uidsOf(after);
  return uidsOf(before).filter((uid) => !is.includes(uid));
}

/** Everybody who was added to the list or removed from it by this change. */
export async function syncChangedAccess(
  deps: Deps,
  { path, before, after }: Pick<DocumentChange, 'path' | 'before' | 'after'>,
): Promise<void> {
  const was = uidsOf(before);
  const is = after === undefined ? [] : parseDocument(adminList, path, after).uids;
  const changed = [...was.filter((uid) => !is.includes(uid)), ...is.filter((uid) => !was.includes(uid))];
  await allInTurn(changed, (uid) => syncAccess(deps, uid, 'followAdminList'));
}

async function syncClaim(deps: Deps, uid: string, isListed: boolean, action: string): Promise<boolean> {
  const account = await accountOf(deps, uid);
  if (account === null) return false;
  const { role } = claimsOf(account);
  if ((role === 'admin') === isListed) return false;
  const why = { actor: 'system', action };
  if (isListed) {
    await setClaims(deps, uid, { role: 'admin', sessionsFrom: nextSecond(deps.clock()), ...why });
  } else {
    await endSessionsOf(deps, account, { ...why, losesRole: true });
  }
  return true;
}

async function syncRole(deps: Deps, uid: string, isListed: boolean, action: string): Promise<boolean> {
  const ref = documentRef(deps.db, 'users', uid);
  return commit(deps, async (unit) => {
    const stored = await findDocument(userSchema, ref, unit);
    if (stored === null) return false;
    const before = withoutId(stored);
    const role = isListed ? ('admin' as const) : null;
    const adminRequest = isListed ? ('approved' as const) : before.adminRequest;
    // Access that was taken away counts as a refusal.
    const newRequest = !isListed && adminRequest === 'approved' ? ('refused' as const) : adminRequest;
    if (before.role === role && before.adminRequest === newRequest) return false;
    const after = { ...before, role, adminRequest: newRequest, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: 'system', action, ref, before, after });
    return true;
  });
}
