import { blankMonth, type MonthMetric, monthMetric } from '@agency/domain/metrics/month';
import {
  emptySummary,
  firstSummaryMonth,
  type MetricsSummary,
  metricsSummary,
  type ShownMonth,
  shownOf,
} from '@agency/domain/metrics/summary';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';
import { monthParts, offeredUntil, owedOn, recurringNow } from './parts.ts';

/** What a change may have moved: months ('YYYY-MM') and days whose sums are worked out anew. */
export interface Moved {
  readonly revenue?: readonly string[];
  readonly received?: readonly string[];
  readonly quotes?: readonly string[];
  readonly owed?: readonly CivilDate[];
  readonly offered?: readonly CivilDate[];
  readonly recurring?: boolean;
}

/**
 * Works out anew what a change moved. The stored sums are read before the documents and guard the write, so that of two
 * runs at once the staler one can't write last. Where nothing differs, nothing is written. After a write it is worked out
 * once more: what was read for it may have changed and changed back, and whoever followed that found the sums right.
 *
 * @throws UnreadableRecord for an unreadable document: without it the figures would be wrong, so they stay as they were.
 */
export async function refreshMetrics(deps: Deps, moved: Moved): Promise<void> {
  while (await refreshOnce(deps, moved));
}

/** Did anything differ? */
function refreshOnce(deps: Deps, moved: Moved): Promise<boolean> {
  return commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'metrics', 'summary');
    const found = await findDocument(metricsSummary, ref, unit);
    const before = found ? withoutId(found) : { ...emptySummary, updatedAt: deps.clock() };
    const anew = await monthsAnew(deps, unit, moved);
    const after = {
      ...before,
      months: latest(deps, { ...before.months, ...anew.months }),
      owed: await daysAnew(before.owed, moved.owed, (day) => owedOn(deps, day)),
      offered: await daysAnew(before.offered, moved.offered, (day) => offeredUntil(deps, day)),
      recurring: moved.recurring ? await recurringNow(deps) : before.recurring,
    };
    if (found !== null && canonicalJson(before) === canonicalJson(after)) return anew.isWritten;
    unit.set(ref, { ...after, updatedAt: deps.clock() } satisfies MetricsSummary);
    return true;
  });
}

/**
 * The same after a commit that no trigger follows. The answer doesn't depend on it: what fails is repaired by the
 * schedule.
 */
async function refreshAfterwards(deps: Deps, moved: Moved): Promise<void> {
  try {
    await refreshMetrics(deps, moved);
  } catch (error) {
    deps.log.error('The figures could not be worked out', { cause: error });
  }
}

/** An operation that moves money on this day, and the figures after it. */
export async function movingMoney<T>(deps: Deps, day: CivilDate, work: Promise<T>): Promise<T> {
  const answer = await work;
  await refreshAfterwards(deps, { received: [day.slice(0, 7)] });
  return answer;
}

/** The same of one that starts or ends monthly billing. */
export async function changingSeries<T>(deps: Deps, work: Promise<T>): Promise<T> {
  const answer = await work;
  await refreshAfterwards(deps, { recurring: true });
  return answer;
}

type Months = MetricsSummary['months'];

/** The months that moved, each written to its own document where it differs; was one? */
async function monthsAnew(
  deps: Deps,
  unit: UnitOfWork,
  moved: Moved,
): Promise<{ readonly months: Months; readonly isWritten: boolean }> {
  const names = new Set([...(moved.revenue ?? []), ...(moved.received ?? []), ...(moved.quotes ?? [])]);
  const months: Record<string, ShownMonth> = {};
  let isWritten = false;
  for (const name of names) {
    const { figures, isNew } = await monthAnew(deps, unit, name, moved);
    months[name] = shownOf(figures);
    isWritten ||= isNew;
  }
  return { months, isWritten };
}

const partNames = ['revenue', 'received', 'quotes'] as const;

async function monthAnew(
  deps: Deps,
  unit: UnitOfWork,
  name: string,
  moved: Moved,
): Promise<{ readonly figures: MonthMetric; readonly isNew: boolean }> {
  const ref = documentRef(deps.db, 'metrics', name);
  const found = await findDocument(monthMetric, ref, unit);
  const before = found ? withoutId(found) : { ...blankMonth(name), updatedAt: deps.clock() };
  let after: MonthMetric = before;
  for (const part of partNames) {
    // Of a month without a document, all is worked out.
    if (found !== null && !moved[part]?.includes(name)) continue;
    after = { ...after, ...(await monthParts[part](deps, name, before)) };
  }
  if (found !== null && canonicalJson(before) === canonicalJson(after)) {
    return { figures: before, isNew: false };
  }
  const figures = { ...after, updatedAt: deps.clock() };
  unit.set(ref, figures);
  return { figures, isNew: true };
}

/** Days without anything have no entry. */
async function daysAnew<TSum>(
  before: Readonly<Record<CivilDate, TSum>>,
  days: readonly CivilDate[] = [],
  sumOf: (day: CivilDate) => Promise<TSum | null>,
): Promise<Record<CivilDate, TSum>> {
  const after = { ...before };
  for (const day of new Set(days)) {
    const sum = await sumOf(day);
    if (sum === null) delete after[day];
    else after[day] = sum;
  }
  return after;
}

function latest(deps: Deps, months: Months): Months {
  const first = firstSummaryMonth(londonDate(deps.clock()));
  return Object.fromEntries(Object.entries(months).filter(([name]) => name >= first));
}
