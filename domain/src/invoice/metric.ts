import * as v from 'valibot';
import { timestamp } from '../shared/fields.ts';
import type { Invoice } from './schema.ts';

const signedPence = v.pipe(v.number(), v.integer(), v.minValue(-1e12), v.maxValue(1e12));

/** `metrics/{yyyy-mm}`: revenue of one month by date of issue, computed anew from its invoices at every change. */
export const monthMetric = v.strictObject({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** Net of invoices issued less credit notes issued, pence ex VAT. */
  net: signedPence,
  vat: signedPence,
  total: signedPence,
  /** Paid so far of what was issued in this month. */
  paid: signedPence,
  /** How many invoices were issued; credit notes are not counted. */
  invoices: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: timestamp,
});
export type MonthMetric = v.InferOutput<typeof monthMetric>;

type Issued = Pick<Invoice, 'kind' | 'status' | 'paidAmount' | 'totals'>;

/**
 * What the documents issued in a month come to. A credit note counts against the month of its own issue; the invoice
 * it voids stays in its month. Money paid on a void invoice is the client's credit and counts as paid where it is
 * used.
 */
export function revenueOf(issued: readonly Issued[]): Omit<MonthMetric, 'month' | 'updatedAt'> {
  const revenue = { net: 0, vat: 0, total: 0, paid: 0, invoices: 0 };
  for (const { kind, status, paidAmount, totals } of issued) {
    const sign = kind === 'creditNote' ? -1 : 1;
    revenue.net += sign * totals.net;
    revenue.vat += sign * totals.vat;
    revenue.total += sign * totals.total;
    if (kind === 'creditNote') continue;
    revenue.invoices += 1;
    revenue.paid += status === 'void' ? 0 : paidAmount;
  }
  return revenue;
}
