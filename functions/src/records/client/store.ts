import { archivedObstacle } from '@agency/domain/client/archive';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { assertNoObstacle } from '../../platform/assert-no-obstacle.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument, readDocument } from '../../platform/firestore.ts';
import { newId } from '../../platform/hash.ts';

export const noSuchClient = 'We can’t find this client.';

/** @throws AppError `not-found` when there is none. */
export function readClient(deps: Deps, clientId: string, source?: DocumentSource): Promise<Stored<Client>> {
  return readDocument(clientSchema, documentRef(deps.db, 'clients', clientId), noSuchClient, source);
}

/** The client, or the record that it was merged into: what was begun before a merge still leads to its people. */
export async function findCurrent(
  deps: Deps,
  clientId: string,
  source?: DocumentSource,
): Promise<Stored<Client> | null> {
  const found = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId), source);
  return found?.mergedInto === undefined ? found : findCurrent(deps, found.mergedInto, source);
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
  const found = await unit.get(documentRef(deps.db, 'clients', clientId));
  refuseMerged({ mergedInto: found.get('mergedInto'), mergePending: found.get('mergePending') });
  return () => {
    if (found.exists) noteOpening(deps, unit, clientId);
  };
}

export function openingNow({ random }: Pick<Deps, 'random'>): Required<Pick<Client, 'lastOpening'>> {
  return { lastOpening: newId(random) };
}

/**
 * Nothing begins with, and nobody changes, a record that was merged into another: what would be written now could be left
 * behind by the move, or land in an account that has been closed.
 * @throws AppError `resource-exhausted` while its documents move, which takes seconds; `failed-precondition` afterwards.
 */
export function refuseMerged({ mergedInto, mergePending }: Merged): void {
  if (mergedInto === undefined) return;
  if (mergePending === true) {
    throw new AppError(
      'resource-exhausted',
      'Two records of this client are being merged. Try again in a few seconds.',
      { retryAfterSeconds: 5 },
    );
  }
  throw new AppError('failed-precondition', 'This client was merged into another record. Use that one.');
}

/** As stored: what is there counts, whatever it is. */
interface Merged {
  readonly mergedInto?: unknown;
  readonly mergePending?: unknown;
}

/** @throws AppError `failed-precondition`: nothing new begins with an archived client. */
export function refuseArchived(client: Pick<Client, 'archived' | 'name'> & Merged): void {
  refuseMerged(client);
  assertNoObstacle(archivedObstacle(client));
}

/** The same of the client that something belongs to; nothing where there is none. */
export async function refuseForArchived(deps: Deps, unit: UnitOfWork, clientId: string): Promise<void> {
  const found = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId), unit);
  if (found !== null) refuseArchived(found);
}
