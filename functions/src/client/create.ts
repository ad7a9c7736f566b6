import { client as clientSchema } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { linkedUid, newClient } from '../records/client/find-or-create.ts';

const action = 'createClient';

/** Makes a client with one person, who may be known from another client. Asked again it is the same client. */
export const createClient: OperationHandler<typeof action> = async (
  deps,
  { clientId, contact },
  { person },
) => {
  const ref = documentRef(deps.db, 'clients', clientId);
  const uid = await linkedUid(deps, contact.email);
  await commit(deps, async (unit) => {
    const before = await findDocument(clientSchema, ref, unit);
    if (before !== null) {
      if (before.emails.includes(contact.email)) return;
      throw new AppError('already-exists', 'Another client has this id. Try again.');
    }
    const made = newClient(contact, uid, deps.clock());
    unit.create(ref, made);
    audit(deps, unit, { actor: person.uid, action, ref, before: null, after: made });
  });
  return { clientId };
};
