import { type MonthMetric, monthMetric } from '@agency/domain/metrics/month';
import { firstSummaryMonth, type MetricsSummary, metricsSummary } from '@agency/domain/metrics/summary';
import { londonInstant } from '@agency/domain/shared/dates';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBillingSeriesStatus } from '../../functions/src/billing-series/set-status.ts';
import { metricsKeys } from '../../functions/src/migration/metrics-keys.ts';
import { migrate } from '../../functions/src/migration/migrate.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { quoteWritten } from '../../functions/src/quote/written.ts';
import { recordRefund } from '../../functions/src/receipt/refund.ts';
import { reverseReceipt } from '../../functions/src/receipt/reverse.ts';
import { rebuildMetrics } from '../../functions/src/records/metrics/rebuild.ts';
import {
  creditIt,
  fieldsOf,
  giveAddress,
  invoiceOf,
  issue,
  makeClient,
  makeInvoice,
  makeSeries,
  moneyOf,
  pay,
  triggerInvoiceWritten,
} from './money-world.ts';
import { makeSent } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('metrics');
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(londonInstant(day, 10));
const docOf = (path: string) => world.deps.db.doc(path);

async function summary(): Promise<MetricsSummary> {
  return parseDocument(metricsSummary, 'metrics/summary', await fieldsOf(world, 'metrics/summary'));
}
async function monthOf(month: string): Promise<MonthMetric> {
  return parseDocument(monthMetric, `metrics/${month}`, await fieldsOf(world, `metrics/${month}`));
}

/** A quote after a step, as the platform delivers it. */
async function follow(quoteId: string, step: () => Promise<unknown>): Promise<void> {
  const before = (await docOf(`quotes/${quoteId}`).get()).data();
  await step();
  await quoteWritten(world.deps, {
    path: `quotes/${quoteId}`,
    before,
    after: await fieldsOf(world, `quotes/${quoteId}`),
  });
}

async function sent(validUntil: string): Promise<string> {
  const quoteId = await makeSent(world, { validUntil });
  const after = await fieldsOf(world, `quotes/${quoteId}`);
  await quoteWritten(world.deps, { path: `quotes/${quoteId}`, before: undefined, after });
  return quoteId;
}

async function issued(clientId: string): Promise<string> {
  const invoiceId = await makeInvoice(world, clientId);
  await issue(world, invoiceId);
  await triggerInvoiceWritten(world, invoiceId, undefined, await fieldsOf(world, `invoices/${invoiceId}`));
  return invoiceId;
}

async function changed(invoiceId: string, step: () => Promise<unknown>): Promise<void> {
  const before = await fieldsOf(world, `invoices/${invoiceId}`);
  await step();
  await triggerInvoiceWritten(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
}

const offline = { name: 'Sam Weald', choices: [], note: '' };

describe('quotes', () => {
  it('are offered until their last day, and count in the month in which they were first sent', async () => {
    at('2026-01-20');
    const [accepted, withdrawn] = [
      await sent('2026-02-20'),
      await sent('2026-02-20'),
      await sent('2026-02-25'),
    ];
    expect((await summary()).offered).toMatchObject({
      '2026-02-20': { count: 2 },
      '2026-02-25': { count: 1 },
    });
    at('2026-02-10');
    await follow(accepted, () => acceptQuoteOffline(world.deps, { quoteId: accepted, ...offline }, asStaff));
    await follow(withdrawn, () => withdrawQuote(world.deps, { quoteId: withdrawn }, asStaff));
    const { offered, months, recurring } = await summary();
    expect(offered).not.toHaveProperty('2026-02-20');
    expect(offered).toHaveProperty('2026-02-25');
    expect(months['2026-01']?.quotes).toEqual({ sent: 3, accepted: 1, declined: 0, expired: 0 });
    expect(months).not.toHaveProperty('2026-02');
    // The hosting of the accepted one.
    expect(recurring.count).toBe(1);
  });

  it('keep the day on which they were first sent when a new version goes out', async () => {
    at('2026-03-10');
    const quoteId = await sent('2026-04-01');
    const { firstSentAt } = await fieldsOf(world, `quotes/${quoteId}`);
    await docOf(`quotes/${quoteId}`).update({ firstSentAt: null });
    await migrate(world.deps, 'metrics-keys', metricsKeys, () => {});
    expect((await fieldsOf(world, `quotes/${quoteId}`)).firstSentAt).toEqual(firstSentAt);
  });
});

describe('money', () => {
  it('is owed by due day until it is paid, and received on its day', async () => {
    at('2026-05-05');
    const clientId = await makeClient(world);
    const invoiceId = await issued(clientId);
    const { dueOn } = await invoiceOf(world, invoiceId);
    if (dueOn === null) throw new Error('An issued invoice has a due date');
    expect((await summary()).owed[dueOn]).toEqual({ count: 1, balance: 12_000 });
    at('2026-06-02');
    const money = moneyOf(world, 5_000);
    await changed(invoiceId, () => pay(world, invoiceId, money));
    expect((await summary()).owed[dueOn]).toEqual({ count: 1, balance: 7_000 });
    expect((await summary()).months['2026-06']).toMatchObject({ received: 5_000, net: 0 });
    at('2026-07-01');
    const { receiptId } = money;
    const reversal = { receiptId, on: '2026-07-01', reason: 'It bounced' };
    await changed(invoiceId, () => reverseReceipt(world.deps, reversal, asStaff));
    const { months, owed } = await summary();
    expect([months['2026-06']?.received, months['2026-07']?.received]).toEqual([5_000, -5_000]);
    expect(owed[dueOn]).toEqual({ count: 1, balance: 12_000 });
    await changed(invoiceId, () => pay(world, invoiceId, moneyOf(world, 20_000)));
    expect((await summary()).owed).not.toHaveProperty(dueOn);
    const refund = { ...moneyOf(world, 8_000), clientId, isAnother: false };
    await recordRefund(world.deps, refund, asStaff);
    expect((await summary()).months['2026-07']?.received).toBe(7_000);
  });

  it('counts by tax point, and a credit note in its own month', async () => {
    at('2026-08-03');
    const invoiceId = await makeInvoice(world, await makeClient(world));
    await docOf(`invoices/${invoiceId}`).update({ taxPoint: '2026-07-30', taxPointReason: 'Delivered then' });
    const july = (await monthOf('2026-07')).net;
    await changed(invoiceId, () => issue(world, invoiceId));
    expect((await monthOf('2026-07')).net).toBe(july + 10_000);
    at('2026-09-01');
    let creditNoteId = '';
    await changed(invoiceId, async () => {
      creditNoteId = (await creditIt(world, invoiceId)).creditNoteId;
    });
    const note = await fieldsOf(world, `invoices/${creditNoteId}`);
    await triggerInvoiceWritten(world, creditNoteId, undefined, note);
    expect(await monthOf('2026-09')).toMatchObject({ net: -10_000, invoices: 0 });
  });

  it('says where its client came from, and still does after the quote has forgotten', async () => {
    at('2026-10-01');
    const quoteId = await makeSent(world, { validUntil: '2026-11-01' });
    const first = {
      ...{ source: '', medium: '', campaign: '', term: '', content: '' },
      referrer: 'https://www.google.com/',
      landingPage: '/services/web-development-leeds',
    };
    await docOf(`quotes/${quoteId}/private/draft`).update({ attribution: { first, last: null } });
    const { projectId } = await acceptQuoteOffline(world.deps, { quoteId, ...offline }, asStaff);
    await giveAddress(world, projectId);
    const { docs } = await world.deps.db.collection('invoices').where('projectId', '==', projectId).get();
    const [draft] = docs;
    if (!draft) throw new Error('A schedule has a first stage');
    await changed(draft.id, () => issue(world, draft.id));
    const { totals } = await invoiceOf(world, draft.id);
    const origins = {
      pages: { '/services/web-development-leeds': totals.net },
      sources: { google: totals.net },
    };
    expect(await monthOf('2026-10')).toMatchObject(origins);
    await docOf(`quotes/${quoteId}/private/draft`).update({ attribution: null });
    await docOf('metrics/2026-10').delete();
    await rebuildMetrics(world.deps, 1);
    expect(await monthOf('2026-10')).toMatchObject(origins);
  });
});

describe('monthly billing', () => {
  it('counts while it is active', async () => {
    const seriesId = await makeSeries(world);
    const set = (status: 'active' | 'paused') =>
      setBillingSeriesStatus(world.deps, { seriesId, status }, asStaff);
    await set('paused');
    const before = (await summary()).recurring;
    await set('active');
    expect((await summary()).recurring.count).toBe(before.count + 1);
  });
});

it('worked out from nothing, the figures are those that followed each change', async () => {
  at('2026-11-30');
  // A year: what the tests above did.
  const followed = await summary();
  await Promise.all((await world.deps.db.collection('metrics').listDocuments()).map((ref) => ref.delete()));
  await rebuildMetrics(world.deps, 12);
  const { updatedAt: _then, ...before } = followed;
  const { updatedAt: _now, months, ...after } = await summary();
  expect(after).toEqual({
    ...after,
    owed: before.owed,
    offered: before.offered,
    recurring: before.recurring,
  });
  const shown = Object.entries(before.months).filter(([name]) => name >= firstSummaryMonth('2026-11-30'));
  expect(shown.length).toBeGreaterThan(10);
  for (const [name, figures] of shown) expect([name, months[name]]).toEqual([name, figures]);
  await rebuildMetrics(world.deps, 12);
  expect((await summary()).updatedAt).toEqual(_now);
});

it('ten events at once lose nothing', async () => {
  at('2026-12-01');
  const ids: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    ids.push(await makeInvoice(world, await makeClient(world)));
    await issue(world, ids[count] ?? '');
  }
  await Promise.all(
    ids.map(async (id) =>
      triggerInvoiceWritten(world, id, undefined, await fieldsOf(world, `invoices/${id}`)),
    ),
  );
  const { dueOn } = await invoiceOf(world, ids[0] ?? '');
  expect((await summary()).owed[dueOn ?? '']).toEqual({ count: 10, balance: 120_000 });
  expect(await monthOf('2026-12')).toMatchObject({ net: 100_000, invoices: 10 });
});
