import * as v from 'valibot';
import type { BillingSeries } from '../billing-series/schema.ts';
import { balanceOf, isOpenInvoice } from '../invoice/balance.ts';
import { invoiceAmounts } from '../invoice/from-draft.ts';
import type { Invoice } from '../invoice/schema.ts';
import type { QuoteHead } from '../quote/schema.ts';
import { addMonths } from '../shared/dates.ts';
import { type CivilDate, civilDate, pence, timestamp } from '../shared/fields.ts';
import { counted, month, monthMetric } from './month.ts';

/** So many months stand in the summary, the present one included: two accounting years and a part of a third. */
export const summaryMonths = 36;

/** The parts of a month that Today shows. */
export const shownMonth = v.pick(monthMetric, ['net', 'received', 'quotes', 'pages', 'sources']);
export type ShownMonth = v.InferOutput<typeof shownMonth>;

export function shownOf({ net, received, quotes, pages, sources }: ShownMonth): ShownMonth {
  return { net, received, quotes, pages, sources };
}

const owedOnDay = v.strictObject({ count: counted, balance: pence });
const offeredUntilDay = v.strictObject({ count: counted, oneOff: pence, monthly: pence });

/**
 * `metrics/summary`: the sums that Today shows, in one document. What is owed and offered stands by the day on which it
 * is due or ends, so that nothing has to be written when a day begins.
 */
export const metricsSummary = v.strictObject({
  months: v.record(month, shownMonth),
  /** Open invoices by due day, pence with VAT. */
  owed: v.record(civilDate, owedOnDay),
  /** Quotes that can be answered by the last day they can, pence ex VAT. */
  offered: v.record(civilDate, offeredUntilDay),
  /** What active monthly billing comes to a month, pence ex VAT. */
  recurring: v.strictObject({ count: counted, net: pence }),
  updatedAt: timestamp,
});
export type MetricsSummary = v.InferOutput<typeof metricsSummary>;

export const emptySummary: Omit<MetricsSummary, 'updatedAt'> = {
  months: {},
  owed: {},
  offered: {},
  recurring: { count: 0, net: 0 },
};

/** The first month that the summary holds. */
export function firstSummaryMonth(today: CivilDate): string {
  return addMonths(`${today.slice(0, 7)}-01`, 1 - summaryMonths).slice(0, 7);
}

/** Null where nothing is owed. */
export function owedOf(
  due: readonly Pick<Invoice, 'kind' | 'status' | 'totals' | 'paidAmount' | 'creditedAmount'>[],
): v.InferOutput<typeof owedOnDay> | null {
  const open = due.filter(isOpenInvoice);
  if (open.length === 0) return null;
  return { count: open.length, balance: open.reduce((sum, each) => sum + balanceOf(each), 0) };
}

/** Null where nothing is offered. */
export function offeredOf(
  ending: readonly Pick<QuoteHead, 'totals'>[],
): v.InferOutput<typeof offeredUntilDay> | null {
  if (ending.length === 0) return null;
  const sumOf = (kind: 'oneOff' | 'monthly') =>
    ending.reduce((sum, { totals }) => sum + (totals?.[kind].net ?? 0), 0);
  return { count: ending.length, oneOff: sumOf('oneOff'), monthly: sumOf('monthly') };
}

export function recurringOf(active: readonly BillingSeries[]): MetricsSummary['recurring'] {
  const nets = active.map(
    ({ lines, discount, vatRegistered }) => invoiceAmounts({ lines, discount }, vatRegistered).totals.net,
  );
  return { count: active.length, net: nets.reduce((sum, net) => sum + net, 0) };
}
