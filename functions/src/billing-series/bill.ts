import { nextPeriod } from '@agency/domain/billing-series/periods';
import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import type { BillingSeries } from '@agency/domain/billing-series/schema';
import { invoiceAmounts } from '@agency/domain/invoice/from-draft';
import { project as projectSchema } from '@agency/domain/project/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { rateOn, vatOn } from '@agency/domain/vat/history';
import { audit } from '../platform/audit.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot, findDocument } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { changeSeries, inSeries } from '../records/billing-series/store.ts';
import { noteOpening, readClient, refuseMerged } from '../records/client/store.ts';
import { newInvoice } from '../records/invoice/new-invoice.ts';
import { invoiceRef } from '../records/invoice/store.ts';
import { changingSeries } from '../records/metrics/refresh.ts';

/**
 * Makes a draft invoice for each period that has begun, of each active series: each in its own commit, which also
 * advances the series, so that a run can be repeated, raced and cut off, and one after an outage catches up.
 */
export async function billSeries(deps: Deps): Promise<{ drafts: number }> {
  const today = londonDate(deps.clock());
  let drafts = 0;
  // Page by page: series that can't be billed must not hold up the others, however many there are.
  await changingSeries(
    deps,
    inTurnLogged(
      deps,
      everySnapshot(deps.db, billingSeriesQueries.billingSeriesDue, ['active', today]),
      async ({ id }) => {
        let made = await billPeriod(deps, id, today);
        for (; made !== 'nothing'; made = await billPeriod(deps, id, today)) {
          if (made === 'draft') drafts += 1;
        }
        return true;
      },
      'A billing series could not be billed',
      ({ id }) => ({ series: id }),
    ),
  );
  return { drafts };
}

/** The earliest period of the series that has begun. */
function billPeriod(deps: Deps, seriesId: string, today: string): Promise<'draft' | 'moved' | 'nothing'> {
  return inSeries(deps, seriesId, async (unit, series) => {
    if (series.status !== 'active' || series.nextOn > today) return 'nothing';
    const { nextOn: period, dayOfMonth } = series;
    const by = { series, actor: 'system', action: 'billSeries' };
    if (isOver(series, period) || (await isCancelled(deps, unit, series.projectId))) {
      changeSeries(deps, unit, { ...by, change: { status: 'ended' } });
      return 'moved';
    }
    const isNew = await writeDraft(deps, unit, series, period);
    const nextOn = nextPeriod(period, dayOfMonth);
    const ends = isOver(series, nextOn) ? ({ status: 'ended' } as const) : {};
    changeSeries(deps, unit, { ...by, change: { nextOn, ...ends } });
    return isNew ? 'draft' : 'moved';
  });
}

function isOver({ endsOn }: BillingSeries, period: string): boolean {
  return endsOn !== null && period > endsOn;
}

/**
 * Nothing more is owed for a cancelled project; a completed one may well be maintained by the month. The project is
 * only read here, so it is guarded against being cancelled at this very moment.
 */
async function isCancelled(deps: Deps, unit: UnitOfWork, projectId: string): Promise<boolean> {
  const ref = documentRef(deps.db, 'projects', projectId);
  const project = await findDocument(projectSchema, ref, unit);
  if (project !== null) unit.guard(ref);
  return project?.status === 'cancelled';
}

/** Each period's draft has an id of its own; false when it exists already. */
async function writeDraft(
  deps: Deps,
  unit: UnitOfWork,
  series: Stored<BillingSeries>,
  period: string,
): Promise<boolean> {
  const ref = invoiceRef(deps, `${series.id}-${period}`);
  if ((await unit.get(ref)).exists) return false;
  const client = await readClient(deps, series.clientId, unit);
  refuseMerged(client);
  const business = await readPrivateSettings(deps, unit);
  const today = londonDate(deps.clock());
  const { registered } = vatOn(business, today);
  const lines = series.lines.map((line) => ({ ...line, vatRate: rateOn(business, line.vatRate, today) }));
  const { title, projectId, quoteId } = series;
  const from = `, from ${formatDate(period)}`;
  const draft = newInvoice({
    title: `${title.slice(0, 160 - from.length)}${from}`,
    client,
    projectId,
    quoteId,
    stage: null,
    series: { id: series.id, period },
    amounts: invoiceAmounts({ lines, discount: series.discount }, registered),
    vatRegistered: registered,
    now: deps.clock(),
  });
  unit.create(ref, draft);
  noteOpening(deps, unit, client.id);
  audit(deps, unit, { actor: 'system', action: 'billSeries', ref, before: null, after: draft });
  return true;
}
