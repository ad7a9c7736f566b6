import { invoiceActions } from '@agency/domain/invoice/actions';
import { balanceOf } from '@agency/domain/invoice/balance';
import { closedBooksObstacle } from '@agency/domain/invoice/issue-obstacle';
import type { Invoice } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { openAccount } from '../records/client/account.ts';
import { readCredit } from '../records/invoice/credit.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'writeOffInvoice';

/**
 * Gives a debt up. It is not credited, because HMRC allows no credit note for a bad debt (VAT Notice 700/18): the client
 * still owes it, and money that comes after all is taken. Why stands in the audit log alone, which no client reads.
 */
export const writeOffInvoice: OperationHandler<typeof action> = (deps, { invoiceId, reason }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    if (invoice.status === 'writtenOff') return { status: invoice.status };
    assertNoObstacle(invoiceActions(invoice).writeOff);
    const on = londonDate(deps.clock());
    const { booksClosedUntil } = await readPrivateSettings(deps, unit);
    assertNoObstacle(closedBooksObstacle(on, booksClosedUntil));
    const credit = await readCredit(deps, unit, invoice.clientId);
    const account = await openAccount(deps, unit, invoice.clientId, credit);
    const { paidAmount } = invoice;
    const change = {
      status: 'writtenOff',
      writtenOff: { on, paidAmount },
    } as const satisfies Partial<Invoice>;
    changeInvoice(deps, unit, { invoice, change, reason, actor: person.uid, action });
    account.add({
      kind: 'writeOff',
      on,
      amount: -balanceOf(invoice),
      reference: invoice.number ?? '',
      invoiceId,
      createdBy: person.uid,
    });
    return { status: change.status };
  });
