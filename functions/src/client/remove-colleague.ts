import { whyNotRemoved, withoutColleague, withoutInvitation } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import { peopleChanged } from '../mail-queue/client-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { audit } from '../platform/audit.ts';
import { isStaff } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient, refuseMerged } from '../records/client/store.ts';
import { syncAudience } from '../records/client/sync-audience.ts';
import { readLinksOfClient } from '../records/link/rotate-of-client.ts';
import { clientActor, staffActor } from '../records/quote/store.ts';
import { type RequesterRole, roleOf } from './requester.ts';

const action = 'removeColleague';

/**
 * Removes somebody from a client's people, with all their access, in one commit: they no longer see anything of the
 * client, their address opens nothing, and links mailed so far stop working. Members can't leave a client with nobody
 * who can sign in; staff can, but never with nobody to write to. Nor can a member remove whom the bills go to, or, having
 * been invited, those who were there before them (`whyNotRemoved`). For somebody who was only invited, the invitation is
 * withdrawn. Those concerned are mailed.
 */
export const removeColleague: OperationHandler<typeof action> = async (
  deps,
  { clientId, email },
  { person },
) => {
  const ref = documentRef(deps.db, 'clients', clientId);
  const isOfStaff = await isStaff(deps, person);
  const removed = await commit(deps, async (unit) => {
    const before = withoutId(await readClient(deps, clientId, unit));
    const role = roleOf(before, person, isOfStaff);
    refuseMerged(before);
    if (role === 'member') refuseForeign(before, person.uid, email);
    const left = withoutColleague(before, email);
    const next = left ?? withoutInvitation(before, email);
    if (next === null) return false;
    if (left) refuseEmpty(left, role);
    const links = left && (await readLinksOfClient(deps, unit, clientId, before));
    const after = { ...next, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    links?.rotate(role === 'staff' ? staffActor(person) : clientActor(person), action);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    const removed = left && email !== person.email ? email : null;
    const bills = { from: before.billingEmail, to: next.billingEmail };
    queueMails(deps, unit, peopleChanged({ clientId, removed, bills }, deps.clock()));
    return true;
  });
  if (removed) await syncAudience(deps, clientId);
  return { removed };
};

const refusals = {
  billed: 'Invoices go to this person. Only they or we can change that. You can remove them afterwards.',
  first:
    'This person joined before you, so only they or we can remove them. Contact us if they should be removed.',
  invitation: 'Someone else sent this invitation. Only they or we can withdraw it.',
} as const;

function refuseForeign(client: Client, memberUid: string, email: string): void {
  const reason = whyNotRemoved(client, memberUid, email);
  if (reason !== null) throw new AppError('permission-denied', refusals[reason]);
}

function refuseEmpty({ people, memberUids }: Client, role: RequesterRole): void {
  if (people.length === 0) {
    throw new AppError('failed-precondition', 'A client needs at least one person. Add someone else first.');
  }
  if (role === 'member' && memberUids.length === 0) {
    throw new AppError(
      'failed-precondition',
      'At least one person who can sign in has to stay. Invite a colleague first, and wait until they’ve registered.',
    );
  }
}
