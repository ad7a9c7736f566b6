import type { Invoice } from './schema.ts';
import type { InvoiceStatus } from './status.ts';

/** What an invoice's sums are, in pence. */
type Sums = Pick<Invoice, 'paidAmount' | 'creditedAmount'> & {
  readonly totals: Pick<Invoice['totals'], 'total'>;
};
type Owed = Sums & Pick<Invoice, 'kind' | 'status'>;

/** Is money still expected for it? For drafts, paid and written-off invoices none is, for a credit note never. */
export function isOpenInvoice({ kind, status }: Pick<Invoice, 'kind' | 'status'>): boolean {
  return kind === 'invoice' && (status === 'issued' || status === 'partPaid');
}

/** Can money be recorded for it? A debt that was written off may be paid after all. */
export function takesMoney(invoice: Pick<Invoice, 'kind' | 'status'>): boolean {
  return isOpenInvoice(invoice) || (invoice.kind === 'invoice' && invoice.status === 'writtenOff');
}

/** Was it ever issued? */
export function isIssued({ status }: Pick<Invoice, 'status'>): boolean {
  return status !== 'draft' && status !== 'discarded';
}

/** The total less what was paid and credited, whatever its state; never negative. */
function remainder({ totals, paidAmount, creditedAmount }: Sums): number {
  return Math.max(0, totals.total - paidAmount - creditedAmount);
}

/** What is still to pay and expected, in pence; never negative. */
export function balanceOf(invoice: Owed): number {
  return isOpenInvoice(invoice) ? remainder(invoice) : 0;
}

/** What its client owes, whether or not we still expect it: also what was written off. */
export function owedOf(invoice: Owed): number {
  return takesMoney(invoice) ? remainder(invoice) : 0;
}

/** An issued invoice as the sums make it. */
export type StandingSums = Pick<Invoice, 'paidAmount' | 'creditedAmount' | 'writtenOff'> & {
  readonly status: InvoiceStatus;
};

/**
 * The state that the sums of an issued invoice give (`paidAmount + creditedAmount` at most its total): a written-off one
 * is reopened by money that came since, and written off again when that is reversed.
 */
function statusOfSums(invoice: Sums & Pick<Invoice, 'writtenOff'>): InvoiceStatus {
  const { totals, paidAmount, creditedAmount, writtenOff } = invoice;
  if (paidAmount + creditedAmount === totals.total) return 'paid';
  if (writtenOff && paidAmount <= writtenOff.paidAmount) return 'writtenOff';
  return paidAmount > 0 ? 'partPaid' : 'issued';
}

type Changing = Owed & Pick<Invoice, 'writtenOff'>;

/** What undoing a write-off makes of it: the state that its money gives. */
export function withoutWriteOff(invoice: Owed): Pick<StandingSums, 'status' | 'writtenOff'> {
  return { status: statusOfSums({ ...invoice, writtenOff: null }), writtenOff: null };
}

/**
 * The invoice after this much money (negative: taken off again) stands against it. Void and credited ones are over and
 * keep their state. `amount` is at most what is owed, and takes at most what was paid.
 */
export function withMoney(invoice: Changing, amount: number): StandingSums {
  const paidAmount = invoice.paidAmount + amount;
  const { creditedAmount, status } = invoice;
  if (status === 'void' || status === 'credited') return { status, paidAmount, creditedAmount };
  const sums = {
    status: statusOfSums({ ...invoice, paidAmount }),
    paidAmount,
    creditedAmount,
  };
  const { writtenOff } = invoice;
  // What had been paid before and is taken off is written off too: paid again, it reopens the invoice.
  return sums.status === 'writtenOff' && writtenOff
    ? { ...sums, writtenOff: { ...writtenOff, paidAmount } }
    : sums;
}

/** The same after a credit note; what was paid above the new balance is the client's credit. */
export interface Credited extends StandingSums {
  readonly excess: number;
}

/** `amount` is at most the total less what was credited before; nothing, of an invoice that comes to nothing. */
export function withCredit(invoice: Changing, amount: number): Credited {
  const creditedAmount = invoice.creditedAmount + amount;
  const paidAmount = Math.min(invoice.paidAmount, invoice.totals.total - creditedAmount);
  const isOver = creditedAmount === invoice.totals.total;
  const over = invoice.paidAmount > 0 ? 'credited' : 'void';
  const status = isOver ? over : statusOfSums({ ...invoice, creditedAmount, paidAmount });
  return { status, paidAmount, creditedAmount, excess: invoice.paidAmount - paidAmount };
}
