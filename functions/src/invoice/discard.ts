import { invoiceActions } from '@agency/domain/invoice/actions';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/** Discards a draft. It never had a number, so none is missing. */
export const discardInvoice: OperationHandler<'discardInvoice'> = (deps, { invoiceId }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).discard);
    const change = { status: 'discarded' } as const;
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'discardInvoice' });
    return { status: change.status };
  });
