import { nextReminders } from '@agency/domain/invoice/reminders';
import { londonDate } from '@agency/domain/shared/dates';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

const action = 'skipReminder';

/** Leaves out the next reminder of an invoice; answers the day on which it would have gone. */
export const skipReminder: OperationHandler<typeof action> = (
  deps,
  { invoiceId, reminder: seen },
  { person },
) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    const { reminderOffsets } = await readPrivateSettings(deps, unit);
    const [next] = nextReminders(invoice, reminderOffsets, londonDate(deps.clock()));
    if (seen && (invoice.skippedTo ?? -Infinity) >= seen.offset) return { skipped: seen.on };
    if (next === undefined || (seen && seen.offset !== next.offset)) return { skipped: null };
    const change = { skippedTo: next.offset };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action });
    return { skipped: next.on };
  });
