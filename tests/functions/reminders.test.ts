import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendReminders } from '../../functions/src/invoice/remind.ts';
import { reportPayment } from '../../functions/src/invoice/report-payment.ts';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { skipReminder } from '../../functions/src/invoice/skip-reminder.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
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
import { asStaff, caller, makeWorld, person, type World } from './world.ts';

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

const asMember = { person: person('sam', { name: 'Sam Weald' }), caller };
const run = () => sendReminders(world.deps);

/** Sets the clock to that day in London. */
const at = (day: string, hour = 8, minutes = 0) => world.setClock(londonInstant(day, hour, minutes));

/** Issued so that it falls due on that day. */
function dueOn(day: string, clientId?: string): Promise<string> {
  at(addDays(day, -14));
  return makeIssued(world, clientId);
}

/** The offsets of the rules that an invoice was reminded by. */
async function remindersOf(invoiceId: string): Promise<number[]> {
  return (await invoiceOf(world, invoiceId)).reminders.map(({ offset }) => offset);
}

/** The days of a client's reminders. */
async function mailsOf(clientId: string): Promise<string[]> {
  const { docs } = await world.deps.db.collection('outbox').where('data.clientId', '==', clientId).get();
  return docs.map(({ id }) => id.slice(`invoice-payment-reminder.${clientId}.`.length)).toSorted();
}

const clientOf = async (invoiceId: string) => (await invoiceOf(world, invoiceId)).clientId;
const mailOf = async (invoiceId: string, day: string) =>
  `invoice-payment-reminder.${await clientOf(invoiceId)}.${day}`;
const hours = Array.from({ length: 11 }, (_, index) => 8 + index);

describe('reminders', () => {
  it.each(['2026-03-29', '2026-10-25'])(
    'go once on each of their days when the clocks change on %s, at every hour, twice and in parallel',
    async (changing) => {
      const invoiceId = await dueOn(changing);
      const clientId = await clientOf(invoiceId);
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
        expect(await mailsOf(clientId), day).toHaveLength(sent.length);
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
    expect(await run()).toMatchObject({ reminded: 1 });
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
    expect(await run()).toMatchObject({ reminded: 0 });
    expect(await wordsOf(world, await mailOf(missedOne, '2026-06-12'))).toContain(
      'was due on 10 June 2026, 3 days ago',
    );
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
    expect(await run()).toMatchObject({ reminded: 1 });
    for (const id of [paid, voided, creditNoteId, disputed, draft, archived]) {
      expect(await remindersOf(id)).toEqual([]);
    }
    expect(await remindersOf(open)).toEqual([0]);
  });

  it('change nothing but their own record', async () => {
    const invoiceId = await dueOn('2026-09-10');
    const { lastReminder: _none, reminders: _no, ...before } = await invoiceOf(world, invoiceId);
    at('2026-09-10');
    await run();
    const { lastReminder, reminders, updatedAt: _at, ...after } = await invoiceOf(world, invoiceId);
    expect(lastReminder).toEqual({ on: '2026-09-10', offset: 0 });
    expect(reminders).toEqual([lastReminder]);
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
    // As after restoring a backup: the invoice has no record of it. It is due again, and not twice a day.
    await world.deps.db.doc(`invoices/${invoiceId}`).update({ lastReminder: null, reminders: [] });
    expect(await run()).toMatchObject({ reminded: 0 });
    expect(await mailsOf(await clientOf(invoiceId))).toEqual(['2026-10-10']);
    at('2026-10-11');
    expect(await run()).toMatchObject({ reminded: 1 });
  });

  it('are one a client and day for all that is due, each invoice by its own rules', async () => {
    const clientId = await makeClient(world, { invoiceEmails: ['books@accountant.example'] });
    const [first, second, third] = [
      await dueOn('2026-12-03', clientId),
      await dueOn('2026-12-10', clientId),
      await dueOn('2026-12-12', clientId),
    ];
    const notYet = await dueOn('2026-12-20', clientId);
    at('2026-12-10');
    await Promise.all([run(), run(), run()]);
    expect(await mailsOf(clientId)).toEqual(['2026-12-10']);
    const all = await Promise.all([first, second, third, notYet].map(remindersOf));
    expect(all).toEqual([[7], [0], [-3], []]);
    const id = await mailOf(first, '2026-12-10');
    expect((await queued(world, id)).to).toEqual(['accounts@weald.example', 'books@accountant.example']);
    const numbers = await Promise.all(
      [first, second, third, notYet].map(async (invoiceId) => (await invoiceOf(world, invoiceId)).number),
    );
    const words = await wordsOf(world, id);
    expect(words).toContain(`Overdue: invoice ${numbers[0]}, and 2 more to pay`);
    for (const number of numbers.slice(0, 3)) expect(words).toContain(String(number));
    expect(words).not.toContain(String(numbers[3]));
    expect(words).toContain('To pay in all: £360.00');
  });

  it('wait for five working days after the client said that they have paid; staff are asked once', async () => {
    const invoiceId = await dueOn('2027-01-08');
    at('2027-01-07', 23, 59);
    await reportPayment(world.deps, { invoiceId, paidOn: '2027-01-07', reference: 'BACS 7' }, asMember);
    const notices = async () =>
      (await mailsAbout(world, invoiceId)).filter((id) => id.includes('paymentAwaited'));
    for (const day of ['2027-01-08', '2027-01-11', '2027-01-14']) {
      at(day);
      expect(await run()).toEqual({ reminded: 0, reports: 0, stages: 0 });
    }
    at('2027-01-15');
    await Promise.all([run(), run(), run()]);
    at('2027-01-15', 18);
    await run();
    expect(await remindersOf(invoiceId)).toEqual([7]);
    expect(await notices()).toHaveLength(1);
    const [asked = ''] = await notices();
    const words = await wordsOf(world, asked);
    expect(words).toContain('Has the payment for invoice');
    expect(words).toContain('BACS 7');
    await pay(world, invoiceId, moneyOf(world, 12_000));
    expect(await wordsOf(world, asked)).toBe('The payment has been dealt with.');
  });

  it('leave out one that staff skipped', async () => {
    const invoiceId = await dueOn('2027-02-10');
    at('2027-02-07', 7);
    expect(await skipReminder(world.deps, { invoiceId }, asStaff)).toEqual({ skipped: '2027-02-07' });
    await run();
    at('2027-02-10');
    await run();
    expect(await remindersOf(invoiceId)).toEqual([0]);
  });
});

describe('a reminder that waits to be sent', () => {
  async function waiting() {
    const clientId = await makeClient(world);
    const invoiceId = await dueOn('2026-11-10', clientId);
    at('2026-11-10');
    await run();
    return { invoiceId, clientId, mailId: await mailOf(invoiceId, '2026-11-10') };
  }

  it('goes to the addresses that invoices go to now', async () => {
    const { mailId } = await waiting();
    expect(await queued(world, mailId)).toMatchObject({ to: ['accounts@weald.example'] });
    expect(await wordsOf(world, mailId)).toContain('This invoice is due today.');
    const clientId = await makeClient(world, { invoiceEmails: ['a@example.com', 'b@example.com'] });
    await dueOn('2026-11-10', clientId);
    at('2026-11-10');
    await run();
    await world.deps.db.doc(`clients/${clientId}`).update({ invoiceEmails: ['b@example.com'] });
    const handed = await sendAll(world);
    expect(handed.map(({ to }) => to)).toContainEqual(['accounts@weald.example', 'b@example.com']);
  });

  type Waiting = Awaited<ReturnType<typeof waiting>>;
  const changes: [string, (one: Waiting) => Promise<unknown>][] = [
    ['paid', ({ invoiceId }) => pay(world, invoiceId, moneyOf(world, 12_000))],
    ['disputed', ({ invoiceId }) => setInvoiceDisputed(world.deps, { invoiceId, disputed: true }, asStaff)],
    ['voided', ({ invoiceId }) => creditIt(world, invoiceId)],
    ['written off', ({ invoiceId }) => writeOffInvoice(world.deps, { invoiceId, reason: 'Gone' }, asStaff)],
    [
      'reported as paid',
      ({ invoiceId }) =>
        reportPayment(world.deps, { invoiceId, paidOn: '2026-11-10', reference: '' }, asMember),
    ],
  ];
  it.each(changes)('is called off when the invoice is %s meanwhile', async (_state, change) => {
    const one = await waiting();
    await change(one);
    const handed = await sendAll(world);
    expect(handed.filter(({ subject }) => subject.startsWith('Due'))).toEqual([]);
    expect(await fieldsOf(world, `outbox/${one.mailId}`)).toMatchObject({
      status: 'cancelled',
      error: 'What it was for has been paid, credited, disputed or reported as paid.',
    });
  });

  it('goes once in the end when the provider is down', async () => {
    const { mailId } = await waiting();
    for (let tries = 0; tries < 3; tries += 1) await sendAll(world, { kind: 'temporary', error: 'Down' });
    at('2026-11-11', 9);
    const handed = await sendAll(world);
    expect(handed).toHaveLength(1);
    expect((await queued(world, mailId)).status).toBe('sent');
    expect(await sendAll(world)).toEqual([]);
  });

  it('gives way to the next one when the provider is down until then: exactly one goes', async () => {
    const { clientId, invoiceId, mailId } = await waiting();
    await sendAll(world, { kind: 'temporary', error: 'Down' });
    const other = await dueOn('2026-11-11', clientId);
    at('2026-11-11', 8);
    expect(await run()).toMatchObject({ reminded: 1 });
    const handed = (await sendAll(world)).filter(({ subject }) => /^(Due|Overdue)/.test(subject));
    expect(handed).toHaveLength(1);
    const { number } = await invoiceOf(world, other);
    expect(handed[0]?.text).toContain(String((await invoiceOf(world, invoiceId)).number));
    expect(handed[0]?.text).toContain(String(number));
    expect(await queued(world, mailId)).toMatchObject({
      status: 'cancelled',
      error: 'A later reminder is due.',
    });
  });

  it('goes late, and the next one on the day after: one a day by the day of sending', async () => {
    const { clientId, invoiceId, mailId } = await waiting();
    at('2026-11-17', 7, 59);
    const first = await sendAll(world);
    expect(first.filter(({ subject }) => /^(Due|Overdue)/.test(subject))).toHaveLength(1);
    expect((await queued(world, mailId)).status).toBe('sent');
    at('2026-11-17');
    expect(await run()).toMatchObject({ reminded: 0 });
    at('2026-11-18');
    expect(await run()).toMatchObject({ reminded: 1 });
    expect(await mailsOf(clientId)).toEqual(['2026-11-10', '2026-11-18']);
    expect(await remindersOf(invoiceId)).toEqual([0, 7]);
    expect(await sendAll(world)).toHaveLength(1);
  });

  it('is called off where one from before it went out on the same day after all', async () => {
    const { invoiceId, mailId } = await waiting();
    at('2026-11-17');
    await run();
    // Its last attempt had reached the provider, which a webhook tells us only now.
    await world.deps.db.doc(`outbox/${mailId}`).update({ status: 'sent', sentAt: world.deps.clock() });
    expect(await wordsOf(world, await mailOf(invoiceId, '2026-11-17'))).toBe(
      'An earlier reminder was delayed and went out today.',
    );
  });

  it('is called off when the client is archived', async () => {
    const { clientId, mailId } = await waiting();
    await world.deps.db.doc(`clients/${clientId}`).update({ archived: true });
    expect(await wordsOf(world, mailId)).toBe('The client is archived.');
  });

  it('goes although a build that reminded of each invoice by itself had queued it', async () => {
    const { invoiceId } = await waiting();
    const data = { invoiceId, offset: 0, previous: null };
    const order = {
      id: 'as.queued.before',
      template: 'invoice-payment-reminder',
      to: ['accounts@weald.example'],
    };
    const { path, data: entry } = newMail(
      { ...order, template: 'invoice-payment-reminder', data },
      world.deps.clock(),
    );
    await world.deps.db.doc(path).set(entry);
    expect(await wordsOf(world, 'as.queued.before')).toContain('This invoice is due today.');
  });
});
