import { withColleague, withInvitation, withInvitationMailed } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { AppError } from '@agency/domain/shared/errors';
import { mailboxOf } from '../mail-queue/mail-limits.ts';
import { newMail, queueMails } from '../mail-queue/outbox.ts';
import { audit } from '../platform/audit.ts';
import { isStaff } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, withoutId } from '../platform/firestore.ts';
import { keyedHash } from '../platform/hash.ts';
import type { CallContext, OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readClient, refuseArchived, refuseMerged } from '../records/client/store.ts';
import { syncAudience } from '../records/client/sync-audience.ts';
import { findAccount, isLinkedAccount } from '../records/user/account.ts';
import { roleOf } from './requester.ts';

const action = 'inviteColleague';
const maxPeople = 50;

/**
 * Mails somebody how to get in. A member's invitee joins the client on accepting (`answerInvitation`), so that nobody
 * is tied to a client they know nothing of. Staff's invitee joins at once: with access if they have verified and linked
 * this address, otherwise as soon as they do. Inviting again changes nothing and mails nothing, unless staff ask for it
 * of somebody who has no access yet.
 */
export const inviteColleague: OperationHandler<typeof action> = async (deps, input, context) => {
  const isOfStaff = await isStaff(deps, context.person);
  // Callers without the right are refused before anything is counted.
  const known = await readClient(deps, input.clientId);
  roleOf(known, context.person, isOfStaff);
  if (!(isOfStaff && input.again) && isInvited(known, input.email, isOfStaff)) return { invited: false };
  // Each client's people and staff for themselves: nobody uses up whom somebody else may invite.
  const inviting = `${isOfStaff ? 'staff' : 'members'} ${input.clientId}`;
  await consumeLimit(deps, 'invitations', inviting);
  await consumeLimit(deps, 'invitationsPerRecipient', mailboxOf(input.email), inviting);
  const invited = await invite(deps, input, context, isOfStaff);
  if (invited && isOfStaff) await syncAudience(deps, input.clientId);
  return { invited };
};

/** Staff may add somebody whom a member only invited. */
function isInvited({ people, invitations }: Client, address: string, isOfStaff: boolean): boolean {
  const known = isOfStaff ? people : [...people, ...invitations];
  return known.some(({ email }) => email === address);
}

async function invite(
  deps: Deps,
  input: ParsedOperationInput<typeof action>,
  { person }: CallContext,
  isOfStaff: boolean,
): Promise<boolean> {
  const { clientId, name, email } = input;
  const ref = documentRef(deps.db, 'clients', clientId);
  // For a member's colleague we don't even look up whether they have an account.
  const account = isOfStaff ? await findAccount(deps, email) : null;
  const uid = account && isLinkedAccount(account) ? account.uid : null;
  return commit(deps, async (unit) => {
    const before = withoutId(await readClient(deps, clientId, unit));
    roleOf(before, person, isOfStaff);
    // Members may: nothing tells them that we filed their record away.
    if (isOfStaff) refuseArchived(before);
    else refuseMerged(before);
    const now = deps.clock();
    const invited = isOfStaff
      ? invitedByStaff(before, input, uid, now)
      : withInvitation(before, { name, email, invitedBy: person.uid, invitedAt: now });
    if (invited === null) return false;
    refuseCrowd(invited);
    const after = { ...invited, updatedAt: now, updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    const which = keyedHash(deps.config, 'invitation', email).slice(0, 16);
    const data = { notice: 'invitation', clientId, invitedBy: person.uid } as const;
    const id = `notice.invitation.${clientId}.${which}.${now.getTime()}`;
    const mail = newMail({ id, template: 'notice', to: [email], data }, now);
    queueMails(deps, unit, [mail]);
    return true;
  });
}

function invitedByStaff(
  client: Client,
  { name, email, again }: ParsedOperationInput<typeof action>,
  uid: string | null,
  now: Date,
): Client | null {
  if (again) return withInvitationMailed(client, email, now);
  return withColleague(client, { name, email, uid, mailedAt: now });
}

function refuseCrowd({ people, invitations }: Client): void {
  if (people.length + invitations.length <= maxPeople) return;
  throw new AppError(
    'failed-precondition',
    `At most ${maxPeople} people can belong to a client. Remove someone first.`,
  );
}
