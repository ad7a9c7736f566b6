import { invoiceActions } from '@agency/domain/invoice/actions';
import type { Invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { londonDate } from '@agency/domain/shared/dates';
import { notRight } from '@agency/domain/shared/errors';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { type DraftFields, draftFields } from '../records/invoice/draft-fields.ts';
import { changeInvoice, inInvoice, refuseOldRevision } from '../records/invoice/store.ts';

/**
 * Saves a draft. Totals are recomputed, with the VAT of its tax point. One for money that came keeps its sum
 * and its tax point. A save
 * from a copy that somebody else has saved over since changes nothing.
 */
export const saveInvoice: OperationHandler<'saveInvoice'> = (deps, input, { person }) => {
  const { invoiceId, draft } = input;
  return inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).save);
    refuseOldRevision(invoice, input.revision);
    const business = await readPrivateSettings(deps, unit);
    const client = await readClient(deps, invoice.clientId, unit);
    const fields = draftFields(draft, business, invoice, londonDate(deps.clock()));
    if (invoice.advance) refuseOtherMoney(invoice, fields);
    const searchTokens = invoiceSearchTokens({ ...invoice, ...fields }, client.name);
    const revision = (invoice.revision ?? 0) + 1;
    const change = { ...fields, revision, clientName: client.name, searchTokens };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'saveInvoice' });
    return { saved: true, revision };
  });
};

/** The tax point of money that came first is the day it came (VAT Notice 700, 14.2.2). */
function refuseOtherMoney({ totals, taxPoint }: Invoice, fields: DraftFields): void {
  if (fields.totals.total !== totals.total) {
    const message = `It must come to exactly ${formatMoney(totals.total)}, the amount that was received`;
    throw notRight([{ path: 'draft.lines', message }]);
  }
  if (taxPoint !== null && fields.taxPoint !== taxPoint) {
    const message = `It must be ${formatDate(taxPoint)}, the day the money was received`;
    throw notRight([{ path: 'draft.taxPoint.on', message }]);
  }
}
