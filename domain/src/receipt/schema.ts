import * as v from 'valibot';
import { civilDate, id, line, pence, stamps, text, timestamp, uid } from '../shared/fields.ts';

/** How money moves; using credit moves none. */
export const paymentMethods = ['bankTransfer', 'card', 'cash', 'cheque', 'other'] as const;

/** A part of a receipt that pays an invoice. */
const allocation = v.strictObject({
  invoiceId: id,
  invoiceNumber: line('Number', { max: 20 }),
  amount: v.pipe(pence, v.minValue(1)),
});

/**
 * `receipts/{id}`: money that came from a client, or, as a refund, went back. It is never changed or deleted: a wrong
 * one is reversed. What it paid stands at each invoice as a payment with its id.
 */
export const receipt = v.strictObject({
  kind: v.picklist(['receipt', 'refund']),
  clientId: id,
  amount: v.pipe(pence, v.minValue(1)),
  method: v.picklist(paymentMethods),
  receivedOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
  allocations: v.pipe(v.array(allocation), v.maxLength(20)),
  /** The part that became the client's credit. */
  credited: pence,
  /** The invoice for the part that came before there was one. */
  advanceInvoiceId: v.nullable(id),
  reversed: v.nullable(
    v.strictObject({ on: civilDate, reason: text('Reason', { max: 500 }), by: uid, at: timestamp }),
  ),
  recordedBy: uid,
  ...stamps,
});
export type Receipt = v.InferOutput<typeof receipt>;
