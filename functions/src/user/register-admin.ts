import type { ClientRegistrationInput } from '@agency/domain/user/registration';
import { adminRequests } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { queueOnce } from '../mail-queue/outbox.ts';
import { adminAwaitingApproval, adminStage, mayMailAccount } from '../mail-queue/user-mails.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { Counted } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { requireAccount } from '../records/user/account.ts';
import { readUser, writeUser } from '../records/user/store.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { findOrCreateAccount } from './register.ts';

/**
 * Records that somebody with this address asks for the back office, and mails them that it was received. An existing
 * account stays as it is, above all its password: asking in somebody else's name only sends that person a mail, and
 * staff a request of theirs. Approval would give the role to that person, never to the one who asked. Staff are told of
 * verified addresses only; of a new one, once it is verified (`ensureUser`).
 * @param caller whose limits count
 * @throws AppError `invalid-argument` for a common password: it says nothing about the address.
 */
export async function registerAdmin(
  deps: Deps,
  input: ClientRegistrationInput,
  caller: Counted,
): Promise<void> {
  await refuseCommonPassword(input.password);
  // Before the account is created: without its mail, its address could never be verified.
  if (!(await mayMailAccount(deps, input.email, 'registration', caller))) return;
  const { uid } = await findOrCreateAccount(deps, input);
  const account = await requireAccount(deps, uid);
  const { notificationEmails } = await readPrivateSettings(deps);
  await commit(deps, (unit) => noteRequest(deps, unit, account, notificationEmails));
}

async function noteRequest(
  deps: Deps,
  unit: UnitOfWork,
  account: UserRecord,
  staff: readonly string[],
): Promise<void> {
  const { uid } = account;
  const now = deps.clock();
  const { user, isNew } = await readUser(deps, unit, account);
  const stage = user.role === 'admin' ? 'approved' : account.disabled ? 'refused' : 'received';
  await queueOnce(deps, unit, adminStage({ uid, email: user.email }, stage, now));
  const mayAsk = user.adminRequest === null || adminRequests.can(user.adminRequest, 'pending');
  if (stage !== 'received' || !mayAsk) return;
  if (account.emailVerified) await notifyStaff(deps, unit, uid, staff);
  const after = { ...user, adminRequest: 'pending' } as const;
  writeUser(deps, unit, {
    uid,
    actor: 'visitor',
    action: 'registerAdmin',
    before: isNew ? null : user,
    after,
  });
}

/** Staff are told of a person's first request, and of later ones (after a refusal) once a day at most. */
async function notifyStaff(
  deps: Deps,
  unit: UnitOfWork,
  uid: string,
  staff: readonly string[],
): Promise<void> {
  const now = deps.clock();
  if (await queueOnce(deps, unit, adminAwaitingApproval(uid, staff, 'first', now))) return;
  await queueOnce(deps, unit, adminAwaitingApproval(uid, staff, now.toISOString().slice(0, 10), now));
}
