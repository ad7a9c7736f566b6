import type { ClientNotes } from '@agency/domain/client/schema';
import type { Owner } from './owner.ts';

const line = {
  description: 'Hosting',
  unitLabel: '',
  quantity: 1,
  unitPrice: 100,
  discount: 0,
  vatRate: 2000,
  net: 100,
};

export function bills(owner: Owner) {
  const { at, audience, ids, markOf, now, stamps, tag, today } = owner;
  return {
    clientCredits: at('clientCredits', [ids.client, '1'], {
      sequence: 1,
      amount: 0,
      balance: 0,
      reason: markOf('clientCredits'),
      invoiceId: null,
      createdAt: now,
      createdBy: 'staff',
    }),
    clientAccount: at('clientAccount', [ids.client, '000001'], {
      sequence: 1,
      kind: 'receipt',
      on: today,
      amount: -100,
      balance: 0,
      reference: markOf('clientAccount'),
      invoiceId: null,
      receiptId: `r-${tag}`,
      createdAt: now,
      createdBy: 'staff',
    }),
    clientPrivate: at('clientPrivate', [ids.client, 'notes'], {
      text: markOf('clientPrivate'),
      revision: 1,
      ...stamps,
    } satisfies ClientNotes),
    receipts: at('receipts', [`r-${tag}`], {
      kind: 'receipt',
      clientId: ids.client,
      amount: 100,
      method: 'bankTransfer',
      receivedOn: today,
      reference: markOf('receipts'),
      allocations: [{ invoiceId: `i-${tag}`, invoiceNumber: 'INV-2026-0001', amount: 100 }],
      credited: 0,
      advanceInvoiceId: null,
      reversed: null,
      recordedBy: 'staff',
      ...stamps,
    }),
    invoices: at('invoices', [`i-${tag}`], {
      number: markOf('invoices'),
      kind: 'invoice',
      clientId: ids.client,
      ...audience,
      projectId: ids.project,
      status: 'paid',
      issuedOn: today,
      creditNoteId: null,
      ...stamps,
    }),
    invoicePayments: at('invoicePayments', [`i-${tag}`, 'one'], {
      amount: 100,
      method: 'bankTransfer',
      receivedOn: today,
      reference: markOf('invoicePayments'),
      createdAt: now,
    }),
  };
}

export function billedEveryMonth(owner: Owner) {
  const { at, audience, ids, markOf, stamps, today } = owner;
  return {
    billingSeries: at('billingSeries', [`${ids.project}-monthly`], {
      title: markOf('billingSeries'),
      quoteId: ids.accepted,
      projectId: ids.project,
      clientId: ids.client,
      ...audience,
      lines: [line],
      discount: 0,
      vatRegistered: true,
      nextOn: today,
      endsOn: today,
      dayOfMonth: 1,
      status: 'ended',
      ...stamps,
    }),
  };
}
