import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendReminders } from '../../functions/src/invoice/remind.ts';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { queued, sendAll, wordsOf } from './money-mail.ts';
import {
  auditedActions,
  changeSettings,
  creditIt,
  fieldsOf,
  invoiceOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
} from './money-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('remind');
  await changeSettings(world, { reminderOffsets: [-3, 0, 7, 14] });
});
beforeEach(async () => {
  const { db } = world.deps;
  await Promise.all(['invoices', 'outbox', 'locks'].map((name) => db.recursiveDelete(db.collection(name))));
});
afterAll(() => world.close());

const run = () => sendReminders(world.deps);

/** Sets the clock to that day in London. */
const at = (day: string, hour = 8, minutes = 0) => world.setClock(londonInstant(day, hour, minutes));

/** Issued so that it falls due on that day. */
function dueOn(day: string, clientId?: string): Promise<string> {
  at(addDays(day, -14));
  return makeIssued(world, clientId);
}

/** The offsets of the reminders that were queued for an invoice. */
async function remindersOf(invoiceId: string): Promise<number[]> {
  const ids = (await mailsAbout(world, invoiceId)).filter((id) => id.startsWith('invoice-payment-reminder.'));
  return ids.map((id) => Number(id.slice(id.lastIndexOf('.') + 1))).toSorted((a, b) => a - b);
}

const mailOf = (invoiceId: string, offset: number) => `invoice-payment-reminder.${invoiceId}.${offset}`;
const hours = Array.from({ length: 11 }, (_, index) => 8 + index);

describe('reminders', () => {
  it.each(['2026-03-29', '2026-10-25'])(
    'go once on each of their days when the clocks change on %s, at every hour, twice and in parallel',
    async (changing) => {
      const invoiceId = await dueOn(changing);
      const days: [day: string, sent: number[]][] = [
        [addDays(changing, -4), []],
        [addDays(changing, -3), [-3]],
        [addDays(changing, -1), [-3]],
        [changing, [-3, 0]],
        [addDays(changing, 1), [-3, 0]],
        [addDays(changing, 7), [-3, 0, 7]],
        [addDays(changing, 14), [-3, 0, 7, 14]],
        [addDays(changing, 15), [-3, 0, 7, 14]],
        [addDays(changing, 60), [-3, 0, 7, 14]],
      ];
      for (const [day, sent] of days) {
        for (const hour of day === changing ? hours : [8, 18]) {
          at(day, hour);
          await Promise.all([run(), run()]);
        }
        expect(await remindersOf(invoiceId), day).toEqual(sent);
      }
      expect(await invoiceOf(world, invoiceId)).toMatchObject({
        status: 'issued',
        lastReminder: { on: addDays(changing, 14), offset: 14 },
      });
    },
  );

  it('are decided by the day in London, from its first to its last minute', async () => {
    const invoiceId = await dueOn('2026-07-10');
    at('2026-07-09', 23, 59);
    await run();
    expect(await remindersOf(invoiceId)).toEqual([-3]);
    at('2026-07-10', 0, 0);
    expect(await run()).toEqual({ reminded: 1 });
    expect(await remindersOf(invoiceId)).toEqual([-3, 0]);
  });

  it('after two days without a run are what a person would expect, and no flood', async () => {
    const [missedOne, missedNone, longDue] = [
      await dueOn('2026-06-10'),
      await dueOn('2026-06-12'),
      await dueOn('2026-05-20'),
    ];
    at('2026-06-09');
    await run();
    expect(await remindersOf(longDue)).toEqual([14]);
    expect(await remindersOf(missedOne)).toEqual([-3]);
    // Nothing ran on the 10th and the 11th.
    at('2026-06-12');
    await run();
    await run();
    expect(await remindersOf(missedOne)).toEqual([-3, 0]);
    expect(await remindersOf(missedNone)).toEqual([-3, 0]);
    expect(await remindersOf(longDue)).toEqual([14]);
    at('2026-06-13');
    expect(await run()).toEqual({ reminded: 0 });
    expect(await wordsOf(world, mailOf(missedOne, 0))).toContain('was due on 10 June 2026, 3 days ago');
  });

  it('are none for what is paid, void, disputed, a draft, a credit note or of an archived client', async () => {
    const clientId = await makeClient(world, { archived: true });
    const day = '2026-08-20';
    const paid = await dueOn(day);
    await pay(world, paid, moneyOf(world, 12_000));
    const voided = await dueOn(day);
    const { creditNoteId } = await creditIt(world, voided);
    const disputed = await dueOn(day);
    await setInvoiceDisputed(world.deps, { invoiceId: disputed, disputed: true }, asStaff);
    const draft = await makeInvoice(world, await makeClient(world));
    const archived = await dueOn(day, clientId);
    const open = await dueOn(day);
    at(day);
    expect(await run()).toEqual({ reminded: 1 });
    for (const id of [paid, voided, creditNoteId, disputed, draft, archived]) {
      expect(await remindersOf(id)).toEqual([]);
    }
    expect(await remindersOf(open)).toEqual([0]);
  });

  it('change nothing but their own record', async () => {
    const invoiceId = await dueOn('2026-09-10');
    const { lastReminder: _none, ...before } = await invoiceOf(world, invoiceId);
    at('2026-09-10');
    await run();
    const { lastReminder, updatedAt: _at, ...after } = await invoiceOf(world, invoiceId);
    expect(lastReminder).toEqual({ on: '2026-09-10', offset: 0 });
    expect(after).toEqual({ ...before, updatedAt: undefined });
    expect(await auditedActions(world, `invoices/${invoiceId}`)).toContain('sendReminders');
  });

  it('go once a day at most when the rules change in the middle of it', async () => {
    const invoiceId = await dueOn('2026-09-20');
    at('2026-09-23', 8);
    await run();
    expect(await remindersOf(invoiceId)).toEqual([0]);
    await changeSettings(world, { reminderOffsets: [-3, 0, 2, 3, 14] });
    try {
      at('2026-09-23', 9);
      await run();
      expect(await remindersOf(invoiceId)).toEqual([0]);
      at('2026-09-24', 8);
      await run();
      expect(await remindersOf(invoiceId)).toEqual([0, 3]);
    } finally {
      await changeSettings(world, { reminderOffsets: [-3, 0, 7, 14] });
    }
  });

  it('are not queued again for one that is queued, and one that can’t be read keeps none of the others', async () => {
    const invoiceId = await dueOn('2026-10-10');
    const broken = await dueOn('2026-10-10');
    await world.deps.db.doc(`invoices/${broken}`).update({ lines: 'none' });
    at('2026-10-10');
    await run();
    expect(await remindersOf(invoiceId)).toEqual([0]);
    // As after restoring a backup: the invoice has no record of it.
    await world.deps.db.doc(`invoices/${invoiceId}`).update({ lastReminder: null });
    expect(await run()).toEqual({ reminded: 0 });
    expect(await remindersOf(invoiceId)).toEqual([0]);
  });
});

describe('a reminder that waits to be sent', () => {
  async function waiting(): Promise<{ invoiceId: string; clientId: string; mailId: string }> {
    const clientId = await makeClient(world);
    const invoiceId = await dueOn('2026-11-10', clientId);
    at('2026-11-10');
    await run();
    return { invoiceId, clientId, mailId: mailOf(invoiceId, 0) };
  }

  it('goes to the address that bills go to now', async () => {
    const { mailId } = await waiting();
    expect(await queued(world, mailId)).toMatchObject({ to: ['accounts@weald.example'] });
    expect(await wordsOf(world, mailId)).toContain('This invoice is due today.');
  });

  type Waiting = Awaited<ReturnType<typeof waiting>>;
  const changes: [string, (one: Waiting) => Promise<unknown>][] = [
    ['has been paid', ({ invoiceId }) => pay(world, invoiceId, moneyOf(world, 12_000))],
    [
      'is in dispute',
      ({ invoiceId }) => setInvoiceDisputed(world.deps, { invoiceId, disputed: true }, asStaff),
    ],
    ['has been voided', ({ invoiceId }) => creditIt(world, invoiceId)],
  ];
  it.each(changes)('is called off when the invoice %s meanwhile', async (state, change) => {
    const one = await waiting();
    await change(one);
    const handed = await sendAll(world);
    expect(handed.filter(({ subject }) => subject.startsWith('Due'))).toEqual([]);
    expect(await fieldsOf(world, `outbox/${one.mailId}`)).toMatchObject({
      status: 'cancelled',
      error: `The invoice ${state}.`,
    });
  });

  it('goes late, and the next one not on the same day: one a day by the day of sending', async () => {
    const { invoiceId, mailId } = await waiting();
    at('2026-11-17', 7, 59);
    const first = await sendAll(world);
    expect(first.filter(({ subject }) => subject.includes('due'))).toHaveLength(1);
    expect((await queued(world, mailId)).status).toBe('sent');
    at('2026-11-17');
    await run();
    expect(await remindersOf(invoiceId)).toEqual([0, 7]);
    expect(await sendAll(world)).toEqual([]);
    expect(await queued(world, mailOf(invoiceId, 7))).toMatchObject({
      status: 'cancelled',
      error: 'An earlier reminder was delayed and went out today.',
    });
    at('2026-11-24');
    await run();
    expect(await sendAll(world)).toHaveLength(1);
  });

  it('is called off when the client is archived or a later one is due', async () => {
    const { clientId, mailId } = await waiting();
    await world.deps.db.doc(`clients/${clientId}`).update({ archived: true });
    expect(await wordsOf(world, mailId)).toBe('The client is archived.');
    await world.deps.db.doc(`clients/${clientId}`).update({ archived: false });
    at('2026-11-17');
    await run();
    expect(await wordsOf(world, mailId)).toBe('A later reminder is due.');
  });
});
