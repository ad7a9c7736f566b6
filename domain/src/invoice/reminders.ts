import { addDays, laterDay, londonDate } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { addWorkingDays } from '../shared/working-days.ts';
import { balanceOf } from './balance.ts';
import type { Invoice } from './schema.ts';

type Remindable = Pick<
  Invoice,
  | 'kind'
  | 'status'
  | 'disputed'
  | 'issuedOn'
  | 'dueOn'
  | 'paidAmount'
  | 'creditedAmount'
  | 'lastReminder'
  | 'skippedTo'
  | 'paymentReported'
> & { readonly totals: Pick<Invoice['totals'], 'total'> };

/** What says when its client was reminded of it. */
export type Reminded = Pick<Invoice, 'lastReminder' | 'reminders'>;

/** A reminder to send: its rule (days from the due date) and the London day on which it goes. */
export interface PlannedReminder {
  readonly offset: number;
  readonly on: CivilDate;
}

/** For so many days after its own day a reminder is still sent when a run was missed. */
const catchUpDays = 31;

/** For so many working days after 'I have paid' nobody is reminded; then staff are asked whether it came. */
const reportedDays = 5;

/** The last day on which a payment reported at this time may still be on its way. */
function lastDayAfter(reportedAt: Date): CivilDate {
  return addWorkingDays(londonDate(reportedAt), reportedDays);
}

/** The last day on which the payment that the client reported may still be on its way; null without a report. */
export function reportedUntil({ paymentReported }: Pick<Invoice, 'paymentReported'>): CivilDate | null {
  if (paymentReported === null) return null;
  const { at, askOn } = paymentReported;
  return askOn === undefined ? lastDayAfter(at) : addDays(askOn, -1);
}

/** From when on staff are asked whether a payment reported at this time has come: reminders go on from that day. */
export function askAboutReportOn(reportedAt: Date): CivilDate {
  return addDays(lastDayAfter(reportedAt), 1);
}

/** Why nobody may be reminded of this invoice now, as a sentence; null when its client may. */
export function reminderObstacle(invoice: Remindable, today: CivilDate): string | null {
  if (invoice.kind === 'creditNote') return 'It is a credit note.';
  if (invoice.status === 'draft') return 'The invoice hasn’t been issued.';
  if (invoice.status === 'discarded') return 'The invoice has been discarded.';
  if (invoice.status === 'void') return 'The invoice has been voided.';
  if (invoice.status === 'credited') return 'The invoice has been credited in full.';
  if (invoice.status === 'writtenOff') return 'The invoice has been written off.';
  if (balanceOf(invoice) === 0) return 'The invoice has been paid.';
  if (invoice.disputed) return 'The invoice is in dispute.';
  const until = reportedUntil(invoice);
  return until !== null && today <= until ? 'The client says that they have paid.' : null;
}

/**
 * The reminders that this invoice still gets, by civil dates alone, the next one first: one a day at most, each rule at
 * most once and in order. Of rules whose day has come the latest alone counts, today: after an outage nobody gets
 * several. A rule from before the invoice was issued never counts, one from before the due date ends with that, and none
 * goes while a payment that the client reported may be on its way.
 */
export function nextReminders(
  invoice: Remindable,
  offsets: readonly number[],
  today: CivilDate,
): PlannedReminder[] {
  const { issuedOn, dueOn, lastReminder, skippedTo = -Infinity } = invoice;
  const until = reportedUntil(invoice);
  const firstFree = until === null || until < today ? today : addDays(until, 1);
  if (reminderObstacle(invoice, firstFree) !== null || issuedOn === null || dueOn === null) return [];
  const done = Math.max(lastReminder?.offset ?? -Infinity, skippedTo);
  const afterLast = lastReminder ? addDays(lastReminder.on, 1) : firstFree;
  const earliest = laterDay(afterLast, firstFree);
  const left = [...new Set(offsets)]
    .filter((offset) => offset > done)
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

/** What a reminder to a client lists when it is sent, or why it is not sent. */
export type Reminding<T> = { readonly listed: readonly T[] } | { readonly calledOff: string };

/**
 * The mail that was queued for a client on `day`, sent `today`, by the client's open invoices as they are now: it goes while
 * one that it was for may still be reminded of and none has come since, and lists all that is due, and what the client was
 * reminded of before it is, the longest due first.
 */
export function remindingOf<T extends Remindable>(
  open: readonly T[],
  day: CivilDate,
  today: CivilDate,
): Reminding<T> {
  const remindable = open.filter((invoice) => reminderObstacle(invoice, today) === null);
  const days = remindable.map(({ lastReminder }) => lastReminder?.on ?? '');
  if (days.some((on) => on > day)) return { calledOff: 'A later reminder is due.' };
  if (!days.includes(day)) {
    return { calledOff: 'What it was for has been paid, credited, disputed or reported as paid.' };
  }
  const listed = remindable.filter(
    ({ dueOn, lastReminder }) => dueOn !== null && (dueOn <= today || lastReminder !== null),
  );
  return { listed: listed.toSorted((a, b) => ((a.dueOn ?? '') < (b.dueOn ?? '') ? -1 : 1)) };
}

/** The last day before this one on which the client was reminded of one of these invoices; null without. */
export function lastRemindedBefore(open: readonly Reminded[], day: CivilDate): CivilDate | null {
  const all = open.flatMap(({ lastReminder, reminders }) => [
    ...(lastReminder ? [lastReminder] : []),
    ...reminders,
  ]);
  const before = all.map(({ on }) => on).filter((on) => on < day);
  return before.toSorted().at(-1) ?? null;
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

/** One mail to come: its client, its day and the invoices whose rules it follows. */
export interface PlannedSend {
  readonly clientId: string;
  readonly on: CivilDate;
  readonly invoiceIds: readonly string[];
}

type OfClient = Remindable & Pick<Invoice, 'clientId'> & { readonly id: string };

/** The next mails over these invoices, by day, one a day and client at most. */
export function nextSends(
  invoices: readonly OfClient[],
  offsets: readonly number[],
  today: CivilDate,
  most: number,
): PlannedSend[] {
  const planned = invoices.flatMap((invoice) =>
    nextReminders(invoice, offsets, today).map(({ on }) => ({
      clientId: invoice.clientId,
      on,
      id: invoice.id,
    })),
  );
  const mails = Map.groupBy(planned, ({ clientId, on }) => `${on} ${clientId}`);
  return [...mails]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, most)
    .flatMap(([, parts]) => {
      const [first] = parts;
      return first ? [{ clientId: first.clientId, on: first.on, invoiceIds: parts.map(({ id }) => id) }] : [];
    });
}
