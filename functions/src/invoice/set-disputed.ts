import { invoiceActions } from '@agency/domain/invoice/actions';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/** Marks an invoice as disputed: no reminders are sent for it. What its client said before is then no longer the reason. */
export const setInvoiceDisputed: OperationHandler<'setInvoiceDisputed'> = (
  deps,
  { invoiceId, disputed },
  { person },
) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).dispute);
    const change = disputed ? { disputed, dispute: null } : { disputed };
    if (invoice.disputed !== disputed) {
      changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'setInvoiceDisputed' });
    }
    return { disputed };
  });
