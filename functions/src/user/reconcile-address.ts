import { normalAddress } from '@agency/domain/shared/address';
import { AppError } from '@agency/domain/shared/errors';
import { type AddressChange, user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { removeForeignMethods } from '../access/foreign-methods.ts';
import { removeFromAdminList } from '../access/remove-admin.ts';
import { accountChanged, tellOwner } from '../mail-queue/account-mails.ts';
import { queueMail } from '../mail-queue/outbox.ts';
import {
  addressInTokens,
  addressOfAccount,
  hasMoved,
  hasProvedAddress,
  identitiesOf,
  listedIdentitiesOf,
  type Person,
  provedEmailOf,
  sessionsFromOf,
} from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import { setClaims } from '../records/access/claims.ts';
import { followAddress } from '../records/client/follow-address.ts';
import { leaveClients } from '../records/client/leave.ts';
import {
  requireAccount,
  sessionsFromAfterSignIn,
  sessionsFromReset,
  validSinceOf,
  wasEndedSinceCreation,
} from '../records/user/account.ts';
import { takeBack } from './take-back.ts';

const action = 'linkMyDocuments';

/** Ending sessions through us takes this long at most; the identity service's own time is then a little later. */
const endingSeconds = 10;

/**
 * Writes to a verified account's claims from when its sessions are valid and for which address, before any access is
 * given; true when that changed. An account that comes back with another address keeps its access only if that change
 * was requested through us, by a person in a valid session. Any other change resets it: somebody who held a token of
 * this account before its owner verified the address can make the identity service itself mail a code that changes it.
 * @throws AppError `unauthenticated` when this sign-in is in the same second in which others were ended.
 */
export async function reconcileAddress(deps: Deps, account: UserRecord, person: Person): Promise<boolean> {
  const isMoved = hasMoved(account);
  const isRequested = isMoved && matchesRequest(account, await pendingChange(deps, account));
  const address = addressOfAccount(account);
  if (isRequested) await followAddress(deps, account.uid, address);
  else if (isMoved) await revokeRights(deps, account.uid);
  const sessionsFrom =
    isMoved && !isRequested
      ? sessionsFromReset(account, person.authTime)
      : sessionsFromAfterSignIn(account, person.authTime);
  const known = sessionsFromOf(account);
  const hasAdded = identitiesOf(account).join() !== listedIdentitiesOf(account).join();
  const isNew = isMoved || hasAdded || sessionsFrom !== known;
  if (isNew) {
    await setClaims(deps, account.uid, {
      sessionsFrom,
      provedEmail: addressInTokens(account),
      actor: account.uid,
      action,
    });
  }
  if (isMoved) await clearAddressChange(deps, account.uid, isRequested);
  await followUp(deps, account, { isMoved, isRequested });
  if (person.authTime >= sessionsFrom) return isNew;
  throw new AppError('unauthenticated', 'Your address is confirmed. Please sign in once more.');
}

interface Move {
  readonly isMoved: boolean;
  readonly isRequested: boolean;
}

/** Once the claims are decided: puts out who else could get in, and tells the owner what is new. */
async function followUp(deps: Deps, before: UserRecord, { isMoved, isRequested }: Move): Promise<void> {
  const known = sessionsFromOf(before);
  await removeForeignMethods(deps, await requireAccount(deps, before.uid));
  const account = await requireAccount(deps, before.uid);
  if (isMoved && isRequested) await tellOfMove(deps, account, provedEmailOf(before));
  if (isMoved) return;
  if (known === undefined) {
    if (wasEndedSinceCreation(account)) await takeBack(deps, account);
    return;
  }
  const added = identitiesOf(account).filter((one) => !listedIdentitiesOf(before).includes(one));
  if (added.length > 0) await tellOwner(deps, account, 'methodAdded');
  if (validSinceOf(account) > known + endingSeconds) await tellOwner(deps, account, 'sessionsEnded');
}

/** To both addresses: a stranger who had it changed reads only the new one. */
async function tellOfMove(deps: Deps, account: UserRecord, from: string | undefined): Promise<void> {
  const addresses = [addressOfAccount(account), ...(from === undefined ? [] : [from])];
  const now = deps.clock();
  for (const [index, email] of addresses.entries()) {
    const which = `${now.getTime()}-${index}`;
    await queueMail(deps, accountChanged({ uid: account.uid, email }, 'addressChanged', which, now));
  }
}

/** The change this person requested; null when none is pending. */
async function pendingChange(deps: Deps, { uid }: Pick<UserRecord, 'uid'>): Promise<AddressChange | null> {
  return (await findDocument(userSchema, documentRef(deps.db, 'users', uid)))?.addressChange ?? null;
}

/** May a link to this address still be mailed? Not once its sessions ended, or another address was requested. */
export async function isChangePending(deps: Deps, account: UserRecord, wanted: string): Promise<boolean> {
  const pending = await pendingChange(deps, account);
  return (
    hasProvedAddress(account) &&
    pending?.to === wanted &&
    pending.from === addressOfAccount(account) &&
    pending.sessionsFrom === sessionsFromOf(account)
  );
}

function matchesRequest(account: UserRecord, pending: AddressChange | null): boolean {
  return (
    pending !== null &&
    pending.to === addressOfAccount(account) &&
    pending.from === normalAddress(provedEmailOf(account) ?? '') &&
    pending.sessionsFrom === sessionsFromOf(account)
  );
}

/** The role first: the last admin keeps it, unusable, and gets no further than here. */
async function revokeRights(deps: Deps, uid: string): Promise<void> {
  deps.log.warn('An account came back with an address that nobody asked for, and lost its rights', { uid });
  await commit(deps, (unit) => removeFromAdminList(deps, unit, { uid, actor: 'system', action }));
  await leaveClients(deps, uid, { actor: 'system', action });
}

/** The request is done or void. After a reset, fields that another person may have written go too. */
async function clearAddressChange(deps: Deps, uid: string, isRequested: boolean): Promise<void> {
  const ref = documentRef(deps.db, 'users', uid);
  await commit(deps, async (unit) => {
    const stored = await findDocument(userSchema, ref, unit);
    if (stored === null) return;
    const rest = isRequested ? {} : { phone: null };
    const stamps = { updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, { ...withoutId(stored), ...rest, addressChange: null, ...stamps });
  });
}
