import { AppError } from '@agency/domain/shared/errors';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';
import { eraseAccount } from './erase.ts';

const action = 'deleteUser';

/** Deletes somebody's account; people delete their own in their profile, where it asks for the password. */
export const deleteUser: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  if (uid === person.uid) {
    throw new AppError('failed-precondition', 'You can’t delete your own account here. Use your profile.');
  }
  const account = await requireAccount(deps, uid);
  await eraseAccount(deps, account, { actor: person.uid, action, isOwn: false });
  return { deleted: true };
};
