import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument } from '../../platform/firestore.ts';

export const noSuchClient = 'We can’t find this client.';

/** @throws AppError `not-found` when there is none. */
export function readClient(deps: Deps, clientId: string, source?: DocumentSource): Promise<Stored<Client>> {
  return readDocument(clientSchema, documentRef(deps.db, 'clients', clientId), noSuchClient, source);
}
