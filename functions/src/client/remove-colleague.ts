import { withoutColleague, withoutInvitation } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { isStaff } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { spreadAudience } from '../records/client/spread-audience.ts';
import { readClient } from '../records/client/store.ts';
import { readLinksOfClient } from '../records/link/rotate-of-client.ts';
import { clientActor, staffActor } from '../records/quote/store.ts';
import { type Standing, standingIn } from './requester.ts';

const action = 'removeColleague';

/**
 * Takes somebody off a client's people, in one commit with all that they had: they see nothing of it any more, their
 * address opens nothing, bills that went there go to whoever removes them, and the links that were mailed so far open
 * nothing. Members can't leave a client without any of them who can sign in; staff can, but never without a name to
 * write to. Who was only invited is no person of the client yet: the invitation is taken back.
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
    const standing = standingIn(before, person, isOfStaff);
    const heir = before.people.find(({ uid }) => uid === person.uid);
    const left = withoutColleague(before, email, heir && heir.email !== email ? heir.email : null);
    const next = left ?? withoutInvitation(before, email);
    if (next === null) return false;
    if (left) refuseEmpty(left, standing);
    const links = left && (await readLinksOfClient(deps, unit, clientId, before));
    const after = { ...next, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    links?.rotate(standing === 'staff' ? staffActor(person) : clientActor(person), action);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    return true;
  });
  if (removed) await spreadAudience(deps, clientId);
  return { removed };
};

function refuseEmpty({ people, memberUids }: Client, standing: Standing): void {
  if (people.length === 0) {
    throw new AppError('failed-precondition', 'A client has at least one person. Add another one first.');
  }
  if (standing === 'member' && memberUids.length === 0) {
    throw new AppError(
      'failed-precondition',
      'Somebody who can sign in has to stay. Invite a colleague first, and wait until they have registered.',
    );
  }
}
