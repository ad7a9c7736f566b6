import { tellOwner } from '../mail-queue/account-mails.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';
import { endSessionsOf } from './end-sessions.ts';

/** Ends every session of the caller, this one included. */
export const signOutEverywhere: OperationHandler<'signOutEverywhere'> = async (deps, _input, { person }) => {
  const account = await requireAccount(deps, person.uid);
  await endSessionsOf(deps, account, { actor: person.uid, action: 'signOutEverywhere' });
  await tellOwner(deps, account, 'signedOut');
  return { ended: true };
};
