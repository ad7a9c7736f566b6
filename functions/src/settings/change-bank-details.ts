import { isDeepStrictEqual } from 'node:util';
import {
  accountWords,
  appliedBankDetails,
  bankDetailsAt,
  bankDetailsHoldMs,
  isHeld,
} from '@agency/domain/settings/bank-details';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { formatDateTime } from '@agency/domain/shared/format';
import { queueMails } from '../mail-queue/outbox.ts';
import { bankDetailsAsked, bankDetailsStopped } from '../mail-queue/settings-mails.ts';
import { provedAddressOf } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readAdmins } from '../records/access/admins.ts';
import { accountOf, requireRecentSignIn } from '../records/user/account.ts';
import { changePrivateSettings } from './change-settings.ts';

/**
 * Asks for new bank details: they count after 24 hours, in which any admin can stop them, and every admin is mailed. Asked
 * for again while they are held, the time starts anew; the same ones again are the first request.
 */
export const changeBankDetails: OperationHandler<'changeBankDetails'> = async (
  deps,
  { details },
  { person },
) => {
  requireRecentSignIn(deps, person);
  const staff = await readStaff(deps);
  return commit(deps, async (unit) => {
    const before = await readPrivateSettings(deps, unit);
    const now = deps.clock();
    const held = isHeld(before.pendingBankDetails, now) ? before.pendingBankDetails : null;
    if (held && isDeepStrictEqual(held.details, details)) return { countsAt: held.countsAt.toISOString() };
    const current = bankDetailsAt(before, now);
    if (held === null && isDeepStrictEqual(current.details, details)) {
      throw notRight([{ path: 'details.accountNumber', message: 'These are already the bank details' }]);
    }
    const countsAt = new Date(now.getTime() + bankDetailsHoldMs);
    const pending = { details, askedBy: person.uid, askedAt: now, countsAt };
    changePrivateSettings(deps, unit, {
      before,
      change: { ...appliedBankDetails(before, now), pendingBankDetails: pending },
      actor: person.uid,
      action: 'changeBankDetails',
      words: `New bank details, ${accountWords(details)}, from ${formatDateTime(countsAt)} unless an admin stops them.`,
    });
    queueMails(deps, unit, bankDetailsAsked(pending, staff));
    return { countsAt: countsAt.toISOString() };
  });
};

/** Stops new bank details while they are held. Stopping twice is once. */
export const stopBankDetails: OperationHandler<'stopBankDetails'> = async (deps, { askedAt }, { person }) => {
  const staff = await readStaff(deps);
  return commit(deps, async (unit) => {
    const before = await readPrivateSettings(deps, unit);
    const { pendingBankDetails: pending } = before;
    const now = deps.clock();
    if (!isHeld(pending, now) || pending.askedAt.getTime() !== askedAt) throw tooLate();
    changePrivateSettings(deps, unit, {
      before,
      change: { pendingBankDetails: null },
      actor: person.uid,
      action: 'stopBankDetails',
      words: `New bank details, ${accountWords(pending.details)}, were stopped.`,
    });
    queueMails(deps, unit, bankDetailsStopped(pending, person.uid, staff, now));
    return { stopped: true };
  });
};

function tooLate(): AppError {
  return new AppError(
    'failed-precondition',
    'There’s nothing left to stop here. Check which bank details are in use now.',
  );
}

/** The addresses of every admin; one without a confirmed address gets nothing. */
async function readStaff(deps: Deps): Promise<string[]> {
  const accounts = await Promise.all((await readAdmins(deps)).map((uid) => accountOf(deps, uid)));
  return accounts.flatMap((account) =>
    account === null || account.disabled ? [] : (provedAddressOf(account) ?? []),
  );
}
