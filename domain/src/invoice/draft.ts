import * as v from 'valibot';
import { basisPoints, civilDate, id, line, pence, quantity, text, vatRate } from '../shared/fields.ts';
import { paymentMethods } from './schema.ts';

/** A line as staff enter it; its net follows from the one calculator. */
export const invoiceLineInput = v.strictObject({
  description: text('Description', { max: 1000 }),
  unitLabel: line('Unit', { min: 0, max: 20 }),
  quantity,
  unitPrice: pence,
  discount: basisPoints,
  vatRate,
});
export type InvoiceLineInput = v.InferOutput<typeof invoiceLineInput>;

/** The content of a draft invoice; number, dates and parties are set when it is issued. */
export const invoiceDraftInput = v.strictObject({
  title: line('Title', { max: 160 }),
  lines: v.pipe(v.array(invoiceLineInput), v.minLength(1, 'Add a line'), v.maxLength(100)),
  /** Off the whole invoice, pence. */
  discount: pence,
});
export type InvoiceDraftInput = v.InferOutput<typeof invoiceDraftInput>;

/** A payment received; the browser makes the id before the first try, so that a retry is the same payment. */
export const paymentInput = v.strictObject({
  paymentId: v.pipe(id, v.maxLength(64)),
  amount: v.pipe(pence, v.minValue(1, 'Enter an amount above £0.00')),
  method: v.picklist(paymentMethods),
  receivedOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
});
export type PaymentInput = v.InferOutput<typeof paymentInput>;
