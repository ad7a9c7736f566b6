import { invoiceActions } from '@agency/domain/invoice/actions';
import { balanceOf, withoutWriteOff } from '@agency/domain/invoice/balance';
import { closedBooksObstacle } from '@agency/domain/invoice/issue-obstacle';
import { londonDate } from '@agency/domain/shared/dates';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { openAccount } from '../records/client/account.ts';
import { readClient, refuseArchived } from '../records/client/store.ts';
import { readCredit } from '../records/invoice/credit.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'reinstateInvoice';

/**
 * Takes back a write-off that was made by mistake: what is owed is expected again, and reminded of from now on. Asked
 * again it changes nothing. Why stands in the audit log alone, as with the write-off, of which the client wasn't told.
 */
export const reinstateInvoice: OperationHandler<typeof action> = (deps, { invoiceId, reason }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    if (invoice.writtenOff === null) return { status: invoice.status };
    assertNoObstacle(invoiceActions(invoice).reinstate);
    const on = londonDate(deps.clock());
    const { booksClosedUntil } = await readPrivateSettings(deps, unit);
    assertNoObstacle(closedBooksObstacle(on, booksClosedUntil));
    refuseArchived(await readClient(deps, invoice.clientId, unit));
    const credit = await readCredit(deps, unit, invoice.clientId);
    const account = await openAccount(deps, unit, invoice.clientId, credit);
    const change = withoutWriteOff(invoice);
    changeInvoice(deps, unit, { invoice, change, reason, actor: person.uid, action });
    account.add({
      kind: 'writeOffUndone',
      on,
      amount: balanceOf({ ...invoice, ...change }),
      reference: invoice.number ?? '',
      invoiceId,
      createdBy: person.uid,
    });
    return { status: change.status };
  });
