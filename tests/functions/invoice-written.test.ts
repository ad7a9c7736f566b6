import { type MonthMetric, monthMetric } from '@agency/domain/metrics/month';
import { parseDocument, UnreadableRecord } from '@agency/domain/shared/parse';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queued } from './money-mail.ts';
import {
  creditIt,
  draftOf,
  fieldsOf,
  issue,
  lineOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
  triggerInvoiceWritten,
} from './money-world.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('written');
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(new Date(`${day}T10:00:00Z`));

const issued = (invoiceId: string) => issue(world, invoiceId);

async function monthOf(month: string): Promise<MonthMetric> {
  return parseDocument(monthMetric, `metrics/${month}`, await fieldsOf(world, `metrics/${month}`));
}

type Fields = Record<string, unknown>;
type Event = readonly [before: Fields | undefined, after: Fields];

/** An invoice with its events so far, as the platform would deliver them. */
async function live(steps: readonly ((invoiceId: string) => Promise<unknown>)[]) {
  const invoiceId = await makeInvoice(world, await makeClient(world));
  const states: Fields[] = [await fieldsOf(world, `invoices/${invoiceId}`)];
  for (const step of steps) {
    await step(invoiceId);
    states.push(await fieldsOf(world, `invoices/${invoiceId}`));
  }
  const events = states.map((after, index): Event => [states[index - 1], after]);
  return { invoiceId, events };
}

/** Each event five times, all at once, now forwards and now backwards. */
async function triggerAll(invoiceId: string, events: readonly Event[]): Promise<void> {
  const turns = [events, events.toReversed(), events, events.toReversed(), events];
  await Promise.all(
    turns.flat().map(([before, after]) => triggerInvoiceWritten(world, invoiceId, before, after)),
  );
}

/** The database, with a hook just before its first batch is committed. */
function beforeCommit(db: Firestore, happens: () => Promise<void>): Firestore {
  let isFirst = true;
  return new Proxy(db, {
    get(target, key) {
      if (key === 'batch') {
        const batch = target.batch();
        const commit = batch.commit.bind(batch);
        batch.commit = async () => {
          if (isFirst) {
            isFirst = false;
            await happens();
          }
          return commit();
        };
        return () => batch;
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('the trigger of invoices', () => {
  it('queues one mail for an invoice and counts it once, however often and in whatever order events come', async () => {
    at('2026-02-10');
    const { invoiceId, events } = await live([
      issued,
      (id) => pay(world, id, moneyOf(world, 5_000)),
      (id) => pay(world, id, moneyOf(world, 7_000)),
    ]);
    await triggerAll(invoiceId, events);
    const mails = await mailsAbout(world, invoiceId);
    const created = `invoice-created-notification.${invoiceId}`;
    expect(mails).toEqual([created]);
    expect(await queued(world, created)).toMatchObject({
      to: ['accounts@weald.example'],
      data: { invoiceId },
      deliveryPath: `invoices/${invoiceId}`,
      status: 'queued',
    });
    const counted = { net: 10_000, vat: 2_000, total: 12_000, paid: 12_000, invoices: 1 };
    expect(await monthOf('2026-02')).toMatchObject(counted);
    const { updatedAt } = await monthOf('2026-02');
    world.setClock(new Date('2026-02-11T10:00:00Z'));
    await triggerAll(invoiceId, events);
    expect(await monthOf('2026-02')).toMatchObject({ ...counted, updatedAt });
    expect(await mailsAbout(world, invoiceId)).toEqual([created]);
  });

  it('subtracts credit notes in the month in which they are issued, and mails them once', async () => {
    at('2026-03-31');
    const { invoiceId, events } = await live([issued, (id) => pay(world, id, moneyOf(world, 5_000))]);
    await triggerAll(invoiceId, events);
    at('2026-04-01');
    const before = await fieldsOf(world, `invoices/${invoiceId}`);
    const { creditNoteId } = await creditIt(world, invoiceId);
    await triggerAll(invoiceId, [[before, await fieldsOf(world, `invoices/${invoiceId}`)]]);
    await triggerAll(creditNoteId, [[undefined, await fieldsOf(world, `invoices/${creditNoteId}`)]]);
    expect(await monthOf('2026-03')).toMatchObject({ net: 10_000, total: 12_000, paid: 0, invoices: 1 });
    expect(await monthOf('2026-04')).toMatchObject({
      net: -10_000,
      vat: -2_000,
      total: -12_000,
      invoices: 0,
    });
    expect(await mailsAbout(world, creditNoteId)).toEqual([`notice.creditNote.${creditNoteId}`]);
  });

  it('adds up the month correctly when 20 are issued and delivered at once', async () => {
    at('2026-05-20');
    const clientId = await makeClient(world);
    const drafts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => makeInvoice(world, clientId, draftOf(lineOf(1_000 + index)))),
    );
    const events = await Promise.all(
      drafts.map(async (id) => {
        const before = await fieldsOf(world, `invoices/${id}`);
        await issue(world, id);
        return { id, before };
      }),
    );
    await Promise.all(
      events.map(async ({ id, before }) =>
        triggerInvoiceWritten(world, id, before, await fieldsOf(world, `invoices/${id}`)),
      ),
    );
    expect(await monthOf('2026-05')).toMatchObject({ net: 20 * 1_000 + (19 * 20) / 2, invoices: 20 });
  });

  it('never lets a stale run write last for a month', async () => {
    at('2026-06-20');
    const clientId = await makeClient(world);
    const [first, second] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    const fields = async (id: string) => fieldsOf(world, `invoices/${id}`);
    await world.deps.db.doc(`invoices/${second}`).update({ issuedOn: null });
    // While the first is about to write what it saw, the second is issued and counted.
    const slow = beforeCommit(world.deps.db, async () => {
      await world.deps.db.doc(`invoices/${second}`).update({ issuedOn: '2026-06-20' });
      await triggerInvoiceWritten(world, second, undefined, await fields(second));
    });
    await triggerInvoiceWritten(
      { ...world, deps: { ...world.deps, db: slow } },
      first,
      undefined,
      await fields(first),
    );
    expect(await monthOf('2026-06')).toMatchObject({ invoices: 2, net: 20_000 });
  });

  it('counts a whole month, its first and its last day in London, and no other', async () => {
    const clientId = await makeClient(world);
    for (const instant of [
      '2026-07-31T22:59:00Z',
      '2026-07-31T23:00:00Z',
      '2026-08-31T22:59:00Z',
      '2026-08-31T23:00:00Z',
    ]) {
      world.setClock(new Date(instant));
      const invoiceId = await makeInvoice(world, clientId);
      const before = await fieldsOf(world, `invoices/${invoiceId}`);
      await issue(world, invoiceId);
      await triggerInvoiceWritten(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
    }
    const months = ['2026-07', '2026-08', '2026-09'];
    expect((await Promise.all(months.map(monthOf))).map(({ invoices }) => invoices)).toEqual([1, 2, 1]);
  });

  it('mails nothing for drafts, for changes of delivery alone, and for what is restored from a backup', async () => {
    at('2026-10-01');
    const { invoiceId, events } = await live([]);
    await triggerAll(invoiceId, events);
    await issue(world, invoiceId);
    const issued = await fieldsOf(world, `invoices/${invoiceId}`);
    await triggerInvoiceWritten(world, invoiceId, { ...issued, delivery: 'failed' }, issued);
    await triggerInvoiceWritten(world, invoiceId, undefined, { ...issued, delivery: 'delivered' });
    await triggerInvoiceWritten(world, invoiceId, issued, {
      ...issued,
      lastReminder: { on: '2026-10-01', offset: 0 },
    });
    expect(await mailsAbout(world, invoiceId)).toEqual([]);
  });

  it('keeps what was counted when an invoice is purged, and reports an unreadable one', async () => {
    at('2026-11-03');
    const { invoiceId, events } = await live([issued]);
    await triggerAll(invoiceId, events);
    const [, last] = events.at(-1) ?? [];
    const path = `invoices/${invoiceId}`;
    await world.deps.db.doc(path).delete();
    await triggerInvoiceWritten(world, invoiceId, last, undefined);
    const unreadable = triggerInvoiceWritten(world, invoiceId, last, { ...last, totals: 'many' });
    await expect(unreadable).rejects.toThrow(UnreadableRecord);
    expect(await monthOf('2026-11')).toMatchObject({ invoices: 1, total: 12_000 });
  });

  it('mails one that a newer build issued, whatever it was before', async () => {
    at('2026-12-01');
    const { invoiceId } = await live([issued]);
    const now = await fieldsOf(world, `invoices/${invoiceId}`);
    const newer = { ...now, fromNextRelease: 1, totals: Object.assign({ levy: 0 }, now.totals) };
    await triggerInvoiceWritten(world, invoiceId, { status: 'ofTheNextRelease' }, newer);
    expect(await mailsAbout(world, invoiceId)).toEqual([`invoice-created-notification.${invoiceId}`]);
  });
});
