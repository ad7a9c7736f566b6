import * as v from 'valibot';
import type { Invoice } from '../invoice/schema.ts';
import { unknownOrigin } from '../quote/origin.ts';
import type { QuoteHead } from '../quote/schema.ts';
import type { Receipt } from '../receipt/schema.ts';
import { timestamp } from '../shared/fields.ts';

const signedPence = v.pipe(v.number(), v.integer(), v.minValue(-1e12), v.maxValue(1e12));
export const counted = v.pipe(v.number(), v.integer(), v.minValue(0));

export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const unknown = 'unknown';
/** Net by known page or source; 'unknown' is a key like any other. */
const byOrigin = v.record(v.pipe(v.string(), v.maxLength(100)), signedPence);

/** What became of the quotes that were first sent in a month; those withdrawn, voided or open decide nothing. */
export const quoteCounts = v.strictObject({
  sent: counted,
  accepted: counted,
  declined: counted,
  expired: counted,
});
export type QuoteCounts = v.InferOutput<typeof quoteCounts>;

const noQuotes: QuoteCounts = { sent: 0, accepted: 0, declined: 0, expired: 0 };

/** `metrics/{yyyy-mm}`: one month, computed anew from its documents at every change. */
export const monthMetric = v.strictObject({
  month,
  /** Net of invoices by tax point less that of credit notes, pence ex VAT. */
  net: signedPence,
  vat: signedPence,
  total: signedPence,
  /** Paid so far of what these invoices ask for. */
  paid: signedPence,
  /** How many invoices; credit notes are not counted. */
  invoices: counted,
  /** Money that came in less what went back, by its day, pence. */
  received: v.optional(signedPence, 0),
  quotes: v.optional(quoteCounts, noQuotes),
  /** Those among them that have been deleted since. */
  deletedQuotes: v.optional(quoteCounts, noQuotes),
  pages: v.optional(byOrigin, {}),
  sources: v.optional(byOrigin, {}),
  updatedAt: timestamp,
});
export type MonthMetric = v.InferOutput<typeof monthMetric>;

export function blankMonth(name: string): Omit<MonthMetric, 'updatedAt'> {
  return {
    month: name,
    ...revenueOf([]),
    received: 0,
    quotes: { ...noQuotes },
    deletedQuotes: { ...noQuotes },
  };
}

type Counted = Pick<Invoice, 'kind' | 'status' | 'paidAmount' | 'totals' | 'origin'>;
export type Revenue = Pick<MonthMetric, 'net' | 'vat' | 'total' | 'paid' | 'invoices' | 'pages' | 'sources'>;

/**
 * What the issued documents with a tax point in a month come to. A credit note counts against its own month; the invoice
 * it voids stays in its month. Money paid on a void invoice is the client's credit and counts as paid where it is
 * used.
 */
export function revenueOf(issued: readonly Counted[]): Revenue {
  const revenue: Revenue = { net: 0, vat: 0, total: 0, paid: 0, invoices: 0, pages: {}, sources: {} };
  for (const { kind, status, paidAmount, totals, origin } of issued) {
    const sign = kind === 'creditNote' ? -1 : 1;
    revenue.net += sign * totals.net;
    revenue.vat += sign * totals.vat;
    revenue.total += sign * totals.total;
    const { page, source } = origin ?? unknownOrigin;
    add(revenue.pages, page ?? unknown, sign * totals.net);
    add(revenue.sources, source ?? unknown, sign * totals.net);
    if (kind === 'creditNote') continue;
    revenue.invoices += 1;
    revenue.paid += status === 'void' ? 0 : paidAmount;
  }
  return revenue;
}

function add(sums: Record<string, number>, key: string, amount: number): void {
  if (amount === 0) return;
  sums[key] = (sums[key] ?? 0) + amount;
}

type Moved = Pick<Receipt, 'kind' | 'amount'>;

/** Receipts of the month less refunds, and less the receipts that were reversed in it; a reversed refund comes back. */
export function receivedOf(moved: readonly Moved[], reversed: readonly Moved[]): number {
  const sumOf = (all: readonly Moved[]) =>
    all.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0);
  return sumOf(moved) - sumOf(reversed);
}

export function quoteCountsOf(sent: readonly Pick<QuoteHead, 'status'>[]): QuoteCounts {
  const counts = { ...noQuotes };
  for (const { status } of sent) {
    counts.sent += 1;
    if (status === 'accepted' || status === 'declined' || status === 'expired') counts[status] += 1;
  }
  return counts;
}

export function addCounts(a: QuoteCounts, b: QuoteCounts): QuoteCounts {
  return {
    sent: a.sent + b.sent,
    accepted: a.accepted + b.accepted,
    declined: a.declined + b.declined,
    expired: a.expired + b.expired,
  };
}

/** Accepted of those that were decided, in basis points; null before any was. */
export function winRateOf({ accepted, declined, expired }: QuoteCounts): number | null {
  const decided = accepted + declined + expired;
  return decided === 0 ? null : Math.round((accepted * 10_000) / decided);
}
