import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount, requireRecentSignIn } from '../records/user/account.ts';
import { eraseAccount } from './erase.ts';

const action = 'deleteMyAccount';

/**
 * Deletes the caller's own account. If the same address registers again, the business's documents are found once it is
 * verified.
 */
export const deleteMyAccount: OperationHandler<typeof action> = async (deps, _input, { person }) => {
  requireRecentSignIn(deps, person);
  const account = await requireAccount(deps, person.uid);
  await eraseAccount(deps, account, { actor: person.uid, action, isOwn: true });
  return { deleted: true };
};
