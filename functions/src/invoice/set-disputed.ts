import { invoiceActions } from '@agency/domain/invoice/actions';
import type { Invoice } from '@agency/domain/invoice/schema';
import { disputeAnsweredNotice } from '../mail-queue/invoice-mails.ts';
import { queueOnce } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient } from '../records/client/store.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/**
 * Marks an invoice as disputed, so that no reminders are sent for it, or ends that, with an answer that the client is
 * mailed. What a client said before isn't why staff mark it.
 */
export const setInvoiceDisputed: OperationHandler<'setInvoiceDisputed'> = (
  deps,
  { invoiceId, disputed, answer },
  { person },
) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).dispute);
    if (invoice.disputed === disputed) return { disputed };
    const at = deps.clock();
    const disputeAnswer = disputed || answer === undefined ? null : { words: answer, at };
    const ended: Partial<Invoice> = { disputed, disputeAnswer };
    const change = disputed ? { ...ended, dispute: null } : ended;
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'setInvoiceDisputed' });
    if (disputeAnswer !== null) {
      const client = await readClient(deps, invoice.clientId, unit);
      await queueOnce(deps, unit, disputeAnsweredNotice(invoice, client, at));
    }
    return { disputed };
  });
