import * as v from 'valibot';
import { address, vatNumber } from '../client/schema.ts';
import { totals } from '../quote/schema.ts';
import { deliveryStates } from '../quote/status.ts';
import { bankDetails, company, paymentTrigger } from '../settings/schema.ts';
import {
  audience,
  basisPoints,
  civilDate,
  email,
  id,
  line,
  pence,
  quantity,
  searchTokens,
  stamps,
  text,
  timestamp,
  uid,
  vatRate,
} from '../shared/fields.ts';
import { invoiceStatus } from './status.ts';

export const invoiceLine = v.strictObject({
  description: text('Description', { max: 1000 }),
  unitLabel: line('Unit', { min: 0, max: 20 }),
  quantity,
  unitPrice: pence,
  discount: basisPoints,
  vatRate,
  /** Pence, as the one calculator gives it. */
  net: pence,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

/** Both parties as they were when the invoice was issued. */
export const invoiceParties = v.strictObject({
  seller: v.strictObject({ brandName: line('Brand name', { max: 60 }), email, company }),
  buyer: v.strictObject({
    name: line('Name', { max: 120 }),
    address: v.nullable(address),
    vatNumber: v.nullable(vatNumber),
    billingEmail: email,
  }),
});

/** `invoices/{id}`: number, lines, totals, dates and parties never change after issue. */
export const invoice = v.strictObject({
  number: v.nullable(line('Number', { max: 20 })),
  kind: v.picklist(['invoice', 'creditNote']),
  title: line('Title', { max: 160 }),
  clientId: id,
  ...audience,
  projectId: v.nullable(id),
  quoteId: v.nullable(id),
  /** The stage of the payment schedule that it bills, and what triggers it. */
  stage: v.nullable(
    v.strictObject({
      id,
      label: line('Stage', { max: 80 }),
      position: v.pipe(v.number(), v.integer()),
      trigger: paymentTrigger,
    }),
  ),
  /** The billing series and its period (`YYYY-MM-DD` it begins) that it is for. */
  series: v.nullable(v.strictObject({ id, period: civilDate })),
  lines: v.pipe(v.array(invoiceLine), v.minLength(1), v.maxLength(100)),
  discount: pence,
  totals,
  vatRegistered: v.boolean(),
  status: invoiceStatus,
  disputed: v.boolean(),
  issuedOn: v.nullable(civilDate),
  taxPoint: v.nullable(civilDate),
  dueOn: v.nullable(civilDate),
  paidAmount: pence,
  parties: v.nullable(invoiceParties),
  bankDetails: v.nullable(bankDetails),
  termsText: v.nullable(text('Terms', { min: 0, max: 5000 })),
  /** A credit note names its invoice and why. */
  credits: v.nullable(
    v.strictObject({
      invoiceId: id,
      invoiceNumber: line('Number', { max: 20 }),
      reason: text('Reason', { max: 500 }),
    }),
  ),
  /** The credit note that voided it. */
  creditNoteId: v.nullable(id),
  /** The delivery of its mail, and the outbox entry that `delivery` refers to. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  deliveryMailId: v.nullable(line('Mail', { max: 200 })),
  /** The reminder that was queued last: its day in London and its offset from `dueOn`. */
  lastReminder: v.nullable(v.strictObject({ on: civilDate, offset: v.pipe(v.number(), v.integer()) })),
  searchTokens,
  ...stamps,
});
export type Invoice = v.InferOutput<typeof invoice>;

export const paymentMethods = ['bankTransfer', 'card', 'cash', 'cheque', 'credit', 'other'] as const;

/** `invoices/{id}/payments/{id}` */
export const payment = v.strictObject({
  amount: v.pipe(pence, v.minValue(1, 'Enter an amount above £0.00')),
  method: v.picklist(paymentMethods),
  receivedOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
  /** The part above the balance, which became the client's credit. */
  credited: v.optional(pence, 0),
  /** The balance after this payment; its mails quote this even when later payments have come in. */
  balance: v.optional(pence),
  recordedBy: uid,
  createdAt: timestamp,
});
export type Payment = v.InferOutput<typeof payment>;
