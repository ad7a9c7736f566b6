import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument } from '../../platform/firestore.ts';

export const noSuchClient = 'We can’t find this client.';

/** @throws AppError `not-found` when there is none. */
export function readClient(deps: Deps, clientId: string, source?: DocumentSource): Promise<Stored<Client>> {
  return readDocument(clientSchema, documentRef(deps.db, 'clients', clientId), noSuchClient, source);
}

/** @throws AppError `failed-precondition`: nothing new begins with an archived client. */
export function refuseArchived({ archived, name }: Pick<Client, 'archived' | 'name'>): void {
  if (!archived) return;
  throw new AppError('failed-precondition', `${name} is archived. Restore this client first.`);
}
