import { type AccountEntry, accountEntry, clientCredit } from '@agency/domain/client/schema';
import { owedOf } from '@agency/domain/invoice/balance';
import { type Invoice, payment } from '@agency/domain/invoice/schema';
import { receipt } from '@agency/domain/receipt/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';

/** Money that came, and the day, counted from today. */
export interface Received {
  readonly pence: number;
  readonly day: number;
}

export interface SeededInvoice {
  readonly invoice: Stored<Invoice>;
  /** The day of issue, counted from today. */
  readonly issued: number;
  readonly paid: readonly Received[];
  /** Of what was paid: the part that became credit by a credit note. */
  readonly freed: number;
  readonly writtenOff: number | undefined;
}

interface Happened extends Pick<AccountEntry, 'kind' | 'amount' | 'reference' | 'invoiceId' | 'receiptId'> {
  readonly clientId: string;
  readonly day: number;
}

/** The receipts of the invoices, what they paid, the credit that a note freed, and each client's account. */
export function seedReceipts(context: SeedContext, all: readonly SeededInvoice[]): void {
  const happened = all.flatMap((seeded) => [
    ...issuedOf(seeded),
    ...seeded.paid.map((received, index) => seedReceipt(context, seeded, received, index)),
  ]);
  const accounts = Map.groupBy(happened, ({ clientId }) => clientId);
  for (const [clientId, entries] of accounts) seedAccount(context, clientId, entries);
  for (const seeded of all) seedCredit(context, seeded);
}

function issuedOf({ invoice, issued, writtenOff }: SeededInvoice): Happened[] {
  const { id, kind, clientId, totals } = invoice;
  const of = { clientId, reference: invoice.number ?? '', invoiceId: id, receiptId: null };
  const isNote = kind === 'creditNote';
  return [
    { ...of, kind, day: issued, amount: isNote ? -totals.total : totals.total },
    ...(writtenOff === undefined
      ? []
      : [{ ...of, kind: 'writeOff' as const, day: writtenOff, amount: -owedOf(invoice) }]),
  ];
}

/** The id of a receipt: the first one of an invoice is its 1. */
export const receiptIdOf = (invoiceId: string, position: number) => `${invoiceId}-receipt-${position}`;

function seedReceipt(
  { put, day, at }: SeedContext,
  { invoice }: SeededInvoice,
  { pence, day: received }: Received,
  index: number,
): Happened {
  const { id, clientId } = invoice;
  const receiptId = receiptIdOf(id, index + 1);
  const reference = invoice.number ?? '';
  const money = { amount: pence, method: 'bankTransfer', receivedOn: day(received), reference } as const;
  const by = { recordedBy: people.admin.uid, createdAt: at(received, 12) };
  put('receipts', [receiptId], receipt, {
    ...money,
    ...by,
    kind: 'receipt',
    clientId,
    allocations: [{ invoiceId: id, invoiceNumber: reference, amount: pence }],
    credited: 0,
    advanceInvoiceId: null,
    reversed: null,
    updatedAt: at(received, 12),
    updatedBy: 'system',
  });
  put('invoicePayments', [id, receiptId], payment, { ...money, ...by, receiptId });
  return { clientId, kind: 'receipt', day: received, amount: -pence, reference, invoiceId: null, receiptId };
}

function seedAccount({ put, day, at }: SeedContext, clientId: string, entries: readonly Happened[]): void {
  let balance = 0;
  entries
    .toSorted((a, b) => a.day - b.day)
    .forEach(({ day: happened, clientId: _client, ...entry }, index) => {
      balance += entry.amount;
      const createdAt = at(happened, 12);
      const sequence = index + 1;
      put('clientAccount', [clientId, String(sequence).padStart(6, '0')], accountEntry, {
        ...entry,
        sequence,
        balance,
        on: day(happened),
        createdAt,
        createdBy: people.admin.uid,
      });
    });
}

function seedCredit({ put }: SeedContext, { invoice, freed }: SeededInvoice): void {
  if (freed === 0) return;
  put('clientCredits', [invoice.clientId, '000001'], clientCredit, {
    sequence: 1,
    amount: freed,
    balance: freed,
    reason: `Paid on invoice ${invoice.number}, which was credited`,
    invoiceId: invoice.id,
    createdAt: invoice.updatedAt,
    createdBy: people.admin.uid,
  });
}
