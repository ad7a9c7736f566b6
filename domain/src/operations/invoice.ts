import * as v from 'valibot';
import { type BillingSeriesStatus, billingSeriesStatuses } from '../billing-series/schema.ts';
import { creditScope } from '../invoice/credit-note.ts';
import { invoiceDraftInput } from '../invoice/draft.ts';
import { invoicePeriod } from '../invoice/export.ts';
import { disputeAnswer, disputeReason, purchaseOrder, reminder } from '../invoice/schema.ts';
import type { InvoiceStatus } from '../invoice/status.ts';
import { receiptInput, refundInput } from '../receipt/input.ts';
import { civilDate, id, line, text } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { projectId } from './ids.ts';

const ofInvoice = v.strictObject({ invoiceId: id });

/** Of the draft that the caller saw: where somebody saved since, nothing happens. Older builds send none. */
const seenRevision = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Invoices, payments and monthly billing. */
export const invoiceOperations = {
  createInvoice: operation(
    'admin',
    v.strictObject({
      /** Made by the browser before the first try, so that a retry is the same invoice. */
      invoiceId: v.optional(v.pipe(id, v.maxLength(64))),
      clientId: id,
      projectId: v.nullable(projectId),
      draft: invoiceDraftInput,
    }),
    output<{ invoiceId: string }>(),
  ),
  saveInvoice: operation(
    'admin',
    v.strictObject({ invoiceId: id, revision: seenRevision, draft: invoiceDraftInput }),
    output<{ saved: true; revision: number }>(),
  ),
  discardInvoice: operation('admin', ofInvoice, output<{ status: 'discarded' }>()),
  /**
   * Issuing again returns the first result. The client's credit is used for it unless `keepCredit`. What was invoiced in
   * advance is deducted (`isDeductedFrom`).
   */
  issueInvoice: operation(
    'admin',
    v.strictObject({
      ...ofInvoice.entries,
      revision: seenRevision,
      keepCredit: v.optional(v.boolean(), false),
    }),
    output<{ number: string; dueOn: string; balance: number }>(),
  ),
  /** Mails it to the client again, with its PDF. */
  sendInvoiceAgain: operation('admin', ofInvoice, output<{ queued: true }>()),
  /** The one field that may be added after issue; not changed once it is there. */
  setPurchaseOrder: operation(
    'admin',
    v.strictObject({ ...ofInvoice.entries, purchaseOrder }),
    output<{ saved: true }>(),
  ),
  /**
   * Money received, on one invoice or several of the client. What is left over becomes credit, or a draft invoice of
   * exactly that sum where it came before there was one. The same money entered again, even from another tab under
   * another id, is `alreadyRecorded`. `credit` is the client's in all.
   */
  recordReceipt: operation(
    'admin',
    receiptInput,
    output<{
      receiptId: string;
      credit: number;
      advanceInvoiceId: string | null;
      alreadyRecorded: boolean;
    }>(),
  ),
  /** Takes a wrong receipt back, whole; it stays on record with day and reason. */
  reverseReceipt: operation(
    'admin',
    v.strictObject({ receiptId: id, on: civilDate, reason: text('Reason', { max: 500 }) }),
    output<{ credit: number }>(),
  ),
  /** Pays credit out; nothing else can be refunded. */
  recordRefund: operation(
    'admin',
    refundInput,
    output<{ receiptId: string; credit: number; alreadyRecorded: boolean }>(),
  ),
  /** Uses credit for an open invoice: as much as both allow. */
  useCredit: operation(
    'admin',
    v.strictObject({ ...ofInvoice.entries, useId: v.pipe(id, v.maxLength(64)) }),
    output<{ used: number; balance: number; credit: number }>(),
  ),
  /** `creditNoteId` is made by the browser before the first try. */
  creditInvoice: operation(
    'admin',
    v.strictObject({
      ...ofInvoice.entries,
      creditNoteId: v.pipe(id, v.maxLength(64)),
      scope: creditScope,
      reason: text('Reason', { max: 500 }),
    }),
    output<{ creditNoteId: string; creditNoteNumber: string; status: InvoiceStatus; credit: number }>(),
  ),
  /** Credits in full and opens a draft with the same content and stage. */
  correctAndReissue: operation(
    'admin',
    v.strictObject({
      ...ofInvoice.entries,
      creditNoteId: v.pipe(id, v.maxLength(64)),
      reason: text('Reason', { max: 500 }),
    }),
    output<{ creditNoteNumber: string; invoiceId: string }>(),
  ),
  /** Gives a debt up; the reason stays in the audit log, which the client can't read. */
  writeOffInvoice: operation(
    'admin',
    v.strictObject({ ...ofInvoice.entries, reason: text('Reason', { max: 500 }) }),
    output<{ status: InvoiceStatus }>(),
  ),
  /** Takes a write-off back that was made by mistake: the debt is expected again. The reason stays in the audit log, too. */
  reinstateInvoice: operation(
    'admin',
    v.strictObject({ ...ofInvoice.entries, reason: text('Reason', { max: 500 }) }),
    output<{ status: InvoiceStatus }>(),
  ),
  /** An answer is for the client: they are mailed it, and it ends the dispute. */
  setInvoiceDisputed: operation(
    'admin',
    v.strictObject({
      ...ofInvoice.entries,
      disputed: v.boolean(),
      answer: v.exactOptional(disputeAnswer),
    }),
    output<{ disputed: boolean }>(),
  ),
  /**
   * Leaves out the next reminder of this invoice: the one that the caller saw. Asked again, it skips no other. Older
   * builds name none.
   */
  skipReminder: operation(
    'admin',
    v.strictObject({ ...ofInvoice.entries, reminder: v.exactOptional(reminder) }),
    output<{ skipped: string | null }>(),
  ),
  /** Staff looked: it hasn't come, so that reminders go on. A receipt says that it has. */
  clearPaymentReport: operation('admin', ofInvoice, output<{ cleared: true }>()),
  /** 'I have paid': for members. */
  reportPayment: operation(
    'member',
    v.strictObject({
      ...ofInvoice.entries,
      paidOn: civilDate,
      reference: line('Reference', { min: 0, max: 100 }),
    }),
    output<{ reported: true }>(),
  ),
  /** 'Something is wrong': for members; staff are told, and nobody is reminded until they have looked. */
  disputeInvoice: operation(
    'member',
    v.strictObject({ ...ofInvoice.entries, reason: disputeReason }),
    output<{ disputed: true }>(),
  ),
  /**
   * The invoices and credit notes of one company in a period, as a table and their PDFs, in one ZIP file at `url` for
   * two minutes; for members.
   */
  exportMyInvoices: operation('member', invoicePeriod, output<{ url: string; count: number }>(), {
    heavy: true,
  }),
  setBillingSeriesStatus: operation(
    'admin',
    v.strictObject({ seriesId: id, status: v.picklist(billingSeriesStatuses.states) }),
    output<{ status: BillingSeriesStatus }>(),
  ),
} as const;
