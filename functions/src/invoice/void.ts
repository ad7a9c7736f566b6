import { audienceOf } from '@agency/domain/client/members';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { AppError, invariant } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { healAudience } from '../client/spread-audience.ts';
import { audit } from '../platform/audit.ts';
import type { Work } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { addCredit, readCredit } from './credit.ts';
import { creditNoteMailId } from './mails.ts';
import { takeNumber } from './number.ts';
import {
  changeInvoice,
  inInvoice,
  invoiceRef,
  invoiceSearchTokens,
  readClient,
  refuseFor,
  writeActivity,
} from './store.ts';

/**
 * Takes an issued invoice back by a credit note over all of it, in one commit. The invoice stays as it was, marked void;
 * what was paid on it becomes credit of the client. Voiding again gets the first answer. The trigger mails the note.
 */
export const voidInvoice: OperationHandler<'voidInvoice'> = async (
  deps,
  { invoiceId, reason },
  { person },
) => {
  const { answer, client } = await inInvoice(deps, invoiceId, async (unit, invoice) => {
    const first = await firstAnswer(deps, unit, invoice);
    if (first) return { answer: first, client: null };
    refuseFor(invoiceActions(invoice).void);
    const buyer = await readClient(deps, invoice.clientId, unit);
    const account = await readCredit(deps, unit, invoice.clientId);
    const { number, issuedOn } = await takeNumber(deps, unit, 'creditNote');
    const creditNoteId = `${invoiceId}-credit`;
    const actor = person.uid;
    const note: Invoice = {
      ...creditNoteOf(invoice, { number, issuedOn, reason, now: deps.clock() }),
      ...audienceOf(buyer),
      deliveryMailId: creditNoteMailId(creditNoteId),
      searchTokens: invoiceSearchTokens(
        { ...invoice, number, title: `${invoice.number} ${invoice.title}` },
        buyer.name,
      ),
    };
    const ref = invoiceRef(deps, creditNoteId);
    unit.create(ref, note);
    audit(deps, unit, { actor, action: 'voidInvoice', ref, before: null, after: note });
    const change = { status: 'void', creditNoteId } as const;
    changeInvoice(deps, unit, { invoice, change, actor, action: 'voidInvoice' });
    if (invoice.paidAmount > 0) {
      const why = `Paid on invoice ${invoice.number}, which is void`;
      const entry = { amount: invoice.paidAmount, reason: why, invoiceId, createdBy: actor };
      addCredit(deps, unit, invoice.clientId, account, entry);
    }
    writeActivity(deps, unit, {
      projectId: invoice.projectId,
      id: `invoice-voided-${invoiceId}`,
      kind: 'invoiceVoided',
      subject: `${invoice.number} by ${number}`,
      actorName: person.name,
    });
    return { answer: { creditNoteId, creditNoteNumber: number }, client: buyer };
  });
  if (client !== null) await healAudience(deps, client);
  return answer;
};

async function firstAnswer(deps: Deps, unit: Work, { creditNoteId }: Invoice) {
  if (creditNoteId === null) return null;
  const note = await findDocument(invoiceSchema, invoiceRef(deps, creditNoteId), unit);
  if (note?.number) return { creditNoteId, creditNoteNumber: note.number };
  throw new AppError('internal', 'The credit note of this invoice can’t be read.', { detail: creditNoteId });
}

interface Credited {
  readonly number: string;
  readonly issuedOn: string;
  readonly reason: string;
  readonly now: Date;
}

/** The same lines, amounts and parties; what it means is the opposite, so amounts stay positive. */
function creditNoteOf(invoice: Stored<Invoice>, { number, issuedOn, reason, now }: Credited): Invoice {
  invariant(invoice.number !== null, 'an issued invoice has a number');
  return {
    ...withoutId(invoice),
    kind: 'creditNote',
    number,
    title: `Credit for invoice ${invoice.number}`,
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
    credits: { invoiceId: invoice.id, invoiceNumber: invoice.number, reason },
    creditNoteId: null,
    delivery: 'queued',
    lastReminder: null,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
