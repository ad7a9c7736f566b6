import { type MonthMetric, monthMetric } from '@agency/domain/invoice/metric';
import { formatDate } from '@agency/domain/shared/format';
import { parseDocument } from '@agency/domain/shared/parse';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { voidInvoice } from '../../functions/src/invoice/void.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { queued, sendAll, wordsOf } from './money-mail.ts';
import {
  draftOf,
  fieldsOf,
  invoiceOf,
  lineOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  makeIssued,
  pay,
  paymentOf,
  tellOf,
} from './money-world.ts';
import { asStaff, makeDraft, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('written');
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(new Date(`${day}T10:00:00Z`));
const issue = (invoiceId: string) => issueInvoice(world.deps, { invoiceId }, asStaff);
const voidIt = (invoiceId: string) => voidInvoice(world.deps, { invoiceId, reason: 'Sent twice' }, asStaff);

async function monthOf(month: string): Promise<MonthMetric> {
  return parseDocument(monthMetric, `metrics/${month}`, await fieldsOf(world, `metrics/${month}`));
}

type Fields = Record<string, unknown>;
type Event = readonly [before: Fields | undefined, after: Fields];

/** An invoice with the events of its life so far, as the platform would tell of them. */
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
async function tellAll(invoiceId: string, events: readonly Event[]): Promise<void> {
  const turns = [events, events.toReversed(), events, events.toReversed(), events];
  await Promise.all(turns.flat().map(([before, after]) => tellOf(world, invoiceId, before, after)));
}

/** The database, but for what happens just before its first batch is committed. */
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
  it('queues one mail of an invoice and counts it once, however often and in what order it is told', async () => {
    at('2026-02-10');
    const { invoiceId, events } = await live([
      issue,
      (id) => pay(world, id, paymentOf(world, 5_000)),
      (id) => pay(world, id, paymentOf(world, 7_000)),
    ]);
    await tellAll(invoiceId, events);
    const mails = await mailsAbout(world, invoiceId);
    const created = `invoice-created-notification.${invoiceId}`;
    expect(mails.filter((id) => !id.startsWith('invoice-payment'))).toEqual([created]);
    expect(mails).toHaveLength(5);
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
    await tellAll(invoiceId, events);
    expect(await monthOf('2026-02')).toMatchObject({ ...counted, updatedAt });
    expect(await mailsAbout(world, invoiceId)).toHaveLength(5);
  });

  it('takes credit notes away in the month in which they are issued, and mails them once', async () => {
    at('2026-03-31');
    const { invoiceId, events } = await live([issue, (id) => pay(world, id, paymentOf(world, 5_000))]);
    await tellAll(invoiceId, events);
    at('2026-04-01');
    const before = await fieldsOf(world, `invoices/${invoiceId}`);
    const { creditNoteId } = await voidIt(invoiceId);
    await tellAll(invoiceId, [[before, await fieldsOf(world, `invoices/${invoiceId}`)]]);
    await tellAll(creditNoteId, [[undefined, await fieldsOf(world, `invoices/${creditNoteId}`)]]);
    expect(await monthOf('2026-03')).toMatchObject({ net: 10_000, total: 12_000, paid: 0, invoices: 1 });
    expect(await monthOf('2026-04')).toMatchObject({
      net: -10_000,
      vat: -2_000,
      total: -12_000,
      invoices: 0,
    });
    expect(await mailsAbout(world, creditNoteId)).toEqual([`notice.creditNote.${creditNoteId}`]);
  });

  it('adds up the month right when 20 are issued and told of at once', async () => {
    at('2026-05-20');
    const clientId = await makeClient(world);
    const drafts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => makeInvoice(world, clientId, draftOf(lineOf(1_000 + index)))),
    );
    const events = await Promise.all(
      drafts.map(async (id) => {
        const before = await fieldsOf(world, `invoices/${id}`);
        await issue(id);
        return { id, before };
      }),
    );
    await Promise.all(
      events.map(async ({ id, before }) =>
        tellOf(world, id, before, await fieldsOf(world, `invoices/${id}`)),
      ),
    );
    expect(await monthOf('2026-05')).toMatchObject({ net: 20 * 1_000 + (19 * 20) / 2, invoices: 20 });
  });

  it('lets nobody who saw less have the last word on a month', async () => {
    at('2026-06-20');
    const clientId = await makeClient(world);
    const [first, second] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    const fields = async (id: string) => fieldsOf(world, `invoices/${id}`);
    await world.deps.db.doc(`invoices/${second}`).update({ issuedOn: null });
    // While the first is about to write what it saw, the second is issued and counted.
    const slow = beforeCommit(world.deps.db, async () => {
      await world.deps.db.doc(`invoices/${second}`).update({ issuedOn: '2026-06-20' });
      await tellOf(world, second, undefined, await fields(second));
    });
    await tellOf({ ...world, deps: { ...world.deps, db: slow } }, first, undefined, await fields(first));
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
      await issue(invoiceId);
      await tellOf(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
    }
    const months = ['2026-07', '2026-08', '2026-09'];
    expect((await Promise.all(months.map(monthOf))).map(({ invoices }) => invoices)).toEqual([1, 2, 1]);
  });

  it('mails nothing for drafts, for what only tells of its mail, and for what is put back from a copy', async () => {
    at('2026-10-01');
    const { invoiceId, events } = await live([]);
    await tellAll(invoiceId, events);
    await issue(invoiceId);
    const issued = await fieldsOf(world, `invoices/${invoiceId}`);
    await tellOf(world, invoiceId, { ...issued, delivery: 'failed' }, issued);
    await tellOf(world, invoiceId, undefined, { ...issued, delivery: 'delivered' });
    await tellOf(world, invoiceId, issued, { ...issued, lastReminder: { on: '2026-10-01', offset: 0 } });
    expect(await mailsAbout(world, invoiceId)).toEqual([]);
  });

  it('keeps what was counted when an invoice is forgotten, and lets one that can’t be read be', async () => {
    at('2026-11-03');
    const { invoiceId, events } = await live([issue]);
    await tellAll(invoiceId, events);
    const [, last] = events.at(-1) ?? [];
    const path = `invoices/${invoiceId}`;
    await world.deps.db.doc(path).delete();
    await tellOf(world, invoiceId, last, undefined);
    await tellOf(world, invoiceId, last, { ...last, totals: 'many' });
    expect(await monthOf('2026-11')).toMatchObject({ invoices: 1, total: 12_000 });
  });
});

describe('the mail of an invoice', () => {
  /** Issued and told of, so that its mail waits. */
  async function mailed(rest: Parameters<typeof makeClient>[1] = {}): Promise<string> {
    const invoiceId = await makeInvoice(world, await makeClient(world, rest));
    const before = await fieldsOf(world, `invoices/${invoiceId}`);
    await issue(invoiceId);
    await tellOf(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
    return invoiceId;
  }

  it('carries the invoice as a PDF, and the invoice says how it fares', async () => {
    at('2027-01-05');
    await world.deps.db.recursiveDelete(world.deps.db.collection('outbox'));
    const invoiceId = await mailed();
    const { number, dueOn, delivery } = await invoiceOf(world, invoiceId);
    expect(delivery).toBe('queued');
    const [message] = await sendAll(world);
    expect(message).toMatchObject({
      to: ['accounts@weald.example'],
      subject: `Invoice ${number} for £120.00`,
      attachments: [{ filename: `Invoice ${number}.pdf`, contentType: 'application/pdf' }],
    });
    const [file] = message?.attachments ?? [];
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(message?.text).toContain(formatDate(dueOn ?? ''));
    expect(message?.text).toContain('19 January 2027');
    expect(message?.text).toContain('Hello Sam Weald');
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('sent');
  });

  it('that the provider fails to take is never called sent: it waits while tried again, then it failed', async () => {
    await world.deps.db.recursiveDelete(world.deps.db.collection('outbox'));
    const invoiceId = await mailed();
    await sendAll(world, { kind: 'rateLimited', pauseMs: 3_600_000, error: 'Too many' });
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('queued');
    world.setClock(new Date(world.deps.clock().getTime() + 3_700_000));
    await sendAll(world, { kind: 'temporary', error: 'Down' });
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('queued');
    world.setClock(new Date(world.deps.clock().getTime() + 24 * 3_600_000));
    await sendAll(world, { kind: 'permanent', error: 'No such address' });
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('failed');
  });

  it('does not go once the invoice is void, and goes although it was paid meanwhile', async () => {
    const invoiceId = await mailed();
    const mailId = `invoice-created-notification.${invoiceId}`;
    await pay(world, invoiceId, paymentOf(world, 12_000));
    expect(await wordsOf(world, mailId)).toContain('£0.00');
    const other = await mailed();
    await voidIt(other);
    expect(await wordsOf(world, `invoice-created-notification.${other}`)).toBe('The invoice is void.');
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'names the same due date on a computer in %s',
    async (zone) => {
      const usual = process.env.TZ;
      process.env.TZ = zone;
      try {
        world.setClock(new Date('2028-03-26T00:30:00Z'));
        const invoiceId = await mailed();
        expect(await invoiceOf(world, invoiceId)).toMatchObject({
          issuedOn: '2028-03-26',
          dueOn: '2028-04-09',
        });
        const words = await wordsOf(world, `invoice-created-notification.${invoiceId}`);
        expect(words).toContain('9 April 2028');
      } finally {
        if (usual === undefined) delete process.env.TZ;
        else process.env.TZ = usual;
      }
    },
  );

  it('leads to the project by its link, which needs no account', async () => {
    world.setClock(new Date());
    const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    const invoiceId = `${projectId}-1`;
    const before = await fieldsOf(world, `invoices/${invoiceId}`);
    await issue(invoiceId);
    await tellOf(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
    const mailId = `invoice-created-notification.${invoiceId}`;
    expect(await wordsOf(world, mailId)).toContain('/project/track/');
    const linkId = String((await fieldsOf(world, `projects/${projectId}`)).linkId);
    await world.deps.db.doc(`links/${linkId}`).update({ expiresOn: '2020-01-01' });
    expect(await wordsOf(world, mailId)).toContain(`/client/project?id=${projectId}`);
  });
});

describe('the mails of payments and credit notes', () => {
  it('say what came in, what is left, and what is kept as credit', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const { number } = await invoiceOf(world, invoiceId);
    const part = paymentOf(world, 5_000);
    await pay(world, invoiceId, part);
    const confirmation = await wordsOf(world, `invoice-payment-confirmation.${invoiceId}.${part.paymentId}`);
    expect(confirmation).toContain(`We have your payment for invoice ${number}`);
    expect(confirmation).toContain('£50.00');
    expect(confirmation).toContain('£70.00');
    const over = paymentOf(world, 10_000);
    await pay(world, invoiceId, over);
    const last = await wordsOf(world, `invoice-payment-confirmation.${invoiceId}.${over.paymentId}`);
    expect(last).toContain('£30.00 more than was left to pay');
    const told = await wordsOf(world, `invoice-payment-notification.${invoiceId}.${over.paymentId}`);
    expect(told).toContain('A payment from Weald Pottery Ltd was recorded.');
    expect(told).toContain(`/admin/users?client=${clientId}`);
    const next = await makeIssued(world, clientId);
    const used = paymentOf(world, 3_000, { method: 'credit' });
    await pay(world, next, used);
    const ofCredit = await wordsOf(world, `invoice-payment-confirmation.${next}.${used.paymentId}`);
    expect(ofCredit).toContain('We have used your credit for this invoice.');
    expect(ofCredit).not.toContain('We have received');
  });

  it('name the invoice, the reason and what was paid before', async () => {
    const invoiceId = await makeIssued(world);
    const { number } = await invoiceOf(world, invoiceId);
    await pay(world, invoiceId, paymentOf(world, 5_000));
    const { creditNoteId, creditNoteNumber } = await voidIt(invoiceId);
    await tellOf(world, creditNoteId, undefined, await fieldsOf(world, `invoices/${creditNoteId}`));
    const words = await wordsOf(world, `notice.creditNote.${creditNoteId}`);
    expect(words).toContain(`Invoice ${number} is void: credit note ${creditNoteNumber}`);
    expect(words).toContain('Sent twice');
    expect(words).toContain('You had paid £50.00 of it.');
  });
});
