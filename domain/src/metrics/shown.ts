import { accountingYearEnd } from '../platform/retention.ts';
import { addDays, addMonths, daysBetween } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { addCounts } from './month.ts';
import type { MetricsSummary, ShownMonth } from './summary.ts';

const noMonth: ShownMonth = {
  net: 0,
  received: 0,
  quotes: { sent: 0, accepted: 0, declined: 0, expired: 0 },
  pages: {},
  sources: {},
};

/** The figures of some months together. */
export interface Period extends ShownMonth {
  /** Its first month and its last, 'YYYY-MM'. */
  readonly from: string;
  readonly to: string;
}

type Months = MetricsSummary['months'];

/** The months that end with the one of this day, the oldest first. */
export function lastMonths(months: Months, today: CivilDate, count: number): Period[] {
  const first = addMonths(firstOf(today), 1 - count);
  return Array.from({ length: count }, (_, index) => {
    const name = addMonths(first, index).slice(0, 7);
    return { from: name, to: name, ...(months[name] ?? noMonth) };
  });
}

/** The accounting year of this day up to its month, and the one before it. */
export function accountingYears(
  months: Months,
  today: CivilDate,
): { readonly current: Period; readonly previous: Period } {
  const start = startOfYear(today);
  return {
    current: periodOf(months, start, today),
    previous: periodOf(months, addMonths(start, -12), addDays(start, -1)),
  };
}

/** The first day of the accounting year of this day. */
function startOfYear(day: CivilDate): CivilDate {
  const endsThisYear = `${day.slice(0, 4)}-${accountingYearEnd}`;
  const end = day <= endsThisYear ? endsThisYear : `${Number(day.slice(0, 4)) + 1}-${accountingYearEnd}`;
  return addMonths(addDays(end, 1), -12);
}

/** The sum of the months from the one of the first day to the one of the last. */
export function periodOf(months: Months, first: CivilDate, last: CivilDate): Period {
  const from = first.slice(0, 7);
  const to = last.slice(0, 7);
  const within = Object.entries(months).flatMap(([name, one]) => (name >= from && name <= to ? [one] : []));
  return { from, to, ...within.reduce(plus, noMonth) };
}

function plus(a: ShownMonth, b: ShownMonth): ShownMonth {
  return {
    net: a.net + b.net,
    received: a.received + b.received,
    quotes: addCounts(a.quotes, b.quotes),
    pages: addMaps(a.pages, b.pages),
    sources: addMaps(a.sources, b.sources),
  };
}

function addMaps(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sums = { ...a };
  for (const [key, amount] of Object.entries(b)) sums[key] = (sums[key] ?? 0) + amount;
  return sums;
}

/** The most that came in or was invoiced in one of these months; 0 where nothing was. */
export function highestOf(months: readonly Pick<Period, 'net' | 'received'>[]): number {
  return Math.max(0, ...months.flatMap(({ net, received }) => [net, received]));
}

/** How long overdue, by the last day of each; what isn’t due yet comes first. */
export const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;
export type Age = (typeof ages)[number];

interface Owed {
  readonly count: number;
  readonly balance: number;
}

/** What is owed by how long it has been due; an invoice is overdue from the day after its due day. */
export function owedByAge(owed: MetricsSummary['owed'], today: CivilDate): Record<Age, Owed> {
  const sums = { notDue: nothing, upTo30: nothing, upTo60: nothing, upTo90: nothing, over90: nothing };
  for (const [dueOn, { count, balance }] of Object.entries(owed)) {
    const age = ageOf(daysBetween(dueOn, today));
    sums[age] = { count: sums[age].count + count, balance: sums[age].balance + balance };
  }
  return sums;
}

const nothing: Owed = { count: 0, balance: 0 };

function ageOf(daysOver: number): Age {
  if (daysOver <= 0) return 'notDue';
  if (daysOver <= 30) return 'upTo30';
  if (daysOver <= 60) return 'upTo60';
  return daysOver <= 90 ? 'upTo90' : 'over90';
}

/** What clients can still accept: a quote counts until the end of its last day. */
export function pipelineOf(
  offered: MetricsSummary['offered'],
  today: CivilDate,
): { readonly count: number; readonly oneOff: number; readonly monthly: number } {
  const open = Object.entries(offered).flatMap(([until, one]) => (until >= today ? [one] : []));
  return open.reduce(
    (sum, one) => ({
      count: sum.count + one.count,
      oneOff: sum.oneOff + one.oneOff,
      monthly: sum.monthly + one.monthly,
    }),
    { count: 0, oneOff: 0, monthly: 0 },
  );
}

function firstOf(day: CivilDate): CivilDate {
  return `${day.slice(0, 7)}-01`;
}
