import { invoiceActions } from '@agency/domain/invoice/actions';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { AppError } from '@agency/domain/shared/errors';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient } from '../records/client/store.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'setPurchaseOrder';

/** Adds the client's purchase order number, the one field that may come after issue; one that is there stays. */
export const setPurchaseOrder: OperationHandler<typeof action> = (
  deps,
  { invoiceId, purchaseOrder },
  { person },
) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).setPurchaseOrder);
    if (invoice.purchaseOrder === purchaseOrder) return { saved: true };
    if (invoice.purchaseOrder !== null && invoice.status !== 'draft') {
      throw new AppError('failed-precondition', 'This invoice already has a purchase order number.');
    }
    const client = await readClient(deps, invoice.clientId, unit);
    const searchTokens = invoiceSearchTokens({ ...invoice, purchaseOrder }, client.name);
    const change = { purchaseOrder, searchTokens };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
    return { saved: true };
  });
