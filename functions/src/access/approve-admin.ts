import { AppError } from '@agency/domain/shared/errors';
import { adminRequests } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { queueMails } from '../mail-queue/outbox.ts';
import { adminDecision } from '../mail-queue/user-mails.ts';
import { hasProvedAddress } from '../platform/auth.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readAdmins, requireListed, withAdmin, writeAdmins } from '../records/access/admins.ts';
import { setClaims } from '../records/access/claims.ts';
import { nextSecond, untilSecond } from '../records/access/next-second.ts';
import { requireAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';

const action = 'approveAdmin';

/**
 * Makes an admin of somebody who asked for it and has verified their address (until then, anybody could have registered
 * it). Ends earlier sessions. Approving again changes nothing.
 */
export const approveAdmin: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  const account = await requireAccount(deps, uid);
  refuseUnfit(account);
  if ((await readAdmins(deps)).includes(uid)) return { adminRequest: 'approved' };
  await commit(deps, (unit) => requireRequest(deps, unit, account));
  const sessionsFrom = nextSecond(deps.clock());
  // Claim first: neither the claim nor the list grants access without the other.
  await setClaims(deps, uid, { role: 'admin', sessionsFrom, actor: person.uid, action });
  await commit(deps, (unit) => putOnList(deps, unit, account, person.uid));
  await untilSecond(deps, sessionsFrom);
  return { adminRequest: 'approved' };
};

function refuseUnfit(account: UserRecord): void {
  if (account.disabled)
    throw new AppError('failed-precondition', 'This account is disabled. Enable it first.');
  if (!hasProvedAddress(account)) {
    throw new AppError(
      'failed-precondition',
      'This person hasn’t confirmed their email address yet, so someone else could have registered it.',
    );
  }
}

async function requireRequest(deps: Deps, unit: UnitOfWork, account: UserRecord) {
  const { user, isNew } = await readUser(deps, unit, account);
  if (isNew || user.adminRequest === null) {
    throw new AppError('failed-precondition', 'This person hasn’t asked for access.');
  }
  if (user.adminRequest !== 'approved') adminRequests.assert(user.adminRequest, 'approved');
  return user;
}

async function putOnList(deps: Deps, unit: UnitOfWork, account: UserRecord, actor: string): Promise<void> {
  const before = await readAdmins(deps, unit);
  requireListed(before, actor);
  if (before.includes(account.uid)) return;
  const user = await requireRequest(deps, unit, account);
  const { uid } = account;
  writeAdmins(deps, unit, { actor, action, before, after: withAdmin(before, uid) });
  const after = { ...user, role: 'admin', adminRequest: 'approved' } as const;
  writeUser(deps, unit, { uid, actor, action, before: user, after });
  const mail = adminDecision({ uid, email: user.email }, 'approved', deps.clock());
  queueMails(deps, unit, [mail]);
}
