import { addDays } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reinstateInvoice } from '../../functions/src/invoice/reinstate.ts';
import { reportPayment } from '../../functions/src/invoice/report-payment.ts';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { skipReminder } from '../../functions/src/invoice/skip-reminder.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { queued, wordsOf } from './money-mail.ts';
import {
  auditedActions,
  changeSettings,
  creditIt,
  invoiceOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  moneyOf,
  pay,
} from './money-world.ts';
import { asMember, forNextTest, makeRemindingWorld, reminding } from './reminder-world.ts';
import { asStaff, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeRemindingWorld('remind');
});
beforeEach(() => forNextTest(world));
afterAll(() => world.close());

const { at, clientOf, dueOn, mailOf, mailsOf, remindersOf, run } = reminding(() => world);
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

  it('go on once a write-off is undone, with the latest of those that were missed and no flood', async () => {
    const invoiceId = await dueOn('2026-07-10');
    const why = { invoiceId, reason: 'The wrong invoice' };
    await writeOffInvoice(world.deps, why, asStaff);
    at('2026-07-18');
    await run();
    expect(await remindersOf(invoiceId)).toEqual([]);
    await reinstateInvoice(world.deps, why, asStaff);
    await run();
    expect(await remindersOf(invoiceId)).toEqual([7]);
    at('2026-07-19');
    await run();
    at('2026-07-24');
    await run();
    expect(await remindersOf(invoiceId)).toEqual([7, 14]);
  });

  it('are none for what is paid, void, disputed, a draft, a credit note or of an archived client', async () => {
    const clientId = await makeClient(world);
    const day = '2026-08-20';
    const paid = await dueOn(day);
    await pay(world, paid, moneyOf(world, 12_000));
    const voided = await dueOn(day);
    const { creditNoteId } = await creditIt(world, voided);
    const disputed = await dueOn(day);
    await setInvoiceDisputed(world.deps, { invoiceId: disputed, disputed: true }, asStaff);
    const draft = await makeInvoice(world, await makeClient(world));
    const archived = await dueOn(day, clientId);
    await world.deps.db.doc(`clients/${clientId}`).update({ archived: true });
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
    expect(words).toContain('Total to pay: £360.00');
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
    const skip = (reminder?: { on: string; offset: number }) =>
      skipReminder(world.deps, { invoiceId, ...(reminder ? { reminder } : {}) }, asStaff);
    expect(await skip({ on: '2027-02-07', offset: -3 })).toEqual({ skipped: '2027-02-07' });
    // Asked again, because the answer was lost, and by someone whose page is old.
    expect(await skip({ on: '2027-02-07', offset: -3 })).toEqual({ skipped: '2027-02-07' });
    expect(await skip({ on: '2027-02-17', offset: 7 })).toEqual({ skipped: null });
    await run();
    at('2027-02-10');
    await run();
    expect(await remindersOf(invoiceId)).toEqual([0]);
  });
});
