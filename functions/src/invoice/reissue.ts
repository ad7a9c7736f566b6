import { invoiceAmounts } from '@agency/domain/invoice/from-draft';
import type { Invoice } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseArchived } from '../records/client/store.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { newInvoice } from '../records/invoice/new-invoice.ts';
import { inInvoice, invoiceRef, readInvoice } from '../records/invoice/store.ts';
import { credited } from './credit.ts';

const action = 'correctAndReissue';

/** Credits an invoice in full and opens a draft of the same stage with the same content, in one commit. */
export const correctAndReissue: OperationHandler<typeof action> = async (deps, input, { person }) => {
  const { answer, client } = await inInvoice(deps, input.invoiceId, async (unit, invoice) => {
    const first = await firstAnswer(deps, unit, invoice);
    if (first) return { answer: first, client: null };
    if (invoice.advance) {
      throw new AppError('failed-precondition', 'An invoice for money in advance can only be credited.');
    }
    const invoiceId = `${input.creditNoteId}-again`;
    const change = { reissuedAs: invoiceId };
    const crediting = { ...input, scope: { kind: 'full' as const }, person, action, change };
    const { answer: note, client: buyer } = await credited(deps, unit, invoice, crediting);
    refuseArchived(buyer);
    const draft = againOf(invoice, buyer, deps.clock());
    const ref = invoiceRef(deps, invoiceId);
    unit.create(ref, draft);
    audit(deps, unit, { actor: person.uid, action, ref, before: null, after: draft });
    return { answer: { creditNoteNumber: note.creditNoteNumber, invoiceId }, client: buyer };
  });
  if (client !== null) await resyncAudience(deps, client);
  return answer;
};

async function firstAnswer(deps: Deps, unit: UnitOfWork, { reissuedAs, creditNoteId }: Invoice) {
  if (reissuedAs === undefined || creditNoteId === null) return null;
  const note = await readInvoice(deps, creditNoteId, unit);
  return { creditNoteNumber: note.number ?? '', invoiceId: reissuedAs };
}

function againOf(
  invoice: Stored<Invoice>,
  client: { readonly id: string; readonly name: string },
  now: Date,
): Invoice {
  const { title, projectId, quoteId, stage, series, lines, discount, plannedVat } = invoice;
  const { vatRegistered, purchaseOrder, taxPoint, issuedOn } = invoice;
  // The supply was made when it was: a tax point that was set stays.
  const isSet = taxPoint !== null && taxPoint !== issuedOn;
  return newInvoice({
    title,
    client,
    projectId,
    quoteId,
    stage,
    // Staff want it now.
    ...(stage ? { dueSince: londonDate(now), stageAskedOn: londonDate(now) } : {}),
    series,
    // Without deductions: issuing it takes them anew.
    amounts: invoiceAmounts({ lines, discount }, vatRegistered, plannedVat),
    ...(plannedVat ? { plannedVat } : {}),
    ...(isSet ? { taxPoint, taxPointReason: invoice.taxPointReason } : {}),
    purchaseOrder,
    replaces: { invoiceId: invoice.id, invoiceNumber: invoice.number ?? '' },
    vatRegistered,
    now,
  });
}
