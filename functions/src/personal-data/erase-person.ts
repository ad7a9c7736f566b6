import { AppError } from '@agency/domain/shared/errors';
import type { UserRecord } from 'firebase-admin/auth';
import { hasMoved } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { findAccount, requireRecentSignIn } from '../records/user/account.ts';
import { eraseAccount, provedAddress } from './erase.ts';
import { eraseContact } from './erase-contact.ts';
import { noteRequest } from './note-request.ts';
import { withdrawOffers } from './withdraw-offers.ts';

const action = 'erasePerson';

/**
 * Erases the person at an address, with or without an account, as `personalData` decides for each collection. Whoever
 * asks for it has made sure of who they are. Cut off, it can be run again: what is gone is no longer found, and an
 * account whose deletion has begun is finished by the daily repair, too.
 * @throws AppError `failed-precondition` for oneself, the last admin, or an account that may be somebody else's.
 */
export const erasePerson: OperationHandler<typeof action> = async (deps, { email, askedOn }, { person }) => {
  requireRecentSignIn(deps, person);
  const why = { actor: person.uid, action };
  const account = await findAccount(deps, email);
  if (email === person.email || account?.uid === person.uid) {
    throw new AppError('failed-precondition', 'You can’t erase yourself here. Use your profile.');
  }
  if (account !== null) await eraseAccountAt(deps, account, why);
  // Erased with the account, this would call off the email that tells them.
  const isDone = account !== null && provedAddress(account) === email;
  const removed = isDone ? {} : await eraseAddress(deps, email, why);
  const outcome = { account: account !== null, ...removed };
  await noteRequest(deps, { ...why, askedOn, outcome });
  return { erased: true };
};

interface Why {
  readonly actor: string;
  readonly action: string;
}

async function eraseAccountAt(deps: Deps, account: UserRecord, why: Why): Promise<void> {
  if (hasMoved(account)) {
    throw new AppError(
      'failed-precondition',
      'An account was changed to this address, and the address hasn’t been confirmed. It may be someone else’s account. Delete that account first, or ask its owner to confirm the address.',
    );
  }
  await eraseAccount(deps, account, { ...why, isOwn: false });
}

/** What carries the address, by nobody's account. */
async function eraseAddress(
  deps: Deps,
  address: string,
  why: Why,
): Promise<Readonly<Record<string, number>>> {
  const withdrawn = await withdrawOffers(deps, address, why);
  const { removed, unreadable } = await eraseContact(deps, { address, uid: null }, why);
  if (unreadable.length === 0) return { withdrawn, ...removed };
  throw new AppError(
    'internal',
    'We couldn’t read one of the records that may name this person, so not everything is erased yet. Have it repaired, then erase again.',
    { detail: unreadable.map(({ path }) => path).join(', '), cause: unreadable[0] },
  );
}
