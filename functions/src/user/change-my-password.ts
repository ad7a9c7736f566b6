import { endSessionsOf } from '../access/end-sessions.ts';
import { tellOwner } from '../mail-queue/account-mails.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount, requireRecentSignIn } from '../records/user/account.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Sets a new password and ends every session, so that anybody who knew the old one is locked out. */
export const changeMyPassword: OperationHandler<'changeMyPassword'> = async (
  deps,
  { password },
  { person },
) => {
  requireRecentSignIn(deps, person);
  await refuseCommonPassword(password);
  await (await deps.auth()).updateUser(person.uid, { password });
  const account = await requireAccount(deps, person.uid);
  await endSessionsOf(deps, account, { actor: person.uid, action: 'changeMyPassword' });
  await tellOwner(deps, account, 'passwordChanged');
  return { changed: true };
};
