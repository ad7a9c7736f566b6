import { invoiceActions } from '@agency/domain/invoice/actions';
import { disputedNotice } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { refuseOutsider } from '../records/invoice/access.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'disputeInvoice';

/** A member says that something is wrong: nobody is reminded until staff have looked, and they are told. */
export const disputeInvoice: OperationHandler<typeof action> = (deps, { invoiceId, reason }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    refuseOutsider(invoice, person);
    assertNoObstacle(invoiceActions(invoice).dispute);
    if (invoice.disputed && invoice.dispute?.reason === reason) return { disputed: true };
    const now = deps.clock();
    const change = { disputed: true, dispute: { reason, by: person.name, at: now } };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    queueMails(deps, unit, [disputedNotice(invoiceId, notificationEmails, now)]);
    return { disputed: true };
  });
