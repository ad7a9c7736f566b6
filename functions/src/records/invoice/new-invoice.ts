import { noAudience } from '@agency/domain/client/members';
import type { InvoiceAmounts } from '@agency/domain/invoice/from-draft';
import type { Invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { cleanLine } from '@agency/domain/shared/fields';

type Parts = Pick<Invoice, 'title' | 'projectId' | 'quoteId' | 'stage' | 'series' | 'vatRegistered'> &
  Partial<
    Pick<
      Invoice,
      | 'plannedVat'
      | 'advance'
      | 'taxPoint'
      | 'taxPointReason'
      | 'dueOn'
      | 'purchaseOrder'
      | 'dueSince'
      | 'stageAskedOn'
      | 'replaces'
    >
  > & {
    readonly client: { readonly id: string; readonly name: string };
    readonly amounts: InvoiceAmounts;
    readonly now: Date;
  };

/** A draft: nobody but staff sees it, and number, dates and parties come when it is issued. */
export function newInvoice({ client, amounts, now, ...parts }: Parts): Invoice {
  const title = cleanLine(parts.title, 160);
  return {
    ...parts,
    title,
    number: null,
    kind: 'invoice',
    clientId: client.id,
    clientName: client.name,
    ...noAudience(),
    ...amounts,
    status: 'draft',
    disputed: false,
    dueSince: parts.dueSince ?? null,
    stageAskedOn: parts.stageAskedOn ?? null,
    issuedOn: null,
    taxPoint: parts.taxPoint ?? null,
    taxPointReason: parts.taxPointReason ?? null,
    dueOn: parts.dueOn ?? null,
    purchaseOrder: parts.purchaseOrder ?? null,
    dispute: null,
    disputeAnswer: null,
    paymentReported: null,
    paidAmount: 0,
    creditedAmount: 0,
    parties: null,
    bankDetails: null,
    termsText: null,
    credits: null,
    creditNoteId: null,
    delivery: null,
    deliveryMailId: null,
    lastReminder: null,
    reminders: [],
    origin: null,
    searchTokens: invoiceSearchTokens({ purchaseOrder: null, ...parts, title, number: null }, client.name),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}
