import * as v from 'valibot';
import { civilDate, id, line, pence } from '../shared/fields.ts';
import { paymentMethods } from './schema.ts';

const ownId = v.pipe(id, v.maxLength(64));
const amount = v.pipe(pence, v.minValue(1, 'Enter an amount above £0.00'));
const money = {
  amount,
  method: v.picklist(paymentMethods, 'Choose how it was paid'),
  receivedOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
};

/** What becomes of the part of a receipt that pays no invoice. */
export const receiptRest = v.variant('kind', [
  v.strictObject({ kind: v.literal('credit') }),
  /** It came before there was an invoice: a draft of exactly this sum, to be deducted from a later one. */
  v.strictObject({
    kind: v.literal('advance'),
    quoteId: v.nullable(id),
    projectId: v.nullable(id),
    treatment: v.union([
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      v.literal('outsideScope'),
    ]),
  }),
]);

/** It is another one, although one just like it was recorded. */
const isAnother = v.optional(v.boolean(), false);

/** Money received; the browser makes the id before the first try, so that a retry is the same receipt. */
export const receiptInput = v.strictObject({
  receiptId: ownId,
  clientId: id,
  ...money,
  allocations: v.pipe(
    v.array(v.strictObject({ invoiceId: id, amount })),
    v.maxLength(20, 'One receipt can pay at most 20 invoices'),
  ),
  rest: receiptRest,
  isAnother,
});
export type ReceiptInput = v.InferOutput<typeof receiptInput>;

/** Credit paid out. */
export const refundInput = v.strictObject({ receiptId: ownId, clientId: id, ...money, isAnother });
export type RefundInput = v.InferOutput<typeof refundInput>;
