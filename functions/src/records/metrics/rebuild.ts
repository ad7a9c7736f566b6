import { isOpenInvoice } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { metricsSummary, summaryMonths } from '@agency/domain/metrics/summary';
import { retention } from '@agency/domain/platform/retention';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { addMonths, londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everyDocument, findDocument } from '../../platform/firestore.ts';
import { refreshMetrics } from './refresh.ts';

/** So many days are worked out in one commit: each takes a query. */
const daysAtOnce = 20;

/**
 * Works out all that Today shows from the documents: the last months, every day on which something is owed or offered,
 * and money received in earlier months. Month by month and in parts, so that it can be cut off, run again, and meets
 * changes at any time. Quotes of months whose unaccepted ones may have been purged stay as they were counted.
 *
 * @param months how many in full, the present one included.
 */
export async function rebuildMetrics(
  deps: Deps,
  months: number = summaryMonths,
): Promise<{ months: number; days: number }> {
  const today = londonDate(deps.clock());
  for (let back = 0; back < months; back += 1) {
    const month = monthBefore(today, back);
    const quotes = back < retention.enquiries.months ? [month] : [];
    await refreshMetrics(deps, { revenue: [month], received: [month], quotes });
  }
  const owed = await daysOwed(deps);
  const offered = await daysOffered(deps);
  await inParts(owed, (days) => refreshMetrics(deps, { owed: days }));
  await inParts(offered, (days) => refreshMetrics(deps, { offered: days }));
  await refreshMetrics(deps, { recurring: true });
  // No trigger follows receipts, and one may be of any earlier day.
  for (let back = months; back < summaryMonths; back += 1) {
    await refreshMetrics(deps, { received: [monthBefore(today, back)] });
  }
  return { months, days: owed.length + offered.length };
}

const monthBefore = (today: CivilDate, back: number): string =>
  addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7);

async function inParts(
  days: readonly CivilDate[],
  work: (part: readonly CivilDate[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < days.length; start += daysAtOnce) {
    await work(days.slice(start, start + daysAtOnce));
  }
}

/** Those that stand in the summary and those that should. */
async function daysOwed(deps: Deps): Promise<CivilDate[]> {
  const days = new Set(Object.keys((await stored(deps))?.owed ?? {}));
  const values = [['issued', 'partPaid'], '0000-01-01', '9999-12-31'];
  for await (const invoice of everyDocument(
    deps,
    invoiceSchema,
    invoiceQueries.invoicesOpenDueBetween,
    values,
  )) {
    if (isOpenInvoice(invoice) && invoice.dueOn !== null) days.add(invoice.dueOn);
  }
  return [...days];
}

async function daysOffered(deps: Deps): Promise<CivilDate[]> {
  const days = new Set(Object.keys((await stored(deps))?.offered ?? {}));
  const values = [['sent', 'viewed']];
  for await (const quote of everyDocument(deps, quoteHead, quoteQueries.quotesOffered, values)) {
    if (quote.validUntil !== null) days.add(quote.validUntil);
  }
  return [...days];
}

function stored(deps: Deps) {
  return findDocument(metricsSummary, documentRef(deps.db, 'metrics', 'summary'));
}
