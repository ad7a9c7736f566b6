import { takesMoney } from '@agency/domain/invoice/balance';
import { askAboutReportOn } from '@agency/domain/invoice/reminders';
import { londonDate } from '@agency/domain/shared/dates';
import { notRight } from '@agency/domain/shared/errors';
import { paymentReportedNotice } from '../mail-queue/invoice-mails.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { refuseOutsider } from '../records/invoice/access.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const nothingToPay = 'There is nothing to pay on this invoice.';

/** A member says that they have paid: nobody is reminded for five working days, and staff are told. */
export const reportPayment: OperationHandler<'reportPayment'> = (deps, input, { person }) => {
  const { invoiceId, paidOn, reference } = input;
  return inInvoice(deps, invoiceId, async (unit, invoice) => {
    refuseOutsider(invoice, person);
    assertNoObstacle(takesMoney(invoice) ? null : nothingToPay);
    const now = deps.clock();
    if (paidOn > londonDate(now)) {
      throw notRight([{ path: 'paidOn', message: 'The date can’t be in the future' }]);
    }
    const known = invoice.paymentReported;
    if (known?.paidOn === paidOn && known.reference === reference) return { reported: true };
    const report = { paidOn, reference, by: person.name, at: now, askOn: askAboutReportOn(now) };
    const change = { paymentReported: report };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'reportPayment' });
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    queueMails(deps, unit, [paymentReportedNotice(invoiceId, notificationEmails, now)]);
    return { reported: true };
  });
};

/** Staff looked and it hasn't come: reminders go on. */
export const clearPaymentReport: OperationHandler<'clearPaymentReport'> = (deps, { invoiceId }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(takesMoney(invoice) ? null : nothingToPay);
    if (invoice.paymentReported !== null) {
      const change = { paymentReported: null };
      changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'clearPaymentReport' });
    }
    return { cleared: true };
  });
