import { changedFields } from '@agency/domain/audit/changes';
import { clientSearchTokens, extraAddresses, mayMoveBills } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { peopleChanged } from '../mail-queue/client-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { audit } from '../platform/audit.ts';
import { isStaff } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseArchivingOpen } from '../records/client/open-items.ts';
import { readClient, refuseMerged } from '../records/client/store.ts';
import { readLinksOfClient } from '../records/link/rotate-of-client.ts';
import { clientActor, staffActor } from '../records/quote/store.ts';
import { type RequesterRole, roleOf } from './requester.ts';

const action = 'saveClient';

/**
 * Saves a client's name and billing details. Members may change only the latter, and move the bills only from their own
 * address. When bills move away from an address that belongs to none of its people, links that were mailed to it stop
 * working. Both addresses are told of it. Issued documents stay as they were.
 */
export const saveClient: OperationHandler<typeof action> = async (deps, input, { person }) => {
  const ref = documentRef(deps.db, 'clients', input.clientId);
  const isOfStaff = await isStaff(deps, person);
  const saved = await commit(deps, async (unit) => {
    const before = withoutId(await readClient(deps, input.clientId, unit));
    const role = roleOf(before, person, isOfStaff);
    refuseMerged(before);
    refuseUnseen(before, input.seen);
    const changed = changedClient(before, input, { role, uid: person.uid });
    if (changed.archived && !before.archived) await refuseArchivingOpen(deps, input.clientId);
    if (Object.keys(changedFields(before, changed).after).length === 0) return false;
    const { billingEmail } = before;
    const isLeft = billingEmail !== changed.billingEmail && !changed.emails.includes(billingEmail);
    const links = isLeft ? await readLinksOfClient(deps, unit, input.clientId, before) : null;
    const after = { ...changed, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    links?.rotate(role === 'staff' ? staffActor(person) : clientActor(person), action);
    const bills = { from: billingEmail, to: changed.billingEmail };
    const mails = peopleChanged({ clientId: input.clientId, removed: null, bills }, deps.clock());
    queueMails(deps, unit, mails);
    return true;
  });
  return { saved };
};

/** @throws AppError `failed-precondition` where somebody has saved since the caller read the record. */
function refuseUnseen({ updatedAt }: Client, seen: number | undefined): void {
  if (seen === undefined || seen === updatedAt.getTime()) return;
  throw new AppError(
    'failed-precondition',
    'Someone changed this client while you had it open. Check what they changed, then save again.',
  );
}

function changedClient(
  before: Client,
  { details, record }: ParsedOperationInput<typeof action>,
  { role, uid }: { readonly role: RequesterRole; readonly uid: string },
): Client {
  if (role === 'member') {
    if (record !== null) throw new AppError('permission-denied', 'Only staff can change this.');
    refuseMove(before, details.billingEmail, uid);
  }
  const merged: Client = { ...before, ...details, ...record };
  const after = { ...merged, invoiceEmails: extraAddresses(merged.invoiceEmails, merged.billingEmail) };
  return { ...after, searchTokens: clientSearchTokens(after) };
}

/** Bills move from one of the client's people to another, so that a mistyped or foreign address never gets them. */
function refuseMove(client: Client, wanted: string, memberUid: string): void {
  const { billingEmail, people, memberUids } = client;
  if (wanted === billingEmail) return;
  if (!mayMoveBills(client, memberUid)) {
    throw notRight([
      {
        path: 'details.billingEmail',
        message: 'Only the person who gets the invoices can change this. If that isn’t you, contact us',
      },
    ]);
  }
  if (people.some(({ email, uid }) => email === wanted && uid !== null && memberUids.includes(uid))) return;
  throw notRight([
    {
      path: 'details.billingEmail',
      message: 'Choose someone at your company who has an account. To use another address, contact us',
    },
  ]);
}
