import * as v from 'valibot';
import { address, anyVatNumber } from '../client/schema.ts';
import { origin } from '../quote/origin.ts';
import { totals, vatLine } from '../quote/schema.ts';
import { deliveryStates } from '../quote/status.ts';
import { paymentMethods } from '../receipt/schema.ts';
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
  signedPence,
  stamps,
  text,
  timestamp,
  uid,
  vatRate,
} from '../shared/fields.ts';
import { outsideScope } from '../vat/treatment.ts';
import { invoiceStatus } from './status.ts';

export const invoiceLine = v.strictObject({
  description: text('Description', { max: 1000 }),
  unitLabel: line('Unit', { min: 0, max: 20 }),
  quantity,
  unitPrice: pence,
  discount: basisPoints,
  vatRate,
  outsideScope,
  /** Pence, as the one calculator gives it. */
  net: pence,
  /** On a credit note: the position of the invoice's line that it credits. */
  ofLine: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

export const purchaseOrder = line('Purchase order number', { max: 40 });

/** What a client says of a payment that is on its way. */
export const paymentReport = v.strictObject({
  paidOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
  by: line('Name', { min: 0, max: 100 }),
  /** Left out by builds that noted the name alone. */
  uid: v.exactOptional(uid),
  at: timestamp,
  /** From this day on staff are asked whether it came, and when they were mailed about it. */
  askOn: v.exactOptional(civilDate),
  askedOn: v.exactOptional(civilDate),
});

/** What a client says is wrong. */
export const disputeReason = text('What’s wrong', { max: 1000 });

/** What staff answer to that, for the client. */
export const disputeAnswer = text('Answer', { max: 1000 });

/** A reminder: its London day and its offset from `dueOn`. */
export const reminder = v.strictObject({ on: civilDate, offset: v.pipe(v.number(), v.integer()) });

/** Both parties as they were when the invoice was issued. */
export const invoiceParties = v.strictObject({
  seller: v.strictObject({ brandName: line('Brand name', { max: 60 }), email, company }),
  buyer: v.strictObject({
    name: line('Name', { max: 120 }),
    address: v.nullable(address),
    vatNumber: v.nullable(anyVatNumber),
    billingEmail: email,
  }),
});

const atRates = {
  vatByRate: v.pipe(v.array(vatLine), v.maxLength(5)),
  /** What no rate is charged on. */
  outsideScope: v.exactOptional(pence),
};

/** An invoice for money that came first, whose sum a later one is reduced by. */
export const deduction = v.strictObject({
  invoiceId: id,
  invoiceNumber: line('Number', { max: 20 }),
  taxPoint: civilDate,
  net: pence,
  /** The part of its net at each rate, with the VAT on it. */
  ...atRates,
  vat: pence,
  total: pence,
  /** The same net as this invoice would have charged it; left out where that is alike. */
  takenOff: v.exactOptional(v.strictObject(atRates)),
});
export type Deduction = v.InferOutput<typeof deduction>;

/** What makes an invoice one for money that came first. */
export const advance = v.strictObject({
  receiptId: id,
  /** How much of its net at each rate, with its VAT, later invoices have been reduced by. */
  deducted: v.pipe(v.array(vatLine), v.maxLength(5)),
  deductedOutsideScope: v.optional(pence, 0),
  /** The same of its credit notes: a deduction that is given back later leaves no more than the rest. */
  credited: v.exactOptional(v.pipe(v.array(vatLine), v.maxLength(5))),
  creditedOutsideScope: v.exactOptional(pence),
  /** Is anything left to deduct? */
  isOpen: v.boolean(),
});

/** `invoices/{id}`: number, lines, totals, dates and parties never change after issue. */
export const invoice = v.strictObject({
  number: v.nullable(line('Number', { max: 20 })),
  kind: v.picklist(['invoice', 'creditNote']),
  title: line('Title', { max: 160 }),
  /** Of a draft: raised at every save, so that a save from an older copy is noticed; left out before the first. */
  revision: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  clientId: id,
  /** For lists of staff, as it was at the last save; left out of documents from before there were any. */
  clientName: v.exactOptional(line('Name', { min: 0, max: 120 })),
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
  /**
   * Of a stage: since when it is due for invoicing, which for a stage with a date may be to come; null while it waits for
   * its milestone.
   */
  dueSince: v.optional(v.nullable(civilDate), null),
  /** When staff were asked to issue it: once, whatever becomes of its milestone afterwards. */
  stageAskedOn: v.optional(v.nullable(civilDate), null),
  /** The billing series and its period (`YYYY-MM-DD` it begins) that it is for. */
  series: v.nullable(v.strictObject({ id, period: civilDate })),
  lines: v.pipe(v.array(invoiceLine), v.minLength(1), v.maxLength(100)),
  discount: pence,
  /** VAT that is a part of a larger sum's; it stands as long as the net at its rate does. */
  plannedVat: v.exactOptional(v.pipe(v.array(vatLine), v.maxLength(5))),
  /** What was invoiced in advance and is taken off, from issue on. */
  deductions: v.exactOptional(v.pipe(v.array(deduction), v.maxLength(20))),
  advance: v.exactOptional(advance),
  totals,
  vatRegistered: v.boolean(),
  status: invoiceStatus,
  disputed: v.boolean(),
  /** What the client says is wrong; left out where staff marked it. */
  dispute: v.optional(
    v.nullable(
      v.strictObject({
        reason: text('Reason', { max: 1000 }),
        by: line('Name', { min: 0, max: 100 }),
        /** Left out by builds that noted the name alone. */
        uid: v.exactOptional(uid),
        at: timestamp,
      }),
    ),
    null,
  ),
  /** What staff answered when they ended the last dispute; null where they said nothing. */
  disputeAnswer: v.optional(v.nullable(v.strictObject({ words: disputeAnswer, at: timestamp })), null),
  issuedOn: v.nullable(civilDate),
  /** Of a draft: the day to use instead of the day of issue, with the reason; null is the day of issue. */
  taxPoint: v.nullable(civilDate),
  taxPointReason: v.optional(v.nullable(text('Reason', { max: 300 })), null),
  /** Of a draft: the day to use instead of what the payment terms give; null leaves it to them. */
  dueOn: v.nullable(civilDate),
  /** The client's own number for it; the one field that may be added after issue. */
  purchaseOrder: v.optional(v.nullable(purchaseOrder), null),
  /** What was paid and stands against it: what was paid above its balance is the client's credit. */
  paidAmount: pence,
  /** The total of its credit notes. */
  creditedAmount: v.optional(pence, 0),
  /** When the debt was given up, and what had been paid then: more money reopens it. Null once that was undone. */
  writtenOff: v.exactOptional(v.nullable(v.strictObject({ on: civilDate, paidAmount: pence }))),
  /** 'I have paid', as the client last said. */
  paymentReported: v.optional(v.nullable(paymentReport), null),
  parties: v.nullable(invoiceParties),
  /** As they were at issue, or as they have been since a change while it was open. */
  bankDetails: v.nullable(bankDetails),
  bankDetailsSince: v.exactOptional(civilDate),
  termsText: v.nullable(text('Terms', { min: 0, max: 5000 })),
  /** A credit note names its invoice and why. */
  credits: v.nullable(
    v.strictObject({
      invoiceId: id,
      invoiceNumber: line('Number', { max: 20 }),
      invoiceIssuedOn: v.exactOptional(civilDate),
      reason: text('Reason', { max: 500 }),
      /** What had been paid of it above the invoice's new balance, which became the client's credit. */
      becameCredit: v.exactOptional(pence),
    }),
  ),
  /** The credit note that was issued last for it. */
  creditNoteId: v.nullable(id),
  /** The draft that replaces it. */
  reissuedAs: v.exactOptional(id),
  /** The invoice that it replaces; left out by builds that noted it there alone. */
  replaces: v.exactOptional(v.strictObject({ invoiceId: id, invoiceNumber: line('Number', { max: 20 }) })),
  /** The delivery of its mail, and the outbox entry that `delivery` refers to. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  deliveryMailId: v.nullable(line('Mail', { max: 200 })),
  /** The reminder that was queued last: its day in London and its offset from `dueOn`. */
  lastReminder: v.nullable(reminder),
  /** All that were queued, the last 20. */
  reminders: v.optional(v.pipe(v.array(reminder), v.maxLength(20)), []),
  /** Rules up to this offset are skipped. */
  skippedTo: v.exactOptional(v.pipe(v.number(), v.integer())),
  /** Where its client came from, as it was known at issue; null before it, and of invoices of older builds. */
  origin: v.optional(v.nullable(origin), null),
  searchTokens,
  ...stamps,
});
export type Invoice = v.InferOutput<typeof invoice>;

/**
 * `invoices/{id}/payments/{id}`: the part of a receipt, or of the client's credit, that stands against this invoice; the
 * id is the receipt's. A reversal is a payment of its own with a negative amount, its id that of the receipt and
 * '-reversed'.
 */
export const payment = v.strictObject({
  amount: signedPence,
  method: v.picklist([...paymentMethods, 'credit']),
  receivedOn: civilDate,
  reference: line('Reference', { min: 0, max: 100 }),
  /** Left out of payments from before there were receipts, and where credit was used. */
  receiptId: v.exactOptional(id),
  /** Of a reversal: why. */
  reason: v.exactOptional(text('Reason', { max: 500 })),
  /** Of a payment from before there were receipts: the part above the balance, which became the client's credit. */
  credited: v.optional(pence, 0),
  /** The balance after this payment; its mails quote this even when later payments have come in. */
  balance: v.optional(pence),
  recordedBy: uid,
  createdAt: timestamp,
});
export type Payment = v.InferOutput<typeof payment>;
