import { invoiceQueries } from '@agency/domain/invoice/queries';
import { remindableDueDates, reminderOn } from '@agency/domain/invoice/reminders';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { paymentReminder } from '../mail-queue/invoice-mails.ts';
import { queueOnce } from '../mail-queue/outbox.ts';
import { wasRemindedToday } from '../mail-queue/sent-reminders.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { everyDocument } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { openInvoicesOf } from '../records/invoice/open-of-client.ts';
import { changeInvoice } from '../records/invoice/store.ts';
import { askAboutReports } from './ask-about-reports.ts';
import { askForStages } from './ask-for-stages.ts';

/**
 * What the calendar brings: staff are asked about reported payments and stages, and clients reminded, one mail a client and
 * day at most. Each client's in its own commit, guarded by its invoices: runs may repeat, overlap and be cut off. What
 * still applies is decided again when the mail is sent.
 */
export async function sendReminders(deps: Deps): Promise<Readonly<Record<string, number>>> {
  const reports = await askAboutReports(deps);
  const stages = await askForStages(deps);
  const { reminderOffsets } = await readPrivateSettings(deps);
  const clients = await clientsToRemind(deps, reminderOffsets);
  const reminded = await inTurnLogged(
    deps,
    clients,
    (clientId) => remind(deps, clientId, reminderOffsets),
    'A reminder could not be queued',
    (client) => ({ client }),
  );
  return { reminded, reports, stages };
}

/** The clients of all invoices whose rule is due today. */
async function clientsToRemind(deps: Deps, offsets: readonly number[]): Promise<ReadonlySet<string>> {
  const today = londonDate(deps.clock());
  const clients = new Set<string>();
  const dueDates = remindableDueDates(offsets, today);
  if (dueDates === null) return clients;
  const open = everyDocument(deps, invoiceSchema, invoiceQueries.invoicesOpenDueBetween, [
    ['issued', 'partPaid'],
    dueDates.from,
    dueDates.to,
  ]);
  for await (const invoice of open) {
    if (reminderOn(invoice, offsets, today) !== null) clients.add(invoice.clientId);
  }
  return clients;
}

/** True when a mail was queued; decided by the client's invoices as read in the commit. */
function remind(deps: Deps, clientId: string, offsets: readonly number[]): Promise<boolean> {
  return commit(deps, async (unit) => {
    const now = deps.clock();
    const today = londonDate(now);
    const client = await readClient(deps, clientId, unit);
    if (client.archived) return false;
    const open = await openInvoicesOf(deps, clientId, unit);
    const due = open.flatMap((invoice) => {
      const reminder = reminderOn(invoice, offsets, today);
      return reminder === null ? [] : [{ invoice, reminder }];
    });
    // What finds that a mail went today, or is about to, is due again tomorrow.
    if (due.length === 0 || (await wasRemindedToday(deps, clientId, open, today))) return false;
    if (!(await queueOnce(deps, unit, paymentReminder(clientId, today, client, now)))) return false;
    for (const { invoice, reminder } of due) {
      const reminders = [...invoice.reminders, reminder].slice(-20);
      const change = { lastReminder: reminder, reminders };
      changeInvoice(deps, unit, { invoice, change, actor: 'system', action: 'sendReminders' });
    }
    return true;
  });
}
