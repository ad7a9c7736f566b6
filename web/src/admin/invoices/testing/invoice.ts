import { type InvoiceAmounts, invoiceAmounts } from '@agency/domain/invoice/from-draft';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { treated, type VatTreatment } from '@agency/domain/vat/treatment';
import * as v from 'valibot';

/** The money of one line for each of these nets in pence, at a treatment. */
export function amountsOf(
  ...lines: readonly (readonly [net: number, treatment: VatTreatment])[]
): InvoiceAmounts {
  return invoiceAmounts(
    {
      lines: lines.map(([unitPrice, treatment], index) => ({
        description: `Work ${index + 1}`,
        unitLabel: '',
        quantity: 1,
        unitPrice,
        discount: 0,
        ...treated(treatment),
      })),
      discount: 0,
    },
    true,
  );
}

/** An invoice of £100 + VAT, issued and due on 15 December 2026. */
export function invoiceWith(changes: Partial<Invoice> = {}, id = 'invoice'): Stored<Invoice> {
  const at = new Date('2026-12-01T09:00:00Z');
  const invoice = v.parse(invoiceSchema, {
    number: 'INV-2026-0001',
    kind: 'invoice',
    title: 'Website',
    clientId: 'client',
    clientName: 'Weald Pottery Ltd',
    memberUids: [],
    membersVersion: 1,
    projectId: null,
    quoteId: null,
    stage: null,
    series: null,
    ...amountsOf([10_000, 2000]),
    vatRegistered: true,
    status: 'issued',
    disputed: false,
    issuedOn: '2026-12-01',
    taxPoint: '2026-12-01',
    dueOn: '2026-12-15',
    paidAmount: 0,
    parties: null,
    bankDetails: null,
    termsText: null,
    credits: null,
    creditNoteId: null,
    delivery: null,
    deliveryMailId: null,
    lastReminder: null,
    searchTokens: [],
    createdAt: at,
    updatedAt: at,
    updatedBy: 'system',
    ...changes,
  });
  return { ...invoice, id };
}
