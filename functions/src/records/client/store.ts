import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument } from '../../platform/firestore.ts';
import { newId } from '../../platform/hash.ts';

export const noSuchClient = 'We can’t find this client.';

/** @throws AppError `not-found` when there is none. */
export function readClient(deps: Deps, clientId: string, source?: DocumentSource): Promise<Stored<Client>> {
  return readDocument(clientSchema, documentRef(deps.db, 'clients', clientId), noSuchClient, source);
}

/**
 * For each commit that begins something which keeps a client from being archived: of it and an archiving that looked for
 * such things before, one begins again. The client was read in this unit (docs/decisions/019-optimistic-commit.md).
 */
export function noteOpening(deps: Deps, unit: UnitOfWork, clientId: string): void {
  unit.update(documentRef(deps.db, 'clients', clientId), openingNow(deps));
}

/** The same where the client itself isn't needed: reads it, and returns what writes; nothing where there is none. */
export async function prepareOpening(deps: Deps, unit: UnitOfWork, clientId: string): Promise<() => void> {
  const { exists } = await unit.get(documentRef(deps.db, 'clients', clientId));
  return () => {
    if (exists) noteOpening(deps, unit, clientId);
  };
}

export function openingNow({ random }: Pick<Deps, 'random'>): Required<Pick<Client, 'lastOpening'>> {
  return { lastOpening: newId(random) };
}

/** @throws AppError `failed-precondition`: nothing new begins with an archived client. */
export function refuseArchived({ archived, name }: Pick<Client, 'archived' | 'name'>): void {
  if (!archived) return;
  throw new AppError('failed-precondition', `${name} is archived. Restore this client first.`);
}
