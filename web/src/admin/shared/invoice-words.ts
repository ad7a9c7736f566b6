import { isOpenInvoice, owedOf } from '@agency/domain/invoice/balance';
import { reportedUntil } from '@agency/domain/invoice/reminders';
import type { Invoice, Payment } from '@agency/domain/invoice/schema';
import { isOverdue, standingForStaff } from '@agency/domain/invoice/words';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney } from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

/** Its number, or what it is without one. */
export function nameOf({ number, status }: Pick<Invoice, 'number' | 'status'>): string {
  return number ?? (status === 'discarded' ? 'Discarded draft' : 'Draft');
}

/** Whose it is: as it was issued, or as the record said when it was saved. */
export function clientNameOf({ parties, clientName }: Pick<Invoice, 'parties' | 'clientName'>): string {
  return parties?.buyer.name ?? clientName ?? '';
}

/** How it stands, for lists and heads. */
export function standing(invoice: Invoice, now: Date): { readonly label: string; readonly tone: Tone } {
  const { tone, words } = standingForStaff(invoice, londonDate(now));
  return { label: words, tone };
}

/** The same in a word or two, for tables that show its days and sums beside it. */
export function shortStanding(invoice: Invoice, now: Date): { readonly label: string; readonly tone: Tone } {
  const { label, tone } = standing(invoice, now);
  const today = londonDate(now);
  if (invoice.status === 'paid') return { tone, label: 'Paid' };
  if (invoice.status === 'writtenOff') return { tone, label: 'Written off' };
  const isPlain = isOpenInvoice(invoice) && !invoice.disputed && !isReported(invoice, today);
  if (!isPlain) return { tone, label };
  if (isOverdue(invoice, today)) return { tone, label: 'Overdue' };
  if (invoice.dueOn === today) return { tone, label: 'Due today' };
  return { tone, label: invoice.paidAmount > 0 ? 'Part paid' : 'Due' };
}

function isReported(invoice: Invoice, today: CivilDate): boolean {
  const until = reportedUntil(invoice);
  return until !== null && today <= until;
}

/** Its total, taken away by a credit note: '£1,200.00', '-£120.00'. */
export function signedTotal({ kind, totals }: Pick<Invoice, 'kind' | 'totals'>): string {
  return formatMoney(kind === 'creditNote' ? -totals.total : totals.total);
}

/** '£200.00 to pay' or '£200.00 written off', where that is less than the total. */
export function restWords(invoice: Invoice): string | null {
  const owed = owedOf(invoice);
  if (owed === 0 || owed === invoice.totals.total) return null;
  return `${formatMoney(owed)} ${invoice.status === 'writtenOff' ? 'written off' : 'to pay'}`;
}

/** What the sum that is left of it is. */
export function owedLabel({ status }: Pick<Invoice, 'status'>): string {
  return status === 'writtenOff' ? 'Written off' : 'To pay';
}

export const methodWords: Readonly<Record<Payment['method'], string>> = {
  bankTransfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Other',
  credit: 'Credit',
};
