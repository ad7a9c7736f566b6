import { billingSeries } from '@agency/domain/billing-series/schema';
import { audienceOf, noAudience } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { scheduleOf, stageInvoices } from '@agency/domain/invoice/from-quote';
import { monthMetric, revenueOf } from '@agency/domain/invoice/metric';
import { type Invoice, type InvoiceLine, invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import type { InvoiceStatus } from '@agency/domain/invoice/status';
import { counter } from '@agency/domain/platform/schema';
import { calculateTotals, type VatLine } from '@agency/domain/quote/totals';
import { addDays, addMonths, daysBetween } from '@agency/domain/shared/dates';
import { lineNet } from '@agency/domain/shared/money';
import { type ClientKey, clientIds } from './client.ts';
import type { SeedContext } from './context.ts';
import { projectIds } from './project.ts';
import { startDayOf, storedTotals } from './quote.ts';
import type { SeededQuotes } from './quotes.ts';
import { type SeededInvoice, seedReceipts } from './receipt.ts';
import type { Settings } from './settings.ts';

interface InvoiceParts {
  id: string;
  kind?: Invoice['kind'];
  title: string;
  owner: ClientKey;
  projectId: string | null;
  quoteId?: string;
  stage?: Invoice['stage'];
  lines: InvoiceLine[];
  plannedVat?: VatLine[];
  status: InvoiceStatus;
  /** Days from today; missing for what was never issued. */
  issued?: number;
  paid?: { pence: number; day: number }[];
  credits?: { id: string; reason: string };
  /** The credit note of a void one. */
  creditedBy?: string;
}

/** Nine invoices over all states, one of them overdue, and the credit note of the void one; then what was paid. */
export function seedInvoices(
  context: SeedContext,
  settings: Settings,
  clients: Record<ClientKey, Client>,
  quotes: SeededQuotes,
): void {
  const all = [...runningInvoices(quotes), ...otherInvoices];
  const numbers = numberInvoices(context, all);
  const invoices = all.map((parts) => seedInvoice(context, settings, clients[parts.owner], parts, numbers));
  seedReceipts(context, invoices);
  seedMetrics(
    context,
    invoices.map(({ invoice: seeded }) => seeded),
  );
  seedSeries(context, clients.bakery, quotes);
}

/** The payment schedule of the running project: deposit paid, second stage paid in part, the last one still a draft. */
function runningInvoices({ accepted }: SeededQuotes): InvoiceParts[] {
  const stages = stageInvoices(
    accepted.id,
    scheduleOf(accepted.content),
    accepted.totals.oneOff,
    accepted.vatRegistered,
  );
  const states: Pick<InvoiceParts, 'status' | 'issued' | 'paid'>[] = [
    { status: 'paid', issued: -49, paid: [{ pence: stages[0]?.totals.total ?? 0, day: -41 }] },
    { status: 'partPaid', issued: -9, paid: [{ pence: 100_000, day: -3 }] },
    { status: 'draft' },
  ];
  return stages.map(({ stage, position, lines, plannedVat }, index) => ({
    id: `sample-${accepted.id.toLowerCase()}-${stage.id}`,
    title: `Order-ahead website: ${stage.label.toLowerCase()}`,
    owner: 'bakery',
    projectId: accepted.projectId,
    quoteId: accepted.id,
    stage: { id: stage.id, label: stage.label, position, trigger: stage.trigger },
    lines: [...lines],
    plannedVat: [...plannedVat],
    ...(states[index] ?? { status: 'draft' }),
  }));
}

const line = (description: string, pounds: number, quantity = 1, unitLabel = ''): InvoiceLine => ({
  description,
  unitLabel,
  quantity,
  unitPrice: pounds * 100,
  discount: 0,
  vatRate: 2000,
  net: lineNet(quantity, pounds * 100, 0),
});

const otherInvoices: InvoiceParts[] = [
  {
    id: 'sample-hours-page',
    title: 'Opening-hours page',
    owner: 'bakery',
    projectId: projectIds.completed,
    lines: [line('Opening-hours page, design and build', 780)],
    status: 'paid',
    issued: -166,
    paid: [{ pence: 93_600, day: -155 }],
  },
  {
    id: 'sample-hours-page-twice',
    title: 'Opening-hours page',
    owner: 'bakery',
    projectId: projectIds.completed,
    lines: [line('Opening-hours page, design and build', 780)],
    status: 'void',
    issued: -165,
    creditedBy: 'sample-hours-page-credit',
  },
  {
    id: 'sample-hours-page-credit',
    kind: 'creditNote',
    title: 'Credit for an invoice sent twice',
    owner: 'bakery',
    projectId: projectIds.completed,
    lines: [line('Opening-hours page, invoiced twice', 780)],
    status: 'issued',
    issued: -164,
    credits: { id: 'sample-hours-page-twice', reason: 'The same work was invoiced twice.' },
  },
  {
    id: 'sample-studio-overdue',
    title: 'Consulting in the autumn',
    owner: 'studio',
    projectId: null,
    lines: [line('Consulting', 75, 4.5, 'hours')],
    status: 'issued',
    issued: -24,
  },
  {
    id: 'sample-studio-due',
    title: 'Hosting, one year',
    owner: 'studio',
    projectId: null,
    lines: [line('Hosting', 35, 12, 'months')],
    status: 'issued',
    issued: -4,
  },
  {
    id: 'sample-cycles-discarded',
    title: 'Online shop for parts: deposit',
    owner: 'cycles',
    projectId: null,
    lines: [line('Deposit', 3_000)],
    status: 'discarded',
  },
];

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
  { put, day, at }: SeedContext,
  { site, business }: Settings,
  client: Client,
  parts: InvoiceParts,
  numbers: ReadonlyMap<string, string>,
): SeededInvoice {
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
    ...(issuedOn ? audienceOf(client) : noAudience()),
    stage: parts.stage ?? null,
    series: null,
    lines: parts.lines,
    discount: 0,
    ...(parts.plannedVat ? { plannedVat: parts.plannedVat } : {}),
    totals: storedTotals(totals),
    vatRegistered: business.vatRegistered,
    status: parts.status,
    disputed: false,
    issuedOn,
    taxPoint: issuedOn,
    dueOn: issuedOn && !isCredit ? addDays(issuedOn, business.paymentTermsDays) : null,
    creditedAmount: parts.creditedBy ? totals.total : 0,
    paidAmount: (parts.paid ?? []).reduce((sum, { pence }) => sum + pence, 0),
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
    creditNoteId: parts.creditedBy ?? null,
    delivery: issuedOn ? 'delivered' : null,
    deliveryMailId: null,
    lastReminder: null,
    searchTokens: invoiceSearchTokens({ ...named, number }, client.name),
    createdAt: at(parts.issued ?? -5, 9),
    updatedAt: at(parts.paid?.at(-1)?.day ?? parts.issued ?? -5, 12),
    updatedBy: 'system',
  });
  return { id: parts.id, invoice: seeded, paid: parts.paid ?? [] };
}

/**
 * The revenue of each month, as the invoice trigger computes it: triggers are off while the sample data is written.
 */
function seedMetrics({ put, at }: SeedContext, invoices: readonly Invoice[]): void {
  const months = Map.groupBy(
    invoices.filter(({ issuedOn }) => issuedOn !== null),
    ({ issuedOn }) => issuedOn?.slice(0, 7) ?? '',
  );
  for (const [month, issued] of months) {
    put('metrics', [month], monthMetric, { month, ...revenueOf(issued), updatedAt: at(-1) });
  }
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

/** The care plan of the running project, billed each month from its acceptance. */
function seedSeries({ put, at, day }: SeedContext, client: Client, { accepted }: SeededQuotes): void {
  const start = startDayOf(accepted);
  const monthsSince = Math.floor(daysBetween(start, day(0)) / 28) + 1;
  const monthly = accepted.content.sections
    .flatMap((section) => section.lines)
    .filter(({ billing }) => billing === 'monthly');
  put('billingSeries', [`sample-${accepted.id.toLowerCase()}`], billingSeries, {
    title: 'Care plan',
    quoteId: accepted.id,
    projectId: accepted.projectId,
    clientId: clientIds.bakery,
    ...audienceOf(client),
    lines: monthly.map(({ description, unitLabel, quantity, unitPrice, discount, vatRate }) => ({
      description,
      unitLabel,
      quantity,
      unitPrice,
      discount,
      vatRate,
      net: lineNet(quantity, unitPrice, discount),
    })),
    discount: 0,
    vatRegistered: accepted.vatRegistered,
    nextOn: addMonths(start, monthsSince),
    endsOn: null,
    dayOfMonth: Number(start.slice(8)),
    status: 'active',
    createdAt: accepted.acceptedAt,
    updatedAt: at(-1),
    updatedBy: 'system',
  });
}
