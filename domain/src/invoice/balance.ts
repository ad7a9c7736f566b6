import type { Invoice } from './schema.ts';
import { type InvoiceStatus, invoiceStatuses } from './status.ts';

type Owed = Pick<Invoice, 'kind' | 'status' | 'paidAmount'> & {
  readonly totals: Pick<Invoice['totals'], 'total'>;
};

/** Is money still expected for it? Drafts, paid and void invoices expect none, a credit note never does. */
export function isOpenInvoice({ kind, status }: Pick<Invoice, 'kind' | 'status'>): boolean {
  return kind === 'invoice' && (status === 'issued' || status === 'partPaid');
}

/** What is still to pay, in pence; never negative. */
export function balanceOf(invoice: Owed): number {
  return isOpenInvoice(invoice) ? Math.max(0, invoice.totals.total - invoice.paidAmount) : 0;
}

/** What an open invoice becomes by a payment. */
export interface PaymentOutcome {
  readonly status: InvoiceStatus;
  readonly paidAmount: number;
  /** The overpayment, which the client is owed. */
  readonly credited: number;
}

/** @throws AppError `failed-precondition` when this invoice can't be paid in its state. */
export function applyPayment(invoice: Owed, amount: number): PaymentOutcome {
  const { total } = invoice.totals;
  const paidAmount = Math.min(total, invoice.paidAmount + amount);
  const status = paidAmount === total ? 'paid' : 'partPaid';
  // A second part payment does not change the state.
  if (status !== invoice.status) invoiceStatuses.assert(invoice.status, status);
  return { status, paidAmount, credited: invoice.paidAmount + amount - paidAmount };
}
