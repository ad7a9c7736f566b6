import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { type StandingSums, withCredit } from '@agency/domain/invoice/balance';
import type { CreditNoteContent } from '@agency/domain/invoice/credit-note';
import { invoiceAmounts } from '@agency/domain/invoice/from-draft';
import type { Invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { creditNoteMailId } from '../mail-queue/invoice-mails.ts';
import { newInvoice } from '../records/invoice/new-invoice.ts';
import type { Numbered } from '../records/invoice/number.ts';

interface Noted extends Numbered, CreditNoteContent {
  readonly creditNoteId: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * A credit note with the parties of its invoice. Amounts stay positive: that it is a credit note is what reverses them.
 * It names the number and the date of the invoice (VAT Regulations 1995, regulation 15C).
 * With it come the sums of the invoice after it, and what had been paid above these.
 */
export function creditNoteOf(
  invoice: Stored<Invoice>,
  client: Stored<Client>,
  { number, issuedOn, reason, now, lines, plannedVat, creditNoteId }: Noted,
): { readonly note: Invoice; readonly sums: StandingSums; readonly excess: number } {
  const { number: invoiceNumber, issuedOn: invoiceIssuedOn, projectId, quoteId, vatRegistered } = invoice;
  invariant(invoiceNumber !== null && invoiceIssuedOn !== null, 'an issued invoice has a number and a date');
  const note = newInvoice({
    title: `Credit for invoice ${invoiceNumber}`,
    client,
    projectId,
    quoteId,
    stage: null,
    series: null,
    amounts: invoiceAmounts({ lines: [...lines], discount: 0 }, vatRegistered, plannedVat),
    plannedVat: [...plannedVat],
    vatRegistered,
    taxPoint: issuedOn,
    purchaseOrder: invoice.purchaseOrder,
    now,
  });
  const { excess, ...sums } = withCredit(invoice, note.totals.total);
  const becameCredit = excess === 0 ? {} : { becameCredit: excess };
  const found = { ...note, number, title: `${invoiceNumber} ${invoice.title}` };
  const issued: Invoice = {
    ...note,
    kind: 'creditNote',
    number,
    ...audienceOf(client),
    status: 'issued',
    issuedOn,
    parties: invoice.parties,
    origin: invoice.origin,
    credits: { invoiceId: invoice.id, invoiceNumber, invoiceIssuedOn, reason, ...becameCredit },
    delivery: 'queued',
    deliveryMailId: creditNoteMailId(creditNoteId),
    searchTokens: invoiceSearchTokens(found, client.name),
  };
  return { note: issued, sums, excess };
}
