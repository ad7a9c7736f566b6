import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';

const action = 'enableUser';

/** Enables a disabled account: as it was, but without the role, and in no audience until its next sign-in. */
export const enableUser: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  await requireAccount(deps, uid);
  await (await deps.auth()).updateUser(uid, { disabled: false });
  const account = await requireAccount(deps, uid);
  await commit(deps, async (unit) => {
    const { user, isNew } = await readUser(deps, unit, account);
    if (!user.disabled && !isNew) return;
    const after = { ...user, disabled: false };
    writeUser(deps, unit, { uid, actor: person.uid, action, before: isNew ? null : user, after });
  });
  return { disabled: false };
};
