import { formerBilling, leavingFor, mergedInto, mergeObstacle } from '@agency/domain/client/merge';
import { type Client, type ClientNotes, clientNotes } from '@agency/domain/client/schema';
import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { accountNoted } from '../records/client/account.ts';
import { finishMerge } from '../records/client/move-records.ts';
import { openingNow, readClient } from '../records/client/store.ts';
import { addCredit, readCredit } from '../records/invoice/credit.ts';
import { readLinksOfClient } from '../records/link/rotate-of-client.ts';
import { staffActor } from '../records/quote/store.ts';
import { otherObstacle, previewMerge } from './preview-merge.ts';

const action = 'mergeClients';

/**
 * Merges one client's record into another. The first commit joins the people, moves credit and account, and closes the old
 * record: whatever begins something for it meets that. Then its documents move. Cut off after that, it is finished when
 * asked again, or by the daily repair. What was issued keeps the name that it was issued to.
 * @throws AppError `failed-precondition` where they can't be merged, or one has changed since it was seen.
 */
export const mergeClients: OperationHandler<typeof action> = async (deps, input, { person }) => {
  const { fromId, intoId, dryRun } = input;
  if (fromId === intoId) throw new AppError('failed-precondition', 'Choose two different records.');
  if (dryRun) return { preview: await previewMerge(deps, fromId, intoId) };
  await commit(deps, (unit) => beginMerge(deps, unit, input, person));
  await finishMerge(deps, fromId, intoId, { actor: person.uid, action });
  return { preview: null };
};

async function beginMerge(
  deps: Deps,
  unit: UnitOfWork,
  { fromId, intoId, seen }: ParsedOperationInput<typeof action>,
  person: Person,
): Promise<void> {
  const actor = person.uid;
  const from = await readClient(deps, fromId, unit);
  if (from.mergedInto === intoId) return;
  const into = await readClient(deps, intoId, unit);
  if (from.mergedInto !== undefined) {
    throw new AppError('failed-precondition', 'This record has been merged into another one already.');
  }
  const obstacle = mergeObstacle(from, into) ?? (await otherObstacle(deps, fromId, intoId));
  if (obstacle !== null) throw new AppError('failed-precondition', obstacle);
  refuseUnseen(from, seen?.from);
  refuseUnseen(into, seen?.into);
  // As when bills move by hand: what was mailed to an address that nobody has any more opens nothing.
  const isLeft = formerBilling(from, into) !== null;
  const links = isLeft ? await readLinksOfClient(deps, unit, fromId, from) : null;
  links?.rotate(staffActor(person), action);
  await moveMoney(deps, unit, { fromId, intoId, actor });
  await moveNotes(deps, unit, { fromId, intoId, actor });
  const stamp = { ...openingNow(deps), updatedAt: deps.clock(), updatedBy: 'system' };
  write(deps, unit, into, { ...mergedInto(withoutId(from), withoutId(into)), ...stamp }, actor);
  write(deps, unit, from, { ...leavingFor(withoutId(from), intoId), ...stamp }, actor);
}

function write(deps: Deps, unit: UnitOfWork, stored: Stored<Client>, after: Client, actor: string): void {
  const ref = documentRef(deps.db, 'clients', stored.id);
  unit.set(ref, after);
  audit(deps, unit, { actor, action, ref, before: withoutId(stored), after });
}

/** @throws AppError `failed-precondition`: somebody may have joined who was not named. */
function refuseUnseen({ name, updatedAt }: Client, seen: number | undefined): void {
  if (seen === undefined || seen === updatedAt.getTime()) return;
  throw new AppError(
    'failed-precondition',
    `Someone changed ${name} after you looked. Look again, then merge.`,
  );
}

interface Move {
  readonly fromId: string;
  readonly intoId: string;
  readonly actor: string;
}

/** What the old record's credit and account say is added to the other's, to the penny, and taken off here. */
async function moveMoney(deps: Deps, unit: UnitOfWork, { fromId, intoId, actor }: Move): Promise<void> {
  const [own, other] = [await readCredit(deps, unit, fromId), await readCredit(deps, unit, intoId)];
  // Both clients are written with what begins here.
  const noteOpening = () => {};
  const account = await accountNoted(deps, unit, { clientId: fromId, credit: own, noteOpening });
  const next = await accountNoted(deps, unit, { clientId: intoId, credit: other, noteOpening });
  const rest = { kind: 'broughtForward', on: londonDate(deps.clock()), createdBy: actor } as const;
  if (account.balance !== 0) {
    account.add({ ...rest, amount: -account.balance, reference: 'To the record it was merged into' });
    next.add({ ...rest, amount: account.balance, reference: 'From a record that was merged' });
  }
  const { balance: credit } = own;
  if (credit === 0) return;
  const entry = { invoiceId: null, createdBy: actor };
  addCredit(deps, unit, fromId, own, { ...entry, amount: -credit, reason: 'Moved with a merged record' });
  addCredit(deps, unit, intoId, other, { ...entry, amount: credit, reason: 'Moved from a merged record' });
}

/** Notes of both, one below the other. */
async function moveNotes(deps: Deps, unit: UnitOfWork, { fromId, intoId, actor }: Move): Promise<void> {
  const from = documentRef(deps.db, 'clientPrivate', fromId, 'notes');
  const into = documentRef(deps.db, 'clientPrivate', intoId, 'notes');
  const own = await findDocument(clientNotes, from, unit);
  if (own === null) return;
  const other = await findDocument(clientNotes, into, unit);
  unit.delete(from);
  if (own.text === '') return;
  const now = deps.clock();
  const after: ClientNotes = {
    text: [other?.text ?? '', own.text].filter((text) => text !== '').join('\n\n'),
    revision: (other?.revision ?? 0) + 1,
    createdAt: other?.createdAt ?? now,
    updatedAt: now,
    updatedBy: 'system',
  };
  unit.set(into, after);
  audit(deps, unit, { actor, action, ref: into, before: other && withoutId(other), after });
}
