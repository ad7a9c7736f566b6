import * as v from 'valibot';
import { timestamp } from '../shared/fields.ts';

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
  invoices: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: timestamp,
});
export type MonthMetric = v.InferOutput<typeof monthMetric>;
