import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { billingSeries as billingSeriesSchema } from '@agency/domain/billing-series/schema';
import { isIssued } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import {
  addCounts,
  type MonthMetric,
  quoteCountsOf,
  receivedOf,
  revenueOf,
} from '@agency/domain/metrics/month';
import { type MetricsSummary, offeredOf, owedOf, recurringOf } from '@agency/domain/metrics/summary';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { receiptQueries } from '@agency/domain/receipt/queries';
import { receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { addDays, addMonths, startOfLondonDay } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { everyPage, parseAll } from '../../platform/firestore.ts';

/** Every match; an unreadable one throws, because a sum without it would be wrong. */
async function all<const TSchema extends GenericSchema>(
  deps: Deps,
  schema: TSchema,
  spec: QuerySpec,
  values: readonly unknown[],
): Promise<Stored<InferOutput<TSchema>>[]> {
  const found: Stored<InferOutput<TSchema>>[] = [];
  for await (const page of everyPage(deps.db, spec, values)) found.push(...parseAll(schema, page));
  return found;
}

const firstOf = (month: string): CivilDate => `${month}-01`;
const nextOf = (month: string): CivilDate => addMonths(firstOf(month), 1);
const daysOf = (month: string): [CivilDate, CivilDate] => [firstOf(month), addDays(nextOf(month), -1)];

/** Each part of a month, read from what happened in it. */
export const monthParts = {
  revenue: async (deps: Deps, month: string): Promise<Partial<MonthMetric>> => {
    const { invoicesWithTaxPointBetween } = invoiceQueries;
    const found = await all(deps, invoiceSchema, invoicesWithTaxPointBetween, daysOf(month));
    // A draft may have one that staff set.
    return revenueOf(found.filter(isIssued));
  },
  received: async (deps: Deps, month: string): Promise<Partial<MonthMetric>> => {
    const { receiptsReceivedBetween, receiptsReversedBetween } = receiptQueries;
    const moved = await all(deps, receiptSchema, receiptsReceivedBetween, daysOf(month));
    const reversed = await all(deps, receiptSchema, receiptsReversedBetween, daysOf(month));
    return { received: receivedOf(moved, reversed) };
  },
  quotes: async (
    deps: Deps,
    month: string,
    { deletedQuotes }: Pick<MonthMetric, 'deletedQuotes'>,
  ): Promise<Partial<MonthMetric>> => {
    const from = startOfLondonDay(firstOf(month));
    const to = startOfLondonDay(nextOf(month));
    const sent = await all(deps, quoteHead, quoteQueries.quotesFirstSentBetween, [from, to]);
    return { quotes: addCounts(quoteCountsOf(sent), deletedQuotes) };
  },
} as const;

/** What is owed on open invoices due on this day. */
export async function owedOn(deps: Deps, day: CivilDate): Promise<MetricsSummary['owed'][string] | null> {
  const values = [['issued', 'partPaid'], day, day];
  return owedOf(await all(deps, invoiceSchema, invoiceQueries.invoicesOpenDueBetween, values));
}

/** What can be accepted until this day. */
export async function offeredUntil(
  deps: Deps,
  day: CivilDate,
): Promise<MetricsSummary['offered'][string] | null> {
  const values = [['sent', 'viewed'], day];
  return offeredOf(await all(deps, quoteHead, quoteQueries.quotesOfferedUntil, values));
}

export async function recurringNow(deps: Deps): Promise<MetricsSummary['recurring']> {
  const { billingSeriesRunning } = billingSeriesQueries;
  return recurringOf(await all(deps, billingSeriesSchema, billingSeriesRunning, [['active']]));
}
