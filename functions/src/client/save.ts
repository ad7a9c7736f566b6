import { changedFields } from '@agency/domain/audit/changes';
import { clientSearchTokens } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { isStaff } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient } from '../records/client/store.ts';
import { readLinksOfClient } from '../records/link/rotate-of-client.ts';
import { clientActor, staffActor } from '../records/quote/store.ts';
import { type RequesterRole, roleOf } from './requester.ts';

const action = 'saveClient';

/**
 * Saves a client's name and billing details. Members may change only the latter. When bills move away from an address
 * that belongs to none of its people, links that were mailed to it stop working. Issued documents stay as they were.
 */
export const saveClient: OperationHandler<typeof action> = async (deps, input, { person }) => {
  const ref = documentRef(deps.db, 'clients', input.clientId);
  const isOfStaff = await isStaff(deps, person);
  const saved = await commit(deps, async (unit) => {
    const before = withoutId(await readClient(deps, input.clientId, unit));
    const role = roleOf(before, person, isOfStaff);
    const changed = changedClient(before, input, role);
    if (Object.keys(changedFields(before, changed).after).length === 0) return false;
    const { billingEmail } = before;
    const isLeft = billingEmail !== changed.billingEmail && !changed.emails.includes(billingEmail);
    const links = isLeft ? await readLinksOfClient(deps, unit, input.clientId, before) : null;
    const after = { ...changed, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    links?.rotate(role === 'staff' ? staffActor(person) : clientActor(person), action);
    return true;
  });
  return { saved };
};

function changedClient(
  before: Client,
  { details, record }: ParsedOperationInput<typeof action>,
  role: RequesterRole,
): Client {
  if (role === 'member') {
    if (record !== null) throw new AppError('permission-denied', 'Only staff can change this.');
    refuseStranger(before, details.billingEmail);
  }
  const after: Client = { ...before, ...details, ...record };
  return { ...after, searchTokens: clientSearchTokens(after) };
}

/** Members can send bills only to their own people, so that a mistyped or foreign address never gets them. */
function refuseStranger({ billingEmail, people, memberUids }: Client, wanted: string): void {
  if (wanted === billingEmail) return;
  if (people.some(({ email, uid }) => email === wanted && uid !== null && memberUids.includes(uid))) return;
  throw notRight([
    {
      path: 'details.billingEmail',
      message: 'Choose one of your people who has an account. For another address, write to us',
    },
  ]);
}
