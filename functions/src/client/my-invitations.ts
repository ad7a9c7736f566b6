import { openInvitation, withAcceptedInvitation, withoutInvitation } from '@agency/domain/client/members';
import { clientQueries } from '@agency/domain/client/queries';
import { client as clientSchema } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, findDocument, findDocuments, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseMerged } from '../records/client/store.ts';
import { syncAudience } from '../records/client/sync-audience.ts';
import { accountOf } from '../records/user/account.ts';

/** The inviter is named by their verified address: a name could say anything. */
export const listMyInvitations: OperationHandler<'listMyInvitations'> = async (deps, _input, { person }) => {
  const spec = clientQueries.clientsByInvitation;
  const found = await findDocuments(deps, clientSchema, spec, [person.email]);
  const invitations = await Promise.all(
    found.map(async (client) => {
      const invitation = openInvitation(client, person.email);
      const inviter = invitation && (await accountOf(deps, invitation.invitedBy));
      if (!inviter?.email || inviter.disabled) return [];
      return [{ clientId: client.id, clientName: client.name, invitedBy: inviter.email }];
    }),
  );
  return { invitations: invitations.flat() };
};

const action = 'answerInvitation';

/**
 * The only way a member's invitee becomes a member. The session has a verified address (`requireMember`), and the
 * address is the account's current one. Answering again changes nothing.
 */
export const answerInvitation: OperationHandler<typeof action> = async (
  deps,
  { clientId, accept },
  { person },
) => {
  const ref = documentRef(deps.db, 'clients', clientId);
  const { joined, hasChanged } = await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    if (found === null) throw noInvitation();
    const before = withoutId(found);
    refuseMerged(before);
    const isMember = before.memberUids.includes(person.uid);
    const answered = accept
      ? withAcceptedInvitation(before, person.email, person.uid)
      : withoutInvitation(before, person.email);
    if (answered === null) {
      if (isMember) return { joined: true, hasChanged: false };
      throw noInvitation();
    }
    const after = { ...answered, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action, ref, before, after });
    return { joined: accept || isMember, hasChanged: accept };
  });
  if (hasChanged) await syncAudience(deps, clientId);
  return { joined };
};

/** The same for every client, so that ids can't be tried out. */
function noInvitation(): AppError {
  return new AppError('not-found', 'We can’t find this invitation. It may have been withdrawn.');
}
