import { scheduleOf, stageInvoices } from '@agency/domain/invoice/from-quote';
import type { Invoice, InvoiceLine } from '@agency/domain/invoice/schema';
import type { InvoiceStatus } from '@agency/domain/invoice/status';
import type { VatLine } from '@agency/domain/quote/totals';
import { lineNet } from '@agency/domain/shared/money';
import type { ClientKey } from './client.ts';
import { projectIds } from './project.ts';
import type { SeededQuotes } from './quotes.ts';
import type { Received } from './receipt.ts';

export interface InvoiceParts {
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
  paid?: Received[];
  credits?: { id: string; reason: string };
  /** Its credit note, and how much of what was paid that freed. */
  creditedBy?: { id: string; pence: number; freed: number };
  /** The day on which the debt was given up. */
  writtenOff?: number;
  purchaseOrder?: string;
  disputed?: { reason: string; day: number };
}

/** The payment schedule of the running project: deposit paid, second stage paid in part, the last one still a draft. */
export function runningInvoices({ accepted }: SeededQuotes): InvoiceParts[] {
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

export const otherInvoices: InvoiceParts[] = [
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
    creditedBy: { id: 'sample-hours-page-credit', pence: 93_600, freed: 0 },
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
    id: 'sample-hours-holidays',
    title: 'Holiday opening times',
    owner: 'bakery',
    projectId: projectIds.completed,
    lines: [line('Holiday opening times in the footer', 75, 2, 'hours')],
    status: 'paid',
    issued: -120,
    paid: [{ pence: 9_000, day: -104 }],
    creditedBy: { id: 'sample-hours-holidays-credit', pence: 9_000, freed: 0 },
  },
  {
    id: 'sample-hours-holidays-credit',
    kind: 'creditNote',
    title: 'Credit for an hour less',
    owner: 'bakery',
    projectId: projectIds.completed,
    lines: [line('Holiday opening times: one hour less than planned', 75)],
    status: 'issued',
    issued: -110,
    credits: { id: 'sample-hours-holidays', reason: 'It took one hour instead of two.' },
  },
  {
    id: 'sample-studio-photographs',
    title: 'Photographs for the menu',
    owner: 'studio',
    projectId: null,
    lines: [line('Photographs, half a day', 240)],
    status: 'credited',
    issued: -60,
    paid: [{ pence: 28_800, day: -50 }],
    creditedBy: { id: 'sample-studio-photographs-credit', pence: 28_800, freed: 28_800 },
  },
  {
    id: 'sample-studio-photographs-credit',
    kind: 'creditNote',
    title: 'Credit for photographs',
    owner: 'studio',
    projectId: null,
    lines: [line('Photographs, half a day', 240)],
    status: 'issued',
    issued: -40,
    credits: { id: 'sample-studio-photographs', reason: 'You used your own photographs.' },
  },
  {
    id: 'sample-physio-written-off',
    title: 'Booking page, first draft',
    owner: 'physio',
    projectId: null,
    lines: [line('Booking page, first draft', 180)],
    status: 'writtenOff',
    issued: -190,
    writtenOff: -20,
  },
  {
    id: 'sample-cycles-disputed',
    title: 'Extra product photographs',
    owner: 'cycles',
    projectId: null,
    lines: [line('Product photographs', 12, 20, 'photographs')],
    status: 'issued',
    issued: -18,
    purchaseOrder: 'GHC-2041',
    disputed: { reason: 'We ordered 15 photographs, not 20.', day: -12 },
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
