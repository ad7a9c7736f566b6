import type { UserRecord } from 'firebase-admin/auth';
import { tellOwner } from '../mail-queue/account-mails.ts';
import { hasMoved, sessionsFromOf } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { validSinceOf } from '../records/user/account.ts';

/** Ending sessions through us takes this long at most; the identity service's own time is then a little later. */
const endingSeconds = 10;

/**
 * Did the identity service end this account's sessions without us? It does at a new password, which anybody can set who
 * holds a token. A changed address is told of by itself (`tellOfMove`).
 */
export function wereEndedWithoutUs(account: UserRecord): boolean {
  const known = sessionsFromOf(account);
  return known !== undefined && !hasMoved(account) && validSinceOf(account) > known + endingSeconds;
}

/** Tells the owner of it, once. */
export async function noticeEndedSessions(deps: Deps, account: UserRecord): Promise<void> {
  if (!wereEndedWithoutUs(account)) return;
  await tellOwner(deps, account, 'sessionsEnded', String(validSinceOf(account)));
}
