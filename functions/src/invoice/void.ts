import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { creditNoteMailId } from '../mail-queue/invoice-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient } from '../records/client/store.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { addCredit, type CreditAccount, readCredit } from '../records/invoice/credit.ts';
import { type Numbered, takeNumber } from '../records/invoice/number.ts';
import { changeInvoice, inInvoice, invoiceRef, writeActivity } from '../records/invoice/store.ts';

/**
 * Voids an issued invoice by a credit note over all of it, in one commit. The invoice stays as it was, marked void;
 * what was paid on it becomes the client's credit. Voiding again returns the first response. The trigger mails the
 * note.
 */
export const voidInvoice: OperationHandler<'voidInvoice'> = async (
  deps,
  { invoiceId, reason },
  { person },
) => {
  const { answer, client } = await inInvoice(deps, invoiceId, async (unit, invoice) => {
    const first = await firstAnswer(deps, unit, invoice);
    if (first) return { answer: first, client: null };
    assertNoObstacle(invoiceActions(invoice).void);
    const buyer = await readClient(deps, invoice.clientId, unit);
    const account = await readCredit(deps, unit, invoice.clientId);
    const numbered = await takeNumber(deps, unit, 'creditNote');
    const note = creditNoteOf(invoice, buyer, { ...numbered, reason, now: deps.clock() });
    writeVoid(deps, unit, { invoice, note, account, person });
    return {
      answer: { creditNoteId: creditNoteIdOf(invoice), creditNoteNumber: numbered.number },
      client: buyer,
    };
  });
  if (client !== null) await resyncAudience(deps, client);
  return answer;
};

interface Voiding {
  readonly invoice: Stored<Invoice>;
  readonly note: Invoice;
  readonly account: CreditAccount;
  readonly person: Person;
}

function writeVoid(deps: Deps, unit: UnitOfWork, { invoice, note, account, person }: Voiding): void {
  const by = { actor: person.uid, action: 'voidInvoice' };
  const creditNoteId = creditNoteIdOf(invoice);
  const ref = invoiceRef(deps, creditNoteId);
  unit.create(ref, note);
  audit(deps, unit, { ...by, ref, before: null, after: note });
  changeInvoice(deps, unit, { ...by, invoice, change: { status: 'void', creditNoteId } });
  if (invoice.paidAmount > 0) {
    addCredit(deps, unit, invoice.clientId, account, {
      amount: invoice.paidAmount,
      reason: `Paid on invoice ${invoice.number}, which is void`,
      invoiceId: invoice.id,
      createdBy: person.uid,
    });
  }
  writeActivity(deps, unit, {
    projectId: invoice.projectId,
    id: `invoice-voided-${invoice.id}`,
    kind: 'invoiceVoided',
    subject: `${invoice.number} by ${note.number}`,
    actorName: person.name,
  });
}

/** An invoice has one credit note at most. */
function creditNoteIdOf({ id }: Stored<Invoice>): string {
  return `${id}-credit`;
}

async function firstAnswer(deps: Deps, unit: UnitOfWork, { creditNoteId }: Invoice) {
  if (creditNoteId === null) return null;
  const note = await findDocument(invoiceSchema, invoiceRef(deps, creditNoteId), unit);
  if (note?.number) return { creditNoteId, creditNoteNumber: note.number };
  throw new AppError('internal', 'The credit note of this invoice can’t be read.', { detail: creditNoteId });
}

interface Credited extends Numbered {
  readonly reason: string;
  readonly now: Date;
}

/** The same lines, amounts and parties. Amounts stay positive: that it is a credit note is what reverses them. */
function creditNoteOf(
  invoice: Stored<Invoice>,
  client: Client,
  { number, issuedOn, reason, now }: Credited,
): Invoice {
  invariant(invoice.number !== null, 'an issued invoice has a number');
  const credits = { invoiceId: invoice.id, invoiceNumber: invoice.number, reason };
  const found = { ...invoice, number, title: `${invoice.number} ${invoice.title}` };
  return {
    ...withoutId(invoice),
    kind: 'creditNote',
    number,
    title: `Credit for invoice ${invoice.number}`,
    ...audienceOf(client),
    stage: null,
    series: null,
    status: 'issued',
    disputed: false,
    issuedOn,
    taxPoint: issuedOn,
    dueOn: null,
    paidAmount: 0,
    bankDetails: null,
    termsText: null,
    credits,
    creditNoteId: null,
    delivery: 'queued',
    deliveryMailId: creditNoteMailId(creditNoteIdOf(invoice)),
    lastReminder: null,
    searchTokens: invoiceSearchTokens(found, client.name),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
