import { erasedContact } from '@agency/domain/platform/erased';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportPayment } from '../../functions/src/invoice/report-payment.ts';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
import { queued, sendAll, wordsOf } from './money-mail.ts';
import {
  creditIt,
  fieldsOf,
  invoiceOf,
  issue,
  makeClient,
  makeInvoice,
  moneyOf,
  pay,
} from './money-world.ts';
import { asMember, forNextTest, makeRemindingWorld, reminding } from './reminder-world.ts';
import { asStaff, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeRemindingWorld('remind-queued');
});
beforeEach(() => forNextTest(world));
afterAll(() => world.close());

const { at, dueOn, mailOf, mailsOf, remindersOf, run } = reminding(() => world);

describe('a reminder that waits to be sent', () => {
  async function waiting() {
    const clientId = await makeClient(world);
    const invoiceId = await dueOn('2026-11-10', clientId);
    at('2026-11-10');
    await run();
    return { invoiceId, clientId, mailId: await mailOf(invoiceId, '2026-11-10') };
  }

  it('goes to nobody once the only person who got them has deleted their account', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await dueOn('2026-11-10', clientId);
    const draft = await makeInvoice(world, clientId);
    await world.deps.db.doc(`clients/${clientId}`).update({ billingEmail: erasedContact.email });
    await expect(issue(world, draft)).rejects.toThrow(/no email address for Weald Pottery Ltd/);
    at('2026-11-10');
    await run();
    const mailId = await mailOf(invoiceId, '2026-11-10');
    expect(await wordsOf(world, mailId)).toBe('The client’s contact has deleted their account.');
  });

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
