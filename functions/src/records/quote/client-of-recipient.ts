import { notRight } from '@agency/domain/shared/errors';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef } from '../../platform/firestore.ts';
import { readClient, refuseArchived } from '../client/store.ts';

/** Sending looks for the client among those that have the address: the one that staff chose has to be one of them. */
export async function refuseOthers(
  deps: Deps,
  unit: UnitOfWork,
  clientId: string,
  email: string,
): Promise<void> {
  const client = await readClient(deps, clientId, unit);
  refuseArchived(client);
  // A merge or an archiving that begins meanwhile would leave the quote behind.
  unit.guard(documentRef(deps.db, 'clients', clientId));
  const { emails, name } = client;
  if (emails.includes(email)) return;
  throw notRight([{ path: 'recipient.email', message: `Choose a person at ${name}` }]);
}
