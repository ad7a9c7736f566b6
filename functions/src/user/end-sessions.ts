import { endSessionsOf } from '../access/end-sessions.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';

/** Ends every session of somebody, at the word of staff. */
export const endSessions: OperationHandler<'endSessions'> = async (deps, { uid }, { person }) => {
  const account = await requireAccount(deps, uid);
  await endSessionsOf(deps, account, { actor: person.uid, action: 'endSessions' });
  return { ended: true };
};
