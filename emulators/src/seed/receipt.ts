import { type AccountEntry, accountEntry } from '@agency/domain/client/schema';
import { balanceOf, isIssued, withMoney } from '@agency/domain/invoice/balance';
import { type Invoice, payment } from '@agency/domain/invoice/schema';
import { receipt } from '@agency/domain/receipt/schema';
import { invariant } from '@agency/domain/shared/invariant';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';

/** An invoice of the sample data with the money that came for it. */
export interface SeededInvoice {
  readonly id: string;
  readonly invoice: Invoice;
  readonly paid: readonly { readonly pence: number; readonly day: number }[];
}

type Entry = Pick<AccountEntry, 'kind' | 'on' | 'amount' | 'reference' | 'invoiceId' | 'receiptId'>;

/** The receipts, the payments that they are, and each client's account over its invoices and receipts. */
export function seedReceipts(context: SeedContext, all: readonly SeededInvoice[]): void {
  const byClient = Map.groupBy(all, ({ invoice }) => invoice.clientId);
  for (const [clientId, invoices] of byClient) {
    const entries = invoices.flatMap((one) => [...invoiceEntries(one), ...seedPayments(context, one)]);
    seedAccount(context, clientId, entries);
  }
}

/** The address of a receipt: the first one of an invoice is its 1. */
export const receiptIdOf = (invoiceId: string, position: number) => `${invoiceId}-receipt-${position}`;

function seedPayments({ put, day, at }: SeedContext, { id, invoice, paid }: SeededInvoice): Entry[] {
  const { number, clientId } = invoice;
  let standing: Invoice = { ...invoice, status: 'issued', paidAmount: 0 };
  return paid.map(({ pence: amount, day: received }, index): Entry => {
    invariant(number !== null, 'what was paid was issued');
    const receiptId = receiptIdOf(id, index + 1);
    const money = { amount, method: 'bankTransfer', receivedOn: day(received), reference: number } as const;
    const noted = { recordedBy: people.admin.uid, createdAt: at(received, 12) };
    standing = { ...standing, ...withMoney(standing, amount) };
    put('invoicePayments', [id, receiptId], payment, {
      ...money,
      receiptId,
      balance: balanceOf(standing),
      ...noted,
    });
    put('receipts', [receiptId], receipt, {
      kind: 'receipt',
      clientId,
      ...money,
      allocations: [{ invoiceId: id, invoiceNumber: number, amount }],
      credited: 0,
      advanceInvoiceId: null,
      reversed: null,
      ...noted,
      updatedAt: noted.createdAt,
      updatedBy: 'system',
    });
    return {
      kind: 'receipt',
      on: money.receivedOn,
      amount: -amount,
      reference: number,
      invoiceId: null,
      receiptId,
    };
  });
}

function invoiceEntries({ id, invoice }: SeededInvoice): Entry[] {
  const { kind, number, issuedOn, totals } = invoice;
  if (!isIssued(invoice) || issuedOn === null) return [];
  const isCredit = kind === 'creditNote';
  return [
    {
      kind,
      on: issuedOn,
      amount: isCredit ? -totals.total : totals.total,
      reference: number ?? '',
      invoiceId: id,
      receiptId: null,
    },
  ];
}

function seedAccount({ put }: SeedContext, clientId: string, entries: readonly Entry[]): void {
  let balance = 0;
  const inOrder = entries.toSorted((a, b) => a.on.localeCompare(b.on));
  for (const [index, entry] of inOrder.entries()) {
    balance += entry.amount;
    const sequence = index + 1;
    put('clientAccount', [clientId, String(sequence).padStart(6, '0')], accountEntry, {
      ...entry,
      sequence,
      balance,
      createdAt: new Date(`${entry.on}T12:00:00Z`),
      createdBy: people.admin.uid,
    });
  }
}
