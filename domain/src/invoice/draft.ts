import * as v from 'valibot';
import { basisPoints, civilDate, line, pence, quantity, text, vatRate } from '../shared/fields.ts';
import { outsideScope } from '../vat/treatment.ts';
import { purchaseOrder } from './schema.ts';

/** A line as staff enter it; its net follows from the one calculator. */
export const invoiceLineInput = v.strictObject({
  description: text('Description', { max: 1000 }),
  unitLabel: line('Unit', { min: 0, max: 20 }),
  quantity,
  unitPrice: pence,
  discount: basisPoints,
  vatRate,
  outsideScope,
});
export type InvoiceLineInput = v.InferOutput<typeof invoiceLineInput>;

/** The content of a draft invoice; number and parties are set when it is issued, and the days unless they stand here. */
export const invoiceDraftInput = v.strictObject({
  title: line('Title', { max: 160 }),
  lines: v.pipe(v.array(invoiceLineInput), v.minLength(1, 'Add a line'), v.maxLength(100)),
  /** Off the whole invoice, pence. */
  discount: pence,
  /** Null for what the payment terms give. */
  dueOn: v.exactOptional(v.nullable(civilDate)),
  purchaseOrder: v.exactOptional(v.nullable(purchaseOrder)),
  /** Null for the day of issue; else an earlier day, and why. */
  taxPoint: v.exactOptional(
    v.nullable(v.strictObject({ on: civilDate, reason: text('Reason', { max: 300 }) })),
  ),
});
export type InvoiceDraftInput = v.InferOutput<typeof invoiceDraftInput>;
