import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { allocateReceipt } from '@agency/domain/receipt/allocate';
import { formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';

export interface AllocationRow {
  readonly id: string;
  readonly owed: number;
  /** The part of the receipt that goes on this invoice, in pence; NaN for what can't be read. */
  readonly amount: number;
  /** Typed by hand, rather than given by the order. */
  readonly isOwn: boolean;
}

export interface Allocation {
  readonly rows: readonly AllocationRow[];
  /** What pays no invoice, in pence. */
  readonly rest: number;
  /** Why it can't be recorded like this; null when it can. */
  readonly problem: string | null;
}

/** The oldest due first; of those due on one day, the one that was issued first. */
export function oldestFirst(invoices: readonly Stored<Invoice>[]): readonly Stored<Invoice>[] {
  const placeOf = ({ dueOn, number }: Invoice) => `${dueOn ?? ''} ${number ?? ''}`;
  return invoices.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/**
 * A receipt over a client's invoices, the oldest due first. What was typed for an invoice stands; the rest of the money
 * goes over the others in their order, those that were written off only where they were typed.
 */
export function allocationOf(
  amount: number,
  invoices: readonly Stored<Invoice>[],
  typed: ReadonlyMap<string, number>,
): Allocation {
  const own = [...typed].filter(([id]) => invoices.some((invoice) => invoice.id === id));
  const taken = own.reduce((sum, [, part]) => sum + (part || 0), 0);
  const others = invoices.filter(({ id, status }) => !typed.has(id) && status !== 'writtenOff');
  const given = new Map(
    allocateReceipt(
      Math.max(0, amount - taken),
      others.map((invoice) => ({ id: invoice.id, owed: owedOf(invoice) })),
    ).map((part) => [part.invoiceId, part.amount]),
  );
  const rows = invoices.map((invoice) => ({
    id: invoice.id,
    owed: owedOf(invoice),
    amount: typed.get(invoice.id) ?? given.get(invoice.id) ?? 0,
    isOwn: typed.has(invoice.id),
  }));
  const rest = amount - rows.reduce((sum, row) => sum + (row.amount || 0), 0);
  return { rows, rest, problem: problemOf(rows, rest) };
}

function problemOf(rows: readonly AllocationRow[], rest: number): string | null {
  if (rows.some(({ amount }) => Number.isNaN(amount))) return 'Enter each amount in pounds.';
  if (rows.some(({ amount, owed }) => amount > owed))
    return 'You can’t put more on an invoice than is owed on it.';
  if (rest < 0) return `The parts come to ${formatMoney(-rest)} more than the amount received.`;
  if (rows.filter(({ amount }) => amount > 0).length > 20) return 'One receipt can pay at most 20 invoices.';
  return null;
}

/** The parts as they are recorded. */
export function partsOf({ rows }: Allocation): { readonly invoiceId: string; readonly amount: number }[] {
  return rows.flatMap(({ id, amount }) => (amount > 0 ? [{ invoiceId: id, amount }] : []));
}
