import { type BillingSeries, billingSeries as seriesSchema } from '@agency/domain/billing-series/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../../platform/audit.ts';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, readDocument, withoutId } from '../../platform/firestore.ts';

/** Changes one billing series, which is read and written in one commit. */
export function inSeries<T>(
  deps: Deps,
  seriesId: string,
  change: (unit: UnitOfWork, series: Stored<BillingSeries>) => Promise<T>,
): Promise<T> {
  return commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'billingSeries', seriesId);
    return change(unit, await readDocument(seriesSchema, ref, 'We can’t find this billing series.', unit));
  });
}

interface SeriesChange {
  readonly series: Stored<BillingSeries>;
  readonly change: Partial<BillingSeries>;
  /** The uid of the person who did it, or `system`. */
  readonly actor: string;
  readonly action: string;
}

/** Changes a series that was read in this commit, and writes its audit entry. */
export function changeSeries(
  deps: Deps,
  unit: UnitOfWork,
  { series, change, actor, action }: SeriesChange,
): void {
  const before = withoutId(series);
  const after: BillingSeries = { ...before, ...change, updatedAt: deps.clock(), updatedBy: 'system' };
  const ref = documentRef(deps.db, 'billingSeries', series.id);
  unit.set(ref, after);
  audit(deps, unit, { actor, action, ref, before, after });
}
