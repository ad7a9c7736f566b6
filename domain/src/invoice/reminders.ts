import { addDays } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { balanceOf } from './balance.ts';
import type { Invoice } from './schema.ts';

type Remindable = Pick<
  Invoice,
  'kind' | 'status' | 'disputed' | 'issuedOn' | 'dueOn' | 'paidAmount' | 'lastReminder'
> & { readonly totals: Pick<Invoice['totals'], 'total'> };

/** A reminder to send: its rule (days from the due date) and the London day on which it goes. */
export interface PlannedReminder {
  readonly offset: number;
  readonly on: CivilDate;
}

/** For so many days after its own day a reminder is still sent when a run was missed. */
const catchUpDays = 31;

/** Why nobody may be reminded of this invoice now, as a sentence; null when its client may. */
export function reminderObstacle(invoice: Remindable): string | null {
  if (invoice.kind === 'creditNote') return 'It is a credit note.';
  if (invoice.status === 'draft') return 'The invoice hasn’t been issued.';
  if (invoice.status === 'discarded') return 'The invoice has been discarded.';
  if (invoice.status === 'void') return 'The invoice has been voided.';
  if (balanceOf(invoice) === 0) return 'The invoice has been paid.';
  return invoice.disputed ? 'The invoice is in dispute.' : null;
}

/**
 * The reminders that this invoice still gets, by civil dates alone, the next one first: one a day at most, each rule at
 * most once and in order. Of rules whose day has come the latest alone counts, today: after an outage nobody gets
 * several. A rule from before the invoice was issued never counts, and one from before the due date ends with that.
 */
export function nextReminders(
  invoice: Remindable,
  offsets: readonly number[],
  today: CivilDate,
): PlannedReminder[] {
  const { issuedOn, dueOn, lastReminder } = invoice;
  if (reminderObstacle(invoice) !== null || issuedOn === null || dueOn === null) return [];
  const earliest = lastReminder && lastReminder.on >= today ? addDays(lastReminder.on, 1) : today;
  const left = [...new Set(offsets)]
    .filter((offset) => lastReminder === null || offset > lastReminder.offset)
    .toSorted((a, b) => a - b)
    .map((offset) => ({ offset, on: addDays(dueOn, offset) }))
    .filter(({ on }) => on > issuedOn);
  const come = left.filter(({ on }) => on <= earliest).at(-1);
  const isTimely = come && earliest <= (come.offset < 0 ? dueOn : addDays(come.on, catchUpDays));
  const now = come && isTimely ? [{ offset: come.offset, on: earliest }] : [];
  return [...now, ...left.filter(({ on }) => on > earliest)];
}

/** The reminder due today, if any. */
export function reminderOn(
  invoice: Remindable,
  offsets: readonly number[],
  today: CivilDate,
): PlannedReminder | null {
  const [next] = nextReminders(invoice, offsets, today);
  return next?.on === today ? next : null;
}

/** Between which due dates an invoice can get a reminder today; null without rules. */
export function remindableDueDates(
  offsets: readonly number[],
  today: CivilDate,
): { readonly from: CivilDate; readonly to: CivilDate } | null {
  if (offsets.length === 0) return null;
  return {
    from: addDays(today, -Math.max(...offsets) - catchUpDays),
    to: addDays(today, -Math.min(...offsets)),
  };
}
