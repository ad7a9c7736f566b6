import type { Correction } from '@agency/domain/platform/data-request';
import { userSearchTokens } from '@agency/domain/user/search';
import type { UserRecord } from 'firebase-admin/auth';
import { hasMoved } from '../../platform/auth.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { followName } from '../../records/client/follow-member.ts';
import { findAccount } from '../../records/user/account.ts';
import { readUser, writeUser } from '../../records/user/store.ts';
import { type Correcting, changed, stays } from './correcting.ts';

/** The account's name; its address changes only by its owner's proof. */
export async function correctAccount(deps: Deps, correcting: Correcting): Promise<Correction[]> {
  const { address, name, to, isDry } = correcting;
  const account = await findAccount(deps, address);
  // An account that was changed to the address may be somebody else's.
  if (account === null || hasMoved(account)) return [];
  if (name !== null && !isDry) await rename(deps, account, name, correcting);
  return [
    ...(name === null ? [] : [changed('account', 1)]),
    ...(to === null ? [] : [stays('accountAddress', 1)]),
  ];
}

async function rename(
  deps: Deps,
  account: UserRecord,
  displayName: string,
  { actor, action }: Correcting,
): Promise<void> {
  const { uid } = account;
  await (await deps.auth()).updateUser(uid, { displayName });
  await commit(deps, async (unit) => {
    const { user, isNew } = await readUser(deps, unit, account);
    if (isNew) return;
    const after = { ...user, displayName, searchTokens: userSearchTokens({ ...user, displayName }) };
    writeUser(deps, unit, { uid, actor: actor.uid, action, before: user, after });
  });
  await followName(deps, uid, displayName);
}
