import { AppError } from '@agency/domain/shared/errors';
import { adminRequests } from '@agency/domain/user/schema';
import { queueMails } from '../mail-queue/outbox.ts';
import { adminDecision } from '../mail-queue/user-mails.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readAdmins } from '../records/access/admins.ts';
import { requireAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';

const action = 'refuseAdmin';

/** Refuses a back-office registration and mails the person. Refusing again changes nothing. */
export const refuseAdmin: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  const account = await requireAccount(deps, uid);
  await commit(deps, async (unit) => {
    if ((await readAdmins(deps)).includes(uid)) {
      throw new AppError('failed-precondition', 'This person is an admin. Remove their access instead.');
    }
    const { user, isNew } = await readUser(deps, unit, account);
    if (isNew || user.adminRequest === null) {
      throw new AppError('failed-precondition', 'This person hasn’t asked for access.');
    }
    if (user.adminRequest === 'refused') return;
    adminRequests.assert(user.adminRequest, 'refused');
    const after = { ...user, adminRequest: 'refused' } as const;
    writeUser(deps, unit, { uid, actor: person.uid, action, before: user, after });
    const mail = adminDecision({ uid, email: user.email }, 'refused', deps.clock());
    queueMails(deps, unit, [mail]);
  });
  return { adminRequest: 'refused' };
};
