import { AppError } from '@agency/domain/shared/errors';
import type { User } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readAdmins, requireListed, withoutAdmin, writeAdmins } from '../records/access/admins.ts';
import { requireAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';
import { finishDisabling } from './finish-disabling.ts';

const action = 'disableUser';

/**
 * Disables an account. An admin also loses the role (so the last one can't be disabled, and enabling restores no power
 * by itself). Safe to repeat: another run, or the daily repair, finishes what was cut off.
 */
export const disableUser: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  if (uid === person.uid) {
    throw new AppError('failed-precondition', 'You can’t disable your own account. Ask another admin.');
  }
  const account = await requireAccount(deps, uid);
  await commit(deps, (unit) => markDisabled(deps, unit, account, { actor: person.uid, action }));
  await finishDisabling(deps, uid, { actor: person.uid, action });
  return { disabled: true };
};

interface Disabling {
  readonly actor: string;
  readonly action: string;
  /** The owner of the account ends it, so no role is needed. */
  readonly isOwn?: boolean;
  /** Set when the account is being deleted: its verified address, or null. The daily repair finishes from this mark. */
  readonly erasing?: { readonly address: string | null };
}

/** Removes somebody from the list of admins and marks them as disabled, within a commit. */
export async function markDisabled(
  deps: Deps,
  unit: UnitOfWork,
  account: UserRecord,
  { actor, action: name, isOwn = false, erasing }: Disabling,
): Promise<void> {
  const { uid } = account;
  const before = await readAdmins(deps, unit);
  const { user, isNew } = await readUser(deps, unit, account);
  if (!isOwn) requireListed(before, actor);
  const isListed = before.includes(uid);
  if (isListed) writeAdmins(deps, unit, { actor, action: name, before, after: withoutAdmin(before, uid) });
  if (user.disabled && !isNew && !isListed && (!erasing || user.erasing)) return;
  const adminRequest: User['adminRequest'] = isListed ? 'refused' : user.adminRequest;
  const mark = erasing ? { erasing: { by: actor, action: name, at: deps.clock(), ...erasing } } : {};
  const after = { ...user, role: null, adminRequest, disabled: true, ...mark };
  writeUser(deps, unit, { uid, actor, action: name, before: isNew ? null : user, after });
}
