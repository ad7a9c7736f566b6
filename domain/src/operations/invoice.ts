import * as v from 'valibot';
import { type BillingSeriesStatus, billingSeriesStatuses } from '../billing-series/schema.ts';
import { invoiceDraftInput, paymentInput } from '../invoice/draft.ts';
import type { InvoiceStatus } from '../invoice/status.ts';
import { id, text } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { projectId } from './ids.ts';

const ofInvoice = v.strictObject({ invoiceId: id });

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
    v.strictObject({ invoiceId: id, draft: invoiceDraftInput }),
    output<{ saved: true }>(),
  ),
  discardInvoice: operation('admin', ofInvoice, output<{ status: 'discarded' }>()),
  /** Issuing again returns the first result. */
  issueInvoice: operation('admin', ofInvoice, output<{ number: string; dueOn: string }>()),
  /**
   * An overpayment becomes the client's credit; `method: 'credit'` spends it. `balance` is still to be paid, `credit`
   * is the client's total credit. The same payment entered again, even from another tab under another id, is
   * `alreadyRecorded`.
   */
  recordPayment: operation(
    'admin',
    v.strictObject({ invoiceId: id, payment: paymentInput }),
    output<{ status: InvoiceStatus; balance: number; credit: number; alreadyRecorded: boolean }>(),
  ),
  /** Voids an issued invoice with a credit note for the whole amount. */
  voidInvoice: operation(
    'admin',
    v.strictObject({ invoiceId: id, reason: text('Reason', { max: 500 }) }),
    output<{ creditNoteId: string; creditNoteNumber: string }>(),
  ),
  setInvoiceDisputed: operation(
    'admin',
    v.strictObject({ invoiceId: id, disputed: v.boolean() }),
    output<{ disputed: boolean }>(),
  ),
  setBillingSeriesStatus: operation(
    'admin',
    v.strictObject({ seriesId: id, status: v.picklist(billingSeriesStatuses.states) }),
    output<{ status: BillingSeriesStatus }>(),
  ),
} as const;
