import * as v from 'valibot';
import { type CivilDate, civilDate, id } from '../shared/fields.ts';
import { formatPercent } from '../shared/format.ts';
import type { Sheet, SheetValue } from '../shared/sheet.ts';
import { owedOf } from './balance.ts';
import type { Invoice } from './schema.ts';

/** How many invoices and credit notes a download holds. */
export const maxExported = 100;

/** How long a download can be fetched, in milliseconds; it is removed within the hour that follows. */
export const exportLifeMs = 60 * 60_000;

/** The invoices of one company in a period, both days included. */
export const invoicePeriod = v.strictObject({ clientId: id, from: civilDate, to: civilDate });
export type InvoicePeriod = v.InferOutput<typeof invoicePeriod>;

/** 'Weald Pottery Ltd invoices 2026-04-01 to 2026-06-30'; 'Sam Weald t/a Clay' is 'Sam Weald t-a Clay', not 'a Clay'. */
export function exportName(company: string, { from, to }: Pick<InvoicePeriod, 'from' | 'to'>): string {
  return `${company.replace(/(?:[\\/]|\.{2,})+/g, '-')} invoices ${from} to ${to}`;
}

const pounds = (pence: number): SheetValue => ({ pence });
const dayOf = (day: CivilDate | null): SheetValue => (day === null ? null : { day });

export const standingHeads = ['Paid (including credit used)', 'Credited (by credit notes)'] as const;

/** How it stands, under `standingHeads`: a credit note takes back what its invoice was credited, so that a column adds up. */
export function standingCells({
  kind,
  totals,
  paidAmount,
  creditedAmount,
}: Invoice): [SheetValue, SheetValue] {
  const credited = kind === 'creditNote' ? -totals.total || 0 : creditedAmount;
  return [pounds(paidAmount), pounds(credited)];
}

/**
 * Invoices and credit notes as a table for somebody's books. What a credit note takes off is negative, and each row
 * foots (total less paid less credited is its balance), so that the columns add up.
 */
export function invoiceSheet(invoices: readonly Invoice[]): Sheet {
  const rates = [...new Set(invoices.flatMap(({ totals }) => totals.vatByRate.map(({ rate }) => rate)))];
  const ordered = rates.toSorted((a, b) => b - a);
  return {
    heads: [
      ...['Number', 'Document', 'For invoice', 'Title', 'Company', 'Purchase order'],
      ...['Issued', 'Tax point', 'Due', 'Net'],
      ...ordered.flatMap((rate) => [`Net at ${formatPercent(rate)}`, `VAT at ${formatPercent(rate)}`]),
      ...['Outside the scope of UK VAT', 'VAT', 'Total', ...standingHeads, 'Balance'],
    ],
    rows: invoices.map((invoice) => rowOf(invoice, ordered)),
  };
}

function rowOf(invoice: Invoice, rates: readonly number[]): SheetValue[] {
  const { number, kind, title, parties, purchaseOrder, credits, totals } = invoice;
  const isNote = kind === 'creditNote';
  const signed = (pence: number) => pounds(isNote && pence !== 0 ? -pence : pence);
  const byRate = rates.flatMap((rate) => {
    const part = totals.vatByRate.find((each) => each.rate === rate);
    return [signed(part?.net ?? 0), signed(part?.vat ?? 0)];
  });
  return [
    number,
    isNote ? 'Credit note' : 'Invoice',
    credits?.invoiceNumber ?? null,
    title,
    parties?.buyer.name ?? null,
    purchaseOrder,
    dayOf(invoice.issuedOn),
    dayOf(invoice.taxPoint),
    dayOf(invoice.dueOn),
    signed(totals.net),
    ...byRate,
    signed(totals.outsideScope ?? 0),
    signed(totals.vat),
    signed(totals.total),
    ...standingCells(invoice),
    pounds(owedOf(invoice)),
  ];
}
