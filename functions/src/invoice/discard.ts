import { invoiceActions } from '@agency/domain/invoice/actions';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { audit } from '../platform/audit.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { prepareOpening } from '../records/client/store.ts';
import { addCredit, readCredit } from '../records/invoice/credit.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';
import { readReceipt, receiptRef } from '../records/receipt/store.ts';

const action = 'discardInvoice';

/** Discards a draft. It never had a number, so none is missing. Money that it was for becomes the client's credit. */
export const discardInvoice: OperationHandler<typeof action> = (deps, { invoiceId }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).discard);
    if (invoice.advance) await makeCredit(deps, unit, invoice, person.uid);
    const advance = invoice.advance ? { advance: { ...invoice.advance, isOpen: false } } : {};
    const change = { status: 'discarded', ...advance } as const;
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
    return { status: change.status };
  });

async function makeCredit(deps: Deps, unit: UnitOfWork, invoice: Stored<Invoice>, by: string): Promise<void> {
  const noteOpening = await prepareOpening(deps, unit, invoice.clientId);
  const credit = await readCredit(deps, unit, invoice.clientId);
  const receipt = await readReceipt(deps, invoice.advance?.receiptId ?? '', unit);
  const amount = invoice.totals.total;
  const before = withoutId(receipt);
  const after = {
    ...before,
    advanceInvoiceId: null,
    credited: receipt.credited + amount,
    updatedAt: deps.clock(),
  };
  const ref = receiptRef(deps, receipt.id);
  unit.set(ref, after);
  audit(deps, unit, { actor: by, action, ref, before, after });
  const entry = { amount, reason: 'Paid before it was due', invoiceId: null, createdBy: by };
  addCredit(deps, unit, invoice.clientId, credit, entry);
  noteOpening();
}
