import { withCorrection } from '@agency/domain/client/correct';
import { clientQueries } from '@agency/domain/client/queries';
import { client as clientSchema } from '@agency/domain/client/schema';
import type { Correction } from '@agency/domain/platform/data-request';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';
import { allInTurn } from '../../platform/in-turn.ts';
import { withMerged } from '../../records/client/every-client.ts';
import { syncAudience } from '../../records/client/sync-audience.ts';
import { readLinksOfClient } from '../../records/link/rotate-of-client.ts';
import { staffActor } from '../../records/quote/store.ts';
import { type Correcting, changed, correctEach } from './correcting.ts';

/** Their entries at clients, as one of the people, as invited, and where copies of invoices go. */
export async function correctClients(deps: Deps, correcting: Correcting): Promise<Correction[]> {
  const { clientsByEmail, clientsByInvitation, clientsByInvoiceEmail, clientsByBillingEmail } = clientQueries;
  const at = (spec: QuerySpec, isMeant: (found: DocumentSnapshot) => boolean = () => true) =>
    correctEach(
      deps,
      spec,
      correcting,
      async (found) => isMeant(found) && correctEverywhere(deps, found.id, correcting),
    );
  const isOfOthers = (found: DocumentSnapshot) => {
    const emails: unknown = found.get('emails');
    return !(Array.isArray(emails) && emails.includes(correcting.address));
  };
  return [
    changed('clients', await at(clientsByEmail)),
    changed('invitations', await at(clientsByInvitation)),
    changed('bills', await at(clientsByBillingEmail, isOfOthers)),
    changed('invoiceCopies', await at(clientsByInvoiceEmail)),
  ];
}

/** At a client, and at the one that it was merged into since it was found. */
async function correctEverywhere(deps: Deps, clientId: string, correcting: Correcting): Promise<boolean> {
  const count = await allInTurn(withMerged(deps, clientId), ({ id }) => correctClient(deps, id, correcting));
  return count > 0;
}

async function correctClient(deps: Deps, clientId: string, correcting: Correcting): Promise<boolean> {
  const { actor, action, isDry } = correcting;
  const ref = documentRef(deps.db, 'clients', clientId);
  const isChanged = await commit(deps, async (unit) => {
    const found = await findDocument(clientSchema, ref, unit);
    const before = found && withoutId(found);
    const corrected = before && withCorrection(before, correcting);
    if (!before || !corrected) return false;
    if (isDry) return true;
    // A wrong address was somebody else's, or nobody's: what was mailed there opens nothing any more.
    const isLeft = !corrected.emails.includes(correcting.address) && correcting.to !== null;
    const links = isLeft ? await readLinksOfClient(deps, unit, clientId, before) : null;
    const after = { ...corrected, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.set(ref, after);
    audit(deps, unit, { actor: actor.uid, action, ref, before, after });
    links?.rotate(staffActor(actor), action);
    return true;
  });
  if (isChanged && !isDry) await syncAudience(deps, clientId);
  return isChanged;
}
