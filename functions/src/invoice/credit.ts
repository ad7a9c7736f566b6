import { invoiceActions } from '@agency/domain/invoice/actions';
import { type CreditScope, creditNoteContent, takenBefore } from '@agency/domain/invoice/credit-note';
import { afterCreditNote } from '@agency/domain/invoice/deductions';
import { closedBooksObstacle } from '@agency/domain/invoice/issue-obstacle';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, findEvery, parseAll } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { openAccount } from '../records/client/account.ts';
import { readClient } from '../records/client/store.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { returnDeductions } from '../records/invoice/advances.ts';
import { addCredit, type CreditAccount, readCredit } from '../records/invoice/credit.ts';
import { takeNumber } from '../records/invoice/number.ts';
import {
  changeInvoice,
  inInvoice,
  invoiceRef,
  readInvoice,
  writeActivity,
} from '../records/invoice/store.ts';
import { creditNoteOf } from './credit-note.ts';

/**
 * Credits an issued invoice, all that is left of it or a part, by a credit note in one commit. The invoice keeps its text;
 * what was paid above its new balance becomes the client's credit. Asked again with the same id it returns the first
 * response. The trigger mails the note.
 */
export const creditInvoice: OperationHandler<'creditInvoice'> = async (deps, input, { person }) => {
  const { answer, client } = await inInvoice(deps, input.invoiceId, async (unit, invoice) => {
    const first = await firstAnswer(deps, unit, invoice, input.creditNoteId);
    if (first) return { answer: first, client: null };
    return credited(deps, unit, invoice, { ...input, person, action: 'creditInvoice', change: {} });
  });
  if (client !== null) await resyncAudience(deps, client);
  return answer;
};

export interface Crediting {
  readonly creditNoteId: string;
  readonly scope: CreditScope;
  readonly reason: string;
  readonly person: Person;
  readonly action: string;
  /** What else changes in the invoice. */
  readonly change: Partial<Invoice>;
}

/** Writes the credit note and all that follows from it. */
export async function credited(deps: Deps, unit: UnitOfWork, invoice: Stored<Invoice>, crediting: Crediting) {
  const { creditNoteId, scope, reason, person, action } = crediting;
  assertNoObstacle(invoiceActions(invoice).credit);
  const { booksClosedUntil } = await readPrivateSettings(deps, unit);
  assertNoObstacle(closedBooksObstacle(londonDate(deps.clock()), booksClosedUntil));
  const client = await readClient(deps, invoice.clientId, unit);
  if (invoice.advance && scope.kind !== 'full') {
    throw new AppError(
      'failed-precondition',
      'You can only credit all that’s left of an invoice for money in advance.',
    );
  }
  const taken = takenBefore(invoice, await notesOf(deps, unit, invoice));
  const content = creditNoteContent(invoice, taken, scope);
  const credit = await readCredit(deps, unit, invoice.clientId);
  const account = await openAccount(deps, unit, invoice.clientId, credit);
  const numbered = await takeNumber(deps, unit, 'creditNote');
  const noting = { ...numbered, ...content, creditNoteId, reason, now: deps.clock() };
  const { note, excess, sums } = creditNoteOf(invoice, client, noting);
  const ref = invoiceRef(deps, creditNoteId);
  unit.create(ref, note);
  audit(deps, unit, { actor: person.uid, action, ref, before: null, after: note });
  const isOver = sums.status === 'void' || sums.status === 'credited';
  const after = afterCreditNote(invoice, note.totals);
  const advance = after ? { advance: after } : {};
  const change = { ...sums, ...advance, ...crediting.change, creditNoteId };
  changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
  if (isOver) await returnDeductions(deps, unit, invoice.deductions ?? [], person.uid);
  const left = keepExcess(deps, unit, { invoice, excess, credit, by: person.uid });
  account.add({
    kind: 'creditNote',
    on: numbered.issuedOn,
    amount: -note.totals.total,
    reference: numbered.number,
    invoiceId: creditNoteId,
    createdBy: person.uid,
  });
  writeActivity(deps, unit, {
    projectId: invoice.projectId,
    id: `invoice-credited-${creditNoteId}`,
    kind: sums.status === 'void' ? 'invoiceVoided' : 'invoiceCredited',
    subject: `${invoice.number} by ${numbered.number}`,
    actorName: person.name,
  });
  const answer = { creditNoteId, creditNoteNumber: numbered.number, status: sums.status, credit: left };
  return { answer, client };
}

interface Excess {
  readonly invoice: Stored<Invoice>;
  readonly excess: number;
  readonly credit: CreditAccount;
  readonly by: string;
}

function keepExcess(deps: Deps, unit: UnitOfWork, { invoice, excess, credit, by }: Excess): number {
  if (excess === 0) return credit.balance;
  return addCredit(deps, unit, invoice.clientId, credit, {
    amount: excess,
    reason: `Paid on invoice ${invoice.number}, which was credited`,
    invoiceId: invoice.id,
    createdBy: by,
  });
}

/** However many there are. */
async function notesOf(deps: Deps, unit: UnitOfWork, { id }: Stored<Invoice>): Promise<Stored<Invoice>[]> {
  return parseAll(invoiceSchema, await findEvery(deps.db, invoiceQueries.creditNotesOfInvoice, [id], unit));
}

/** @throws AppError `already-exists` when the id belongs to another document. */
async function firstAnswer(deps: Deps, unit: UnitOfWork, invoice: Stored<Invoice>, creditNoteId: string) {
  const note = await findDocument(invoiceSchema, invoiceRef(deps, creditNoteId), unit);
  if (note === null) return null;
  if (note.credits?.invoiceId !== invoice.id) {
    throw new AppError('already-exists', 'Another document has this id. Try again.');
  }
  invariant(note.number !== null, 'a credit note has a number');
  const { balance } = await readCredit(deps, unit, invoice.clientId);
  // Read again, because that commit may have landed since the invoice was read.
  const { status } = await readInvoice(deps, invoice.id, unit);
  return { creditNoteId, creditNoteNumber: note.number, status, credit: balance };
}
