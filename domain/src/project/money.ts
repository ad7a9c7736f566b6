import { balanceOf, isIssued } from '../invoice/balance.ts';
import type { Invoice } from '../invoice/schema.ts';

/** What a project's invoices come to, in pence with VAT. */
export interface ProjectMoney {
  /** What was issued, less its credit notes. */
  readonly invoiced: number;
  readonly paid: number;
  /** What is still to come of what was issued. */
  readonly toPay: number;
  /** What drafts will come to. */
  readonly planned: number;
}

type Counted = Pick<Invoice, 'kind' | 'status' | 'paidAmount' | 'creditedAmount' | 'series'> & {
  readonly totals: Pick<Invoice['totals'], 'total'>;
};

export function projectMoney(invoices: readonly Counted[]): ProjectMoney {
  // A credit note is counted with the invoice that it credits.
  const own = invoices.filter(({ kind }) => kind === 'invoice');
  const issued = own.filter(isIssued);
  const drafts = own.filter(({ status }) => status === 'draft');
  return {
    invoiced: sum(issued.map(({ totals, creditedAmount }) => totals.total - creditedAmount)),
    paid: sum(issued.map(({ paidAmount }) => paidAmount)),
    toPay: sum(issued.map(balanceOf)),
    planned: sum(drafts.map(({ totals }) => totals.total)),
  };
}

/** What is still to be invoiced of a one-off price that was accepted: monthly billing is no part of it. */
export function leftToInvoice(accepted: number, invoices: readonly Counted[]): number {
  const { invoiced } = projectMoney(invoices.filter(({ series }) => series === null));
  return Math.max(0, accepted - invoiced);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
