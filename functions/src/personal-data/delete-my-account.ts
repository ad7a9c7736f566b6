import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount, requireRecentSignIn } from '../records/user/account.ts';
import { eraseAccount } from './erase.ts';

const action = 'deleteMyAccount';

/** Deletes one's own account. Who registers the same address again finds the business's documents once it is proved. */
export const deleteMyAccount: OperationHandler<typeof action> = async (deps, _input, { person }) => {
  requireRecentSignIn(deps, person);
  const account = await requireAccount(deps, person.uid);
  await eraseAccount(deps, account, { actor: person.uid, action, isOwn: true });
  return { deleted: true };
};
