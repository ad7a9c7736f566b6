import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { type BillingSeries, billingSeries as seriesSchema } from '@agency/domain/billing-series/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSeries } from '../../functions/src/billing-series/bill.ts';
import { setBillingSeriesStatus } from '../../functions/src/billing-series/set-status.ts';
import { saveInvoice } from '../../functions/src/invoice/save.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { auditedActions, fieldsOf, hundred, invoiceOf, issue, makeSeries } from './money-world.ts';
import { makeDraft } from './quote-world.ts';
import { beforeReading } from './support/before-reading.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('series');
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(new Date(`${day}T06:15:00Z`));
const bill = () => billSeries(world.deps);

async function seriesOf(id: string): Promise<BillingSeries> {
  const path = `billingSeries/${id}`;
  return parseDocument(seriesSchema, path, await fieldsOf(world, path));
}

/** The periods that have an invoice, in order. */
async function periodsOf(id: string): Promise<unknown[]> {
  const { docs } = await world.deps.db.collection('invoices').where('series.id', '==', id).get();
  return docs.map((found) => found.get('series.period')).toSorted();
}

/** Keeps a series out of the way of later tests. */
const end = (id: string) => world.deps.db.doc(`billingSeries/${id}`).update({ status: 'ended' });

describe('monthly billing', () => {
  it('makes one draft for a period, whatever runs twice or in parallel', async () => {
    at('2026-03-31');
    const id = await makeSeries(world);
    await Promise.all([bill(), bill(), bill()]);
    await bill();
    expect(await periodsOf(id)).toEqual(['2026-03-31']);
    expect(await seriesOf(id)).toMatchObject({ nextOn: '2026-04-30', status: 'active' });
    expect(await invoiceOf(world, `${id}-2026-03-31`)).toMatchObject({
      status: 'draft',
      number: null,
      memberUids: [],
      title: 'Care plan, from 31 March 2026',
      quoteId: 'Q-222222',
      projectId: 'P-222222',
      series: { id, period: '2026-03-31' },
      totals: { subtotal: 9_000, discount: 1_000, net: 8_000, vat: 1_600, total: 9_600 },
    });
    expect(await auditedActions(world, `invoices/${id}-2026-03-31`)).toEqual(['billSeries']);
    await end(id);
  });

  it('makes nothing before its day in London, and on it from midnight there', async () => {
    const id = await makeSeries(world, { nextOn: '2026-07-15', dayOfMonth: 15 });
    world.setClock(new Date('2026-07-14T22:59:59Z'));
    expect(await bill()).toEqual({ drafts: 0 });
    world.setClock(new Date('2026-07-14T23:00:00Z'));
    expect(await bill()).toEqual({ drafts: 1 });
    await end(id);
  });

  it('makes up for two days and for two months without a run, each period once', async () => {
    const id = await makeSeries(world, { nextOn: '2026-12-31' });
    at('2027-01-02');
    await bill();
    expect(await periodsOf(id)).toEqual(['2026-12-31']);
    at('2027-03-31');
    await Promise.all([bill(), bill()]);
    expect(await periodsOf(id)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
    expect((await seriesOf(id)).nextOn).toBe('2027-04-30');
    await end(id);
  });

  it('ends with its last day', async () => {
    const id = await makeSeries(world, { nextOn: '2026-01-31', endsOn: '2026-03-30' });
    at('2026-06-01');
    await bill();
    expect(await periodsOf(id)).toEqual(['2026-01-31', '2026-02-28']);
    expect(await seriesOf(id)).toMatchObject({ status: 'ended' });
    const over = await makeSeries(world, { nextOn: '2026-01-31', endsOn: '2026-01-30' });
    await bill();
    expect(await periodsOf(over)).toEqual([]);
    expect(await seriesOf(over)).toMatchObject({ status: 'ended' });
  });

  it('ends with a project that is cancelled, and continues after one that is completed', async () => {
    world.setClock(new Date('2026-03-31T06:15:00Z'));
    const accept = async () => {
      const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
      return (await acceptQuoteOffline(world.deps, accepted, asStaff)).projectId;
    };
    const [cancelled, completed] = [await accept(), await accept()];
    await world.deps.db.doc(`projects/${cancelled}`).update({ status: 'cancelled' });
    await world.deps.db.doc(`projects/${completed}`).update({ status: 'completed' });
    at('2026-04-30');
    expect(await bill()).toEqual({ drafts: 1 });
    expect(await periodsOf(`${cancelled}-monthly`)).toEqual([]);
    expect(await seriesOf(`${cancelled}-monthly`)).toMatchObject({ status: 'ended' });
    expect(await periodsOf(`${completed}-monthly`)).toEqual(['2026-04-30']);
    await end(`${completed}-monthly`);
  });

  it('bills nothing for a project that is cancelled while it bills', async () => {
    at('2026-06-15');
    const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    const cancel = () => world.deps.db.doc(`projects/${projectId}`).update({ status: 'cancelled' });
    at('2026-07-15');
    expect(await billSeries(beforeReading(world.deps, 'settings/private', cancel))).toEqual({ drafts: 0 });
    expect(await seriesOf(`${projectId}-monthly`)).toMatchObject({ status: 'ended' });
  });

  it('makes none while it is paused, and never those of the pause', async () => {
    const id = await makeSeries(world, { nextOn: '2026-01-31' });
    const set = (status: BillingSeries['status']) =>
      setBillingSeriesStatus(world.deps, { seriesId: id, status }, asStaff);
    at('2026-01-15');
    await set('paused');
    at('2026-04-10');
    await bill();
    expect(await periodsOf(id)).toEqual([]);
    expect(await set('active')).toEqual({ status: 'active' });
    expect(await set('active')).toEqual({ status: 'active' });
    await bill();
    expect(await periodsOf(id)).toEqual([]);
    at('2026-05-01');
    await bill();
    expect(await periodsOf(id)).toEqual(['2026-04-30']);
    await set('ended');
    await expect(set('active')).rejects.toMatchObject({ code: 'failed-precondition' });
    const actions = await auditedActions(world, `billingSeries/${id}`);
    expect(actions.filter((action) => action === 'setBillingSeriesStatus')).toHaveLength(3);
  });

  it('of 20 series that are due makes 20 drafts, and issuing all at once 20 numbers without a gap', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => makeSeries(world, { nextOn: '2037-03-01', dayOfMonth: 1 })),
    );
    at('2037-03-01');
    const runs = await Promise.all([bill(), bill()]);
    expect(runs.reduce((sum, { drafts }) => sum + drafts, 0)).toBe(20);
    const invoices = ids.map((id) => `${id}-2037-03-01`);
    const answers = await Promise.all(invoices.map((invoiceId) => issue(world, invoiceId)));
    const expected = Array.from(
      { length: 20 },
      (_, index) => `INV-2037-${String(index + 1).padStart(4, '0')}`,
    );
    expect(answers.map(({ number }) => number).toSorted()).toEqual(expected);
    expect(await countOf(world, 'invoices', 'issuedOn', '2037-03-01')).toBe(20);
    await Promise.all(ids.map(end));
  });

  it('leaves what was edited or issued as it is, however often it runs', async () => {
    const id = await makeSeries(world, { nextOn: '2038-03-31' });
    at('2038-03-31');
    await bill();
    const invoiceId = `${id}-2038-03-31`;
    await saveInvoice(world.deps, { invoiceId, draft: hundred }, asStaff);
    await issue(world, invoiceId);
    const before = JSON.stringify(await invoiceOf(world, invoiceId));
    // As after restoring a backup: the series does not know that it billed.
    await world.deps.db.doc(`billingSeries/${id}`).update({ nextOn: '2038-03-31' });
    expect(await bill()).toEqual({ drafts: 0 });
    expect(JSON.stringify(await invoiceOf(world, invoiceId))).toBe(before);
    expect((await seriesOf(id)).nextOn).toBe('2038-04-30');
    await end(id);
  });

  it('bills the others when one series can’t be read', async () => {
    at('2039-03-31');
    const broken = await makeSeries(world, { nextOn: '2039-03-01' });
    const ref = world.deps.db.doc(`billingSeries/${broken}`);
    await ref.update({ dayOfMonth: 77 });
    const whole = await makeSeries(world, { nextOn: '2039-03-31' });
    expect(await bill()).toEqual({ drafts: 1 });
    expect(await periodsOf(whole)).toEqual(['2039-03-31']);
    await ref.delete();
    await end(whole);
  });

  it('reaches the last one after more than a page of series that can’t be billed', async () => {
    const { db } = world.deps;
    const sample = await fieldsOf(
      world,
      `billingSeries/${await makeSeries(world, { nextOn: '2041-01-01' })}`,
    );
    const batch = db.batch();
    const broken = Array.from({ length: billingSeriesQueries.billingSeriesDue.limit + 5 }, (_, index) =>
      db.doc(`billingSeries/broken-${index}`),
    );
    for (const ref of broken) batch.set(ref, { ...sample, title: 5 });
    await batch.commit();
    const fine = await makeSeries(world, { nextOn: '2041-01-02' });
    at('2041-01-02');
    await bill();
    expect(await periodsOf(fine)).toEqual(['2041-01-02']);
    await Promise.all(broken.map((ref) => ref.delete()));
  });
});
