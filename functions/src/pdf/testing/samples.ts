import { createHash } from 'node:crypto';
import { type InvoiceLine, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { defaultChoice, normaliseChoices } from '@agency/domain/quote/choices';
import type { OfferableContent, QuoteLine } from '@agency/domain/quote/content';
import { acceptedChoice, headTotals, type Offer, type QuoteVersion } from '@agency/domain/quote/schema';
import { calculateTotals, quoteTotals } from '@agency/domain/quote/totals';
import { sampleAgency, sampleBankDetails } from '@agency/domain/settings/sample-agency';
import { lineNet } from '@agency/domain/shared/money';
import * as v from 'valibot';
import type { CertificateDocument } from '../certificate-data.ts';
import type { InvoiceDocument } from '../invoice-data.ts';
import type { QuoteDocument } from '../quote-data.ts';

// Sample documents for tests: valid, with the hardest letters first.

const termsText = Array.from(
  { length: 9 },
  (_, index) => `${index + 1}. What we agree\nThe quote says what we make, by when, and for how much — in £.`,
).join('\n\n');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const { brandName, email, company } = sampleAgency;
const seller = { brandName, email, company };

export function quoteLine(id: string, change: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id,
    description: `Line ${id}\nWhat is in it, in a sentence or two.`,
    unitLabel: 'days',
    quantity: 3,
    unitPrice: 45_000,
    discount: 0,
    vatRate: 2000,
    billing: 'once',
    selection: { kind: 'fixed' },
    ...change,
  };
}

const sampleLines: QuoteLine[] = [
  quoteLine('design', { description: 'Design of the café’s pages\nHome, menu and booking — in two rounds.' }),
  quoteLine('build', { quantity: 12.5, discount: 1000, description: 'Building the site' }),
  quoteLine('photos', {
    description: 'Photographs by Łukasz Żółć',
    quantity: 1,
    unitLabel: '',
    unitPrice: 85_000,
    selection: { kind: 'optional', selected: false },
  }),
  quoteLine('texts', {
    description: 'Texts',
    unitLabel: 'pages',
    quantity: 6,
    unitPrice: 12_000,
    selection: { kind: 'adjustable', min: 2, max: 20 },
  }),
  quoteLine('small', {
    description: 'Hosting, small',
    billing: 'monthly',
    unitPrice: 3_500,
    quantity: 1,
    unitLabel: '',
    selection: { kind: 'oneOf', group: 'Hosting', selected: true },
  }),
  quoteLine('large', {
    description: 'Hosting, large',
    billing: 'monthly',
    unitPrice: 9_900,
    quantity: 1,
    unitLabel: '',
    selection: { kind: 'oneOf', group: 'Hosting', selected: false },
  }),
  quoteLine('print', {
    description: 'Printed menus (zero-rated)',
    vatRate: 0,
    quantity: 200,
    unitLabel: 'copies',
    unitPrice: 215,
  }),
];

export function contentOf(
  lines: readonly QuoteLine[],
  change: Partial<OfferableContent> = {},
): OfferableContent {
  const half = Math.ceil(lines.length / 2);
  const rest = lines.slice(half);
  return {
    title: 'A website for the Café Łódź',
    introduction: 'Dear Zoë,\n\nthank you for your time. This is what we would make, and what it costs.',
    sections: [
      {
        id: 'one',
        title: 'Design and build',
        introduction: 'Everything up to launch.',
        lines: lines.slice(0, half),
      },
      ...(rest.length > 0 ? [{ id: 'two', title: 'Running it', introduction: '', lines: rest }] : []),
    ],
    discount: { kind: 'percent', share: 500 },
    paymentSchedule: [
      { id: 'deposit', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
      {
        id: 'rest',
        label: 'Final payment',
        share: 6000,
        trigger: { kind: 'milestone', milestoneId: 'launch' },
      },
    ],
    milestones: [
      {
        id: 'start',
        title: 'Workshop',
        description: 'A morning with you, in Horsham or by video.',
        weeksAfterStart: 0,
      },
      { id: 'launch', title: 'Launch', description: '', weeksAfterStart: 8 },
    ],
    ...change,
  };
}

export function offerOf(content: OfferableContent, vatRegistered = true): Offer {
  return {
    quoteId: 'Q-7K3M9P',
    version: 2,
    recipient: { name: 'Zoë Żak', email: 'zoe@example.com', company: 'Café Łódź Ltd', phone: null },
    seller,
    content,
    vatRegistered,
    totals: totalsOf(content, vatRegistered),
    validUntil: '2026-12-31',
    terms: { version: '2026-1', text: termsText, sha256: sha256(termsText) },
  };
}

function totalsOf(content: OfferableContent, vatRegistered: boolean): Offer['totals'] {
  const { oneOff, monthly } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
  return v.parse(headTotals, { oneOff, monthly });
}

export function quoteDocument(offer: Offer = offerOf(contentOf(sampleLines))): QuoteDocument {
  const sentAt = new Date('2026-11-27T09:00:00Z');
  return { number: offer.quoteId, offer, sentAt, createdAt: sentAt, accepted: null, notice: null };
}

export function certificateDocument(offer: Offer = offerOf(contentOf(sampleLines))): CertificateDocument {
  const at = new Date('2026-07-01T12:30:00Z');
  const version: QuoteVersion = { ...offer, contentHash: sha256('content'), sentAt: at, sentBy: 'staff' };
  return {
    version,
    verifyUrl: 'https://downland.example/verify/certificate-1',
    certificate: {
      id: 'certificate-1',
      quoteId: offer.quoteId,
      projectId: 'P-7K3M9P',
      clientId: 'client',
      memberUids: [],
      membersVersion: 0,
      version: offer.version,
      contentHash: version.contentHash,
      termsVersion: offer.terms.version,
      termsSha256: offer.terms.sha256,
      name: 'Zoë Żak',
      acceptedAt: at,
      zone: 'Europe/London',
      choices: v.parse(v.array(acceptedChoice), normaliseChoices(defaultChoice(offer.content))),
      totals: offer.totals,
      voidedAt: null,
      createdAt: at,
    },
  };
}

export function invoiceLine(change: Partial<InvoiceLine> = {}): InvoiceLine {
  const line = {
    description: 'Deposit: 40% of quote Q-7K3M9P',
    unitLabel: '',
    quantity: 1,
    unitPrice: 250_000,
    discount: 0,
    vatRate: 2000 as const,
    ...change,
  };
  return { ...line, net: lineNet(line.quantity, line.unitPrice, line.discount) };
}

export function invoiceDocument(
  change: Partial<InvoiceDocument['invoice']> = {},
  lines: InvoiceLine[] = [
    invoiceLine(),
    invoiceLine({
      description: 'Training\nOne day in Horsham',
      unitLabel: 'days',
      quantity: 1.5,
      unitPrice: 60_000,
      discount: 1000,
    }),
    invoiceLine({
      description: 'Printed menus',
      vatRate: 0,
      quantity: 200,
      unitLabel: 'copies',
      unitPrice: 215,
    }),
  ],
): InvoiceDocument {
  const { vatRegistered = true, discount = 5_000 } = change;
  const { totals } = calculateTotals(lines, discount, vatRegistered);
  const buyer = {
    name: 'Café Łódź Ltd',
    address: { ...company.registeredOffice, line1: '1 Weald Lane', town: 'Crawley' },
    vatNumber: 'GB987654321',
    billingEmail: 'accounts@cafe.example',
  };
  const at = new Date('2026-11-27T09:00:00Z');
  const invoice = {
    number: 'INV-2026-0001',
    kind: 'invoice',
    title: 'A website for the Café Łódź: deposit',
    clientId: 'client',
    memberUids: [],
    membersVersion: 0,
    projectId: null,
    quoteId: null,
    stage: null,
    series: null,
    lines,
    discount,
    totals,
    vatRegistered,
    status: 'issued',
    disputed: false,
    issuedOn: '2026-11-27',
    taxPoint: '2026-11-26',
    dueOn: '2026-12-11',
    paidAmount: 0,
    parties: { seller, buyer },
    bankDetails: sampleBankDetails,
    termsText: 'Payment within 14 days. Thank you.',
    credits: null,
    creditNoteId: null,
    delivery: null,
    deliveryMailId: null,
    lastReminder: null,
    searchTokens: [],
    createdAt: at,
    updatedAt: at,
    updatedBy: 'system',
    ...change,
  };
  return { invoice: v.parse(invoiceSchema, invoice), parties: { seller, buyer }, creditedBy: null };
}
