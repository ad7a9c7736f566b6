import { type MetricsSummary, metricsSummary } from '@agency/domain/metrics/summary';
import { retentionCutoffs } from '@agency/domain/platform/retention';
import { londonInstant } from '@agency/domain/shared/dates';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseQuotes } from '../../functions/src/personal-data/erase-enquiries.ts';
import { purgeQuotes } from '../../functions/src/personal-data/retention/quotes.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { quoteWritten } from '../../functions/src/quote/written.ts';
import { rebuildMetrics } from '../../functions/src/records/metrics/rebuild.ts';
import { refreshMetrics } from '../../functions/src/records/metrics/refresh.ts';
import { repairNightly } from '../../functions/src/repair.ts';
import { unique } from '../support/suite.ts';
import { fieldsOf, issue, makeClient, makeInvoice } from './money-world.ts';
import { overtaken } from './overtaken.ts';
import { makeSent, recipient } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// The figures outlive the documents that they were worked out from, and an operation that was killed.

let world: World;

beforeAll(async () => {
  world = await makeWorld('metrics-lasting');
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(londonInstant(day, 10));

async function summary(): Promise<MetricsSummary> {
  return parseDocument(metricsSummary, 'metrics/summary', await fieldsOf(world, 'metrics/summary'));
}
const quotesIn = async (month: string) => (await summary()).months[month]?.quotes;

/** A step of a quote, or its end, as the platform delivers it. */
async function follow<T>(quoteId: string, step: () => Promise<T>): Promise<T> {
  const path = `quotes/${quoteId}`;
  const stored = async () => (await world.deps.db.doc(path).get()).data();
  const before = await stored();
  const answer = await step();
  await quoteWritten(world.deps, { path, before, after: await stored() });
  return answer;
}

/** Sent until this day to somebody of their own. */
async function sentTo(email: string, validUntil: string): Promise<string> {
  const quoteId = await makeSent(world, { validUntil, recipient: { ...recipient, email } });
  await quoteWritten(world.deps, {
    path: `quotes/${quoteId}`,
    before: undefined,
    after: await fieldsOf(world, `quotes/${quoteId}`),
  });
  return quoteId;
}

const newAddress = () => `${unique('p')}@example.com`;
const statusOf = (quoteId: string, status: string) =>
  follow(quoteId, () => world.deps.db.doc(`quotes/${quoteId}`).update({ status }));

describe('a quote that is deleted', () => {
  it('goes on counting in its month when its person is erased', async () => {
    at('2026-01-20');
    const [declined, lapsed] = [newAddress(), newAddress()];
    const first = await sentTo(declined, '2026-02-20');
    const second = await sentTo(lapsed, '2026-01-25');
    const other = await sentTo(newAddress(), '2026-02-20');
    await statusOf(first, 'declined');
    expect(await quotesIn('2026-01')).toEqual({ sent: 3, accepted: 0, declined: 1, expired: 0 });
    at('2026-02-01');
    await follow(first, () => eraseQuotes(world.deps, declined));
    await follow(second, () => eraseQuotes(world.deps, lapsed));
    const figures = { sent: 3, accepted: 0, declined: 1, expired: 1 };
    expect(await quotesIn('2026-01')).toEqual(figures);
    expect((await summary()).offered).not.toHaveProperty('2026-01-25');
    await follow(other, () => withdrawQuote(world.deps, { quoteId: other }, asStaff));
    await repairNightly(world.deps);
    await rebuildMetrics(world.deps, 12);
    expect(await quotesIn('2026-01')).toEqual(figures);
  });

  it('and when it is past its time, whatever happens to another of that month', async () => {
    at('2026-04-10');
    const gone = await sentTo(newAddress(), '2026-05-10');
    const accepted = await sentTo(newAddress(), '2026-05-10');
    await statusOf(gone, 'declined');
    await statusOf(accepted, 'accepted');
    at('2028-05-01');
    await follow(gone, () => purgeQuotes(world.deps, retentionCutoffs(world.deps.clock())));
    expect((await world.deps.db.doc(`quotes/${gone}`).get()).exists).toBe(false);
    await statusOf(accepted, 'voided');
    expect(await quotesIn('2026-04')).toEqual({ sent: 2, accepted: 0, declined: 1, expired: 0 });
  });
});

it('a month is as it is in the end, also where what moved meanwhile moved back', async () => {
  at('2029-09-03');
  const invoiceId = await makeInvoice(world, await makeClient(world));
  await issue(world, invoiceId);
  const refresh = (deps = world.deps) => refreshMetrics(deps, { revenue: ['2029-09'] });
  const pays = (paidAmount: number) => world.deps.db.doc(`invoices/${invoiceId}`).update({ paidAmount });
  await refresh();
  await pays(5_000);
  // Its own follower finds the month as it should be, and has nothing to write.
  await refresh(overtaken(world, () => pays(0).then(() => refresh())));
  expect(await fieldsOf(world, 'metrics/2029-09')).toMatchObject({ net: 10_000, paid: 0 });
});

it('money of an earlier month is counted the next night where its operation was killed', async () => {
  at('2029-06-10');
  const clientId = await makeClient(world);
  const now = new Date('2029-06-10');
  await world.deps.db.doc(`receipts/${unique('r')}`).set({
    ...{ kind: 'receipt', clientId, amount: 5_000, method: 'bankTransfer', receivedOn: '2029-01-15' },
    ...{ reference: '', allocations: [], credited: 5_000, advanceInvoiceId: null, reversed: null },
    ...{ recordedBy: 'staff', createdAt: now, updatedAt: now, updatedBy: 'system' },
  });
  await repairNightly(world.deps);
  expect((await summary()).months['2029-01']?.received).toBe(5_000);
});
