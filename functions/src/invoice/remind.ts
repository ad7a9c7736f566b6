import { invoiceQueries } from '@agency/domain/invoice/queries';
import { remindableDueDates, reminderOn } from '@agency/domain/invoice/reminders';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { paymentReminder } from '../mail-queue/invoice-mails.ts';
import { queueOnce } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { everyDocument } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/**
 * Queues the reminders that are due today, each in its own commit, guarded by its invoice: runs may repeat, overlap and
 * be cut off. Whether it still applies is checked again when the mail is sent.
 */
export async function sendReminders(deps: Deps): Promise<{ reminded: number }> {
  const { reminderOffsets } = await readPrivateSettings(deps);
  const today = londonDate(deps.clock());
  const dueDates = remindableDueDates(reminderOffsets, today);
  if (dueDates === null) return { reminded: 0 };
  const open = everyDocument(deps, invoiceSchema, invoiceQueries.invoicesOpenDueBetween, [
    ['issued', 'partPaid'],
    dueDates.from,
    dueDates.to,
  ]);
  const reminded = await inTurnLogged(
    deps,
    open,
    async (found) =>
      reminderOn(found, reminderOffsets, today) !== null && remind(deps, found, reminderOffsets),
    'A reminder could not be queued',
    ({ id }) => ({ invoice: id }),
  );
  return { reminded };
}

/** True when a mail was queued; decided by the invoice as read in the commit. */
function remind(deps: Deps, { id }: Stored<Invoice>, offsets: readonly number[]): Promise<boolean> {
  return inInvoice(deps, id, async (unit, invoice) => {
    const now = deps.clock();
    const today = londonDate(now);
    const due = reminderOn(invoice, offsets, today);
    if (due === null) return false;
    const client = await readClient(deps, invoice.clientId, unit);
    if (client.archived) return false;
    const previous = invoice.lastReminder?.offset ?? null;
    const reminder = { invoiceId: id, offset: due.offset, previous };
    const mail = paymentReminder(reminder, client.billingEmail, now);
    const isNew = await queueOnce(deps, unit, mail);
    const change = { lastReminder: { on: today, offset: due.offset } };
    changeInvoice(deps, unit, { invoice, change, actor: 'system', action: 'sendReminders' });
    return isNew;
  });
}
