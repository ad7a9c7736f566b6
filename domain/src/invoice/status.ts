import * as v from 'valibot';
import { isDayOver } from '../shared/dates.ts';
import { stateMachine } from '../shared/states.ts';

export const invoiceStatuses = stateMachine('invoice', {
  draft: ['issued', 'discarded'],
  issued: ['partPaid', 'paid', 'void'],
  partPaid: ['paid', 'void'],
  paid: [],
  void: [],
  discarded: [],
});
export type InvoiceStatus = keyof typeof invoiceStatuses.transitions;
export const invoiceStatus = v.picklist(invoiceStatuses.states);

/** Is it overdue? From 00:00 London of the day after `dueOn`; never for drafts, settled or void invoices. */
export function isOverdue(
  invoice: { readonly status: InvoiceStatus; readonly dueOn: string | null },
  now: Date,
): boolean {
  const isOpen = invoice.status === 'issued' || invoice.status === 'partPaid';
  return isOpen && invoice.dueOn !== null && isDayOver(invoice.dueOn, now);
}
