import { invoiceActions } from '@agency/domain/invoice/actions';
import { sentAgainMail } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readClient } from '../records/client/store.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'sendInvoiceAgain';

/** Mails an issued invoice or credit note to its client once more, with its PDF. */
export const sendInvoiceAgain: OperationHandler<typeof action> = (deps, { invoiceId }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).sendAgain);
    // It is on its way already: a second click sends nothing.
    if (invoice.delivery === 'queued') return { queued: true };
    const client = await readClient(deps, invoice.clientId, unit);
    const { id, mail } = sentAgainMail(invoice, client, deps.clock());
    queueMails(deps, unit, [mail]);
    const change = { delivery: 'queued', deliveryMailId: id } as const;
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
    return { queued: true };
  });
