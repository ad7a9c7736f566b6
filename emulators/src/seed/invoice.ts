import { audienceOf, noAudience } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { type Invoice, invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { counter } from '@agency/domain/platform/schema';
import { calculateTotals } from '@agency/domain/quote/totals';
import { addDays } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { sampleOrigin } from './attribution.ts';
import { type ClientKey, clientIds } from './client.ts';
import type { SeedContext } from './context.ts';
import { type InvoiceParts, otherInvoices, runningInvoices } from './invoice-samples.ts';
import { storedTotals } from './quote.ts';
import type { SeededQuotes } from './quotes.ts';
import { type SeededInvoice, seedReceipts } from './receipt.ts';
import type { Settings } from './settings.ts';

/** Invoices over all states, some of them overdue, with their credit notes, receipts and accounts. */
export function seedInvoices(
  context: SeedContext,
  settings: Settings,
  clients: Record<ClientKey, Client>,
  quotes: SeededQuotes,
): void {
  const all = [...runningInvoices(quotes), ...otherInvoices];
  const numbers = numberInvoices(context, all);
  const invoices = all.map((parts) => seedInvoice(context, settings, clients[parts.owner], parts, numbers));
  seedReceipts(
    context,
    invoices.flatMap((seeded, index) => seededOf(seeded, all[index])),
  );
}

/** Numbers by date of issue, without gaps, each year and kind from 1; the counters carry on from there. */
function numberInvoices({ put, day, at }: SeedContext, all: readonly InvoiceParts[]): Map<string, string> {
  const numbers = new Map<string, string>();
  const last = new Map<string, number>();
  const issued = all
    .filter((parts) => parts.issued !== undefined)
    .toSorted((a, b) => (a.issued ?? 0) - (b.issued ?? 0));
  for (const parts of issued) {
    const series = `${parts.kind === 'creditNote' ? 'CN' : 'INV'}-${day(parts.issued ?? 0).slice(0, 4)}`;
    const number = (last.get(series) ?? 0) + 1;
    last.set(series, number);
    numbers.set(parts.id, `${series}-${String(number).padStart(4, '0')}`);
  }
  for (const [series, number] of last)
    put('counters', [series], counter, { last: number, updatedAt: at(-1) });
  return numbers;
}

function seedInvoice(
  context: SeedContext,
  { site, business }: Settings,
  client: Client,
  parts: InvoiceParts,
  numbers: ReadonlyMap<string, string>,
): Stored<Invoice> {
  const { put, day, at } = context;
  const issuedOn = parts.issued === undefined ? null : day(parts.issued);
  const number = numbers.get(parts.id) ?? null;
  const isCredit = parts.kind === 'creditNote';
  const { totals } = calculateTotals(parts.lines, 0, business.vatRegistered, parts.plannedVat);
  const named = { title: parts.title, projectId: parts.projectId, quoteId: parts.quoteId ?? null };
  const seeded = put('invoices', [parts.id], invoice, {
    number,
    kind: parts.kind ?? 'invoice',
    ...named,
    clientId: clientIds[parts.owner],
    clientName: client.name,
    ...(issuedOn ? audienceOf(client) : noAudience()),
    stage: parts.stage ?? null,
    series: null,
    lines: parts.lines,
    discount: 0,
    ...(parts.plannedVat ? { plannedVat: parts.plannedVat } : {}),
    totals: storedTotals(totals),
    vatRegistered: business.vatRegistered,
    status: parts.status,
    ...disputeOf(context, client, parts),
    issuedOn,
    taxPoint: issuedOn,
    dueOn: issuedOn && !isCredit ? addDays(issuedOn, business.paymentTermsDays) : null,
    paidAmount: paidOf(parts),
    creditedAmount: parts.creditedBy?.pence ?? 0,
    ...(parts.writtenOff === undefined
      ? {}
      : { writtenOff: { on: day(parts.writtenOff), paidAmount: paidOf(parts) } }),
    purchaseOrder: parts.purchaseOrder ?? null,
    parties: issuedOn ? partiesOf(site, client) : null,
    bankDetails: issuedOn ? business.bankDetails : null,
    termsText: issuedOn ? `Please pay within ${business.paymentTermsDays} days.` : null,
    credits: parts.credits
      ? {
          invoiceId: parts.credits.id,
          invoiceNumber: numbers.get(parts.credits.id) ?? '',
          reason: parts.credits.reason,
        }
      : null,
    creditNoteId: parts.creditedBy?.id ?? null,
    delivery: issuedOn ? 'delivered' : null,
    deliveryMailId: null,
    lastReminder: null,
    origin: issuedOn ? sampleOrigin(clientIds[parts.owner]) : null,
    searchTokens: invoiceSearchTokens(
      { ...named, number, purchaseOrder: parts.purchaseOrder ?? null },
      client.name,
    ),
    createdAt: at(parts.issued ?? -5, 9),
    updatedAt: at(parts.paid?.at(-1)?.day ?? parts.issued ?? -5, 12),
    updatedBy: 'system',
  });
  return { ...seeded, id: parts.id };
}

function paidOf({ paid = [], creditedBy }: InvoiceParts): number {
  return paid.reduce((sum, { pence }) => sum + pence, 0) - (creditedBy?.freed ?? 0);
}

function disputeOf({ at }: SeedContext, { people: [person] }: Client, { disputed }: InvoiceParts) {
  if (!disputed) return { disputed: false };
  return {
    disputed: true,
    dispute: { reason: disputed.reason, by: person?.name ?? '', at: at(disputed.day, 11) },
  };
}

/** What the client's account tells of an invoice. */
function seededOf(seeded: Stored<Invoice>, parts: InvoiceParts | undefined): SeededInvoice[] {
  if (parts?.issued === undefined) return [];
  const { issued, paid = [], creditedBy, writtenOff } = parts;
  return [{ invoice: seeded, issued, paid, freed: creditedBy?.freed ?? 0, writtenOff }];
}

const partiesOf = (site: Settings['site'], client: Client) => ({
  seller: { brandName: site.brandName, email: site.email, company: site.company },
  buyer: {
    name: client.name,
    address: client.address,
    vatNumber: client.vatNumber,
    billingEmail: client.billingEmail,
  },
});
