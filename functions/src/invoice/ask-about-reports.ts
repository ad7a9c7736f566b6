import { takesMoney } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { paymentAwaitedNotice } from '../mail-queue/invoice-mails.ts';
import { queueOnce } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { everyDocument } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const statuses = ['issued', 'partPaid', 'writtenOff'];

/** Asks staff, once for each report of a client, whether the payment has come; reminders go on from that day. */
export function askAboutReports(deps: Deps): Promise<number> {
  const today = londonDate(deps.clock());
  return inTurnLogged(
    deps,
    everyDocument(deps, invoiceSchema, invoiceQueries.reportedPaymentsToCheck, [statuses, today]),
    async (found) => isToAsk(found, today) && askAbout(deps, found.id, today),
    'Staff could not be asked about a payment',
    ({ id }) => ({ invoice: id }),
  );
}

function isToAsk({ paymentReported: report, ...invoice }: Invoice, today: CivilDate): boolean {
  if (report?.askOn === undefined || report.askedOn !== undefined) return false;
  return report.askOn <= today && takesMoney(invoice);
}

function askAbout(deps: Deps, invoiceId: string, today: CivilDate): Promise<boolean> {
  return inInvoice(deps, invoiceId, async (unit, invoice) => {
    const { paymentReported: report } = invoice;
    if (report === null || !isToAsk(invoice, today)) return false;
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const mail = paymentAwaitedNotice(invoiceId, report.at, notificationEmails, deps.clock());
    await queueOnce(deps, unit, mail);
    const change = { paymentReported: { ...report, askedOn: today } };
    changeInvoice(deps, unit, { invoice, change, actor: 'system', action: 'askAboutReports' });
    return true;
  });
}
