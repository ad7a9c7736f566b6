import { invoiceActions } from '@agency/domain/invoice/actions';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseFor } from '../platform/refuse.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/** Puts away a draft. It never had a number, so none is missing. */
export const discardInvoice: OperationHandler<'discardInvoice'> = (deps, { invoiceId }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    refuseFor(invoiceActions(invoice).discard);
    const change = { status: 'discarded' } as const;
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'discardInvoice' });
    return { status: change.status };
  });
