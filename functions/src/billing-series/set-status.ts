import { firstPeriodFrom } from '@agency/domain/billing-series/periods';
import { billingSeriesStatuses } from '@agency/domain/billing-series/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { OperationHandler } from '../platform/operation.ts';
import { changeSeries, inSeries } from '../records/billing-series/store.ts';
import { changingSeries } from '../records/metrics/refresh.ts';

/** Pauses, resumes or ends monthly billing. Periods that began during a pause are never billed. */
export const setBillingSeriesStatus: OperationHandler<'setBillingSeriesStatus'> = (
  deps,
  { seriesId, status },
  { person },
) =>
  changingSeries(
    deps,
    inSeries(deps, seriesId, async (unit, series) => {
      if (series.status === status) return { status };
      billingSeriesStatuses.assert(series.status, status);
      const today = londonDate(deps.clock());
      const change =
        status === 'active'
          ? { status, nextOn: firstPeriodFrom(series.nextOn, series.dayOfMonth, today) }
          : { status };
      const action = 'setBillingSeriesStatus';
      changeSeries(deps, unit, { series, change, actor: person.uid, action });
      return { status };
    }),
  );
