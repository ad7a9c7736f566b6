import { user as userSchema } from '@agency/domain/user/schema';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readAdmins, requireListed, withoutAdmin, writeAdmins } from '../records/access/admins.ts';
import { requireAccount } from '../records/user/account.ts';
import { writeUser } from '../records/user/store.ts';
import { endSessionsOf } from './end-sessions.ts';

const action = 'removeAdmin';

/**
 * Takes the role away: first from the list, which every rule and operation checks, so that it takes effect at once;
 * then from the claims, with all sessions. Safe to repeat: another run, a trigger or the daily repair finishes what was
 * cut off.
 * @throws AppError `failed-precondition` for the last admin.
 */
export const removeAdmin: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  await requireAccount(deps, uid);
  await commit(deps, (unit) => removeFromAdminList(deps, unit, { uid, actor: person.uid, action }));
  const account = await requireAccount(deps, uid);
  if (account.customClaims?.role === 'admin') {
    await endSessionsOf(deps, account, { actor: person.uid, action, losesRole: true });
  }
  return { role: null };
};

/** Takes somebody off the list, if they are on it, within a commit; their request then counts as refused. */
export async function removeFromAdminList(
  deps: Deps,
  unit: UnitOfWork,
  { uid, actor, action: name }: { uid: string; actor: string; action: string },
): Promise<void> {
  const before = await readAdmins(deps, unit);
  requireListed(before, actor);
  if (!before.includes(uid)) return;
  writeAdmins(deps, unit, { actor, action: name, before, after: withoutAdmin(before, uid) });
  const stored = await findDocument(userSchema, documentRef(deps.db, 'users', uid), unit);
  if (stored === null) return;
  const user = withoutId(stored);
  const after = { ...user, role: null, adminRequest: 'refused' } as const;
  writeUser(deps, unit, { uid, actor, action: name, before: user, after });
}
