import { takesMoney } from '@agency/domain/invoice/balance';
import { askAboutReportOn, reportedUntil } from '@agency/domain/invoice/reminders';
import { londonDate } from '@agency/domain/shared/dates';
import { notRight } from '@agency/domain/shared/errors';
import { paymentReportedNotice } from '../mail-queue/invoice-mails.ts';
import { queueOnce } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { shownName } from '../platform/auth.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { nothingToPay, refuseOutsider } from '../records/invoice/access.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/**
 * A member says that they have paid: nobody is reminded for five working days, and staff are told. The same again is the
 * first answer until then; after that, reminders go on, and it is news.
 */
export const reportPayment: OperationHandler<'reportPayment'> = (deps, input, { person }) => {
  const { invoiceId, paidOn, reference } = input;
  return inInvoice(deps, invoiceId, async (unit, invoice) => {
    refuseOutsider(invoice, person);
    assertNoObstacle(takesMoney(invoice) ? null : nothingToPay);
    const now = deps.clock();
    const today = londonDate(now);
    if (paidOn > today) {
      throw notRight([{ path: 'paidOn', message: 'The date can’t be in the future' }]);
    }
    const known = invoice.paymentReported;
    const isWaiting = today <= (reportedUntil(invoice) ?? '');
    if (isWaiting && known?.paidOn === paidOn && known.reference === reference) return { reported: true };
    const { uid } = person;
    if (isWaiting) await consumeLimit(deps, 'paymentReportChanges', uid);
    const report = { paidOn, reference, by: shownName(person), uid, at: now, askOn: askAboutReportOn(now) };
    const change = { paymentReported: report };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'reportPayment' });
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    // Two at the same moment are one mail, which says what stands when it is sent.
    await queueOnce(deps, unit, paymentReportedNotice(invoiceId, notificationEmails, now));
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
