import type { Invoice } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { changeInvoice } from '../records/invoice/store.ts';
import { stageDueNotice } from './invoice-mails.ts';
import { queueOnce } from './outbox.ts';

/**
 * Notes since when a stage's draft is due for invoicing, or that it waits again, and asks staff to issue it when it is due,
 * unless they have been asked.
 */
export async function noteStageDue(
  deps: Deps,
  unit: UnitOfWork,
  invoice: Stored<Invoice>,
  dueSince: CivilDate | null,
): Promise<void> {
  const by = { actor: 'system', action: 'stageDue' } as const;
  if (dueSince === null || invoice.stageAskedOn !== null) {
    changeInvoice(deps, unit, { invoice, change: { dueSince }, ...by });
    return;
  }
  const now = deps.clock();
  const { notificationEmails } = await readPrivateSettings(deps, unit);
  await queueOnce(deps, unit, stageDueNotice(invoice.id, notificationEmails, now));
  changeInvoice(deps, unit, { invoice, change: { dueSince, stageAskedOn: londonDate(now) }, ...by });
}
