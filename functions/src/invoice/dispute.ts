import { takesMoney } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { disputedNotice } from '../mail-queue/invoice-mails.ts';
import { queueOnce } from '../mail-queue/outbox.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import { shownName } from '../platform/auth.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { nothingToPay, refuseOutsider } from '../records/invoice/access.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'disputeInvoice';

/**
 * A member says that something is wrong: nobody is reminded until staff have looked, and they are told. That we gave a debt
 * up, its client can't tell by this.
 */
export const disputeInvoice: OperationHandler<typeof action> = (deps, { invoiceId, reason }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    refuseOutsider(invoice, person);
    assertNoObstacle(takesMoney(invoice) ? null : nothingToPay);
    if (invoice.disputed && invoice.dispute?.reason === reason) return { disputed: true };
    assertNoObstacle(colleagueWasFirst(invoice));
    const now = deps.clock();
    const dispute = { reason, by: shownName(person), uid: person.uid, at: now };
    const change = { disputed: true, dispute, disputeAnswer: null };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    await queueOnce(deps, unit, disputedNotice(invoiceId, notificationEmails, now));
    return { disputed: true };
  });

/** The first one's words stand until staff have answered them: another's would replace them unread. */
function colleagueWasFirst({ disputed, dispute }: Invoice): string | null {
  if (!disputed || dispute === null) return null;
  return `${dispute.by || 'A colleague'} has already told us that something is wrong with this invoice, and we’re looking into it. Reply to the email with the invoice to tell us more.`;
}
