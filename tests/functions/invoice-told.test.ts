import { rateLimits } from '@agency/domain/platform/schema';
import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputeInvoice } from '../../functions/src/invoice/dispute.ts';
import { clearPaymentReport, reportPayment } from '../../functions/src/invoice/report-payment.ts';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { queued, sendAll, wordsOf } from './money-mail.ts';
import { creditIt, invoiceOf, mailsAbout, makeClient, makeIssued, moneyOf, pay } from './money-world.ts';
import { asStaff, caller, makeWorld, person, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('told');
  world.setClock(new Date('2026-11-30T10:00:00Z'));
});
afterAll(() => world.close());

const sam = { person: person('sam', { name: 'Sam Weald' }), caller };
const rosa = { person: person('rosa', { name: 'Rosa Weald' }), caller };

const shared = async () => makeIssued(world, await makeClient(world, { memberUids: ['rosa', 'sam'] }));

const report = (invoiceId: string, who = sam, reference = 'BACS 1') =>
  reportPayment(world.deps, { invoiceId, paidOn: '2026-11-29', reference }, who);
const dispute = (invoiceId: string, who = rosa, reason = 'We agreed on 20 hours.') =>
  disputeInvoice(world.deps, { invoiceId, reason }, who);

/** The emails that tell staff what clients said about an invoice. */
const told = async (invoiceId: string, kind: 'paymentReported' | 'invoiceDisputed') =>
  (await mailsAbout(world, invoiceId)).filter((id) => id.includes(kind));

describe('two members at once on one invoice', () => {
  const orders: [string, (invoiceId: string) => Promise<unknown[]>][] = [
    ['the report first', async (id) => [await report(id), await dispute(id)]],
    [
      'the dispute first',
      async (id) => {
        const disputed = await dispute(id);
        return [await report(id), disputed];
      },
    ],
    ['both at the same time', (id) => Promise.all([report(id), dispute(id)])],
  ];
  it.each(orders)('one says it’s paid, one that it’s wrong, %s: both are heard', async (_order, tell) => {
    const invoiceId = await shared();
    expect(await tell(invoiceId)).toEqual([{ reported: true }, { disputed: true }]);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      status: 'issued',
      paidAmount: 0,
      disputed: true,
      dispute: { reason: 'We agreed on 20 hours.', by: 'Rosa Weald' },
      paymentReported: { paidOn: '2026-11-29', reference: 'BACS 1', by: 'Sam Weald' },
    });
    expect(await told(invoiceId, 'paymentReported')).toHaveLength(1);
    expect(await told(invoiceId, 'invoiceDisputed')).toHaveLength(1);
  });

  it('both say that it’s wrong: one is first, and the other one is told so', async () => {
    const invoiceId = await shared();
    const answers = await Promise.allSettled([
      dispute(invoiceId, sam, 'The address is wrong.'),
      dispute(invoiceId, rosa, 'The amount is wrong.'),
    ]);
    const { dispute: first } = await invoiceOf(world, invoiceId);
    expect(['Sam Weald', 'Rosa Weald']).toContain(first?.by);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toMatchObject([
      {
        code: 'failed-precondition',
        message: `${first?.by} has already told us that something is wrong with this invoice, and we’re looking into it. Reply to the email with the invoice to tell us more.`,
      },
    ]);
    const mails = await told(invoiceId, 'invoiceDisputed');
    expect(mails).toHaveLength(1);
  });

  it('both say at once that they have paid: staff hear of both, and the last one stands', async () => {
    const invoiceId = await shared();
    await Promise.all([report(invoiceId, sam, 'ONE'), report(invoiceId, rosa, 'TWO')]);
    const { paymentReported } = await invoiceOf(world, invoiceId);
    expect(['ONE by Sam Weald', 'TWO by Rosa Weald']).toContain(
      `${paymentReported?.reference} by ${paymentReported?.by}`,
    );
  });

  it('one says that it’s wrong while staff record the payment: never both paid and asked for', async () => {
    const invoiceId = await shared();
    const [disputed] = await Promise.allSettled([
      dispute(invoiceId),
      pay(world, invoiceId, moneyOf(world, 12_000)),
    ]);
    const invoice = await invoiceOf(world, invoiceId);
    expect(invoice).toMatchObject({ status: 'paid', paidAmount: 12_000 });
    expect(invoice.disputed).toBe(disputed.status === 'fulfilled');
  });
});

describe('what a client says', () => {
  it('twice, because the answer was lost, is said once', async () => {
    const invoiceId = await shared();
    await Promise.all([dispute(invoiceId), dispute(invoiceId), report(invoiceId), report(invoiceId)]);
    await Promise.all([dispute(invoiceId), report(invoiceId)]);
    expect(await told(invoiceId, 'invoiceDisputed')).toHaveLength(1);
    expect(await told(invoiceId, 'paymentReported')).toHaveLength(1);
  });

  it('again once reminders have gone on is heard again', async () => {
    world.setClock(new Date('2026-11-30T10:00:00Z'));
    const invoiceId = await shared();
    await report(invoiceId);
    const { paymentReported: first } = await invoiceOf(world, invoiceId);
    world.setClock(londonInstant(addDays(first?.askOn ?? '', -1), 23, 59));
    await report(invoiceId);
    expect(await told(invoiceId, 'paymentReported')).toHaveLength(1);
    world.setClock(londonInstant(first?.askOn ?? '', 0, 0));
    await report(invoiceId);
    expect(await told(invoiceId, 'paymentReported')).toHaveLength(2);
    expect((await invoiceOf(world, invoiceId)).paymentReported?.askOn).not.toBe(first?.askOn);
    await clearPaymentReport(world.deps, { invoiceId }, asStaff);
    world.setClock(new Date('2026-11-30T10:00:00Z'));
  });

  it('can be corrected, but not so often that staff’s other emails wait for it', async () => {
    const nina = { person: person('nina', { name: 'Nina Weald' }), caller };
    const clientId = await makeClient(world, { memberUids: ['nina'] });
    const [invoiceId, next] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    await report(invoiceId, nina, 'ONE');
    const changes = Array.from({ length: rateLimits.paymentReportChanges.most }, (_, index) => `R${index}`);
    for (const reference of changes) await report(invoiceId, nina, reference);
    await expect(report(invoiceId, nina, 'TOO OFTEN')).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect((await invoiceOf(world, invoiceId)).paymentReported?.reference).toBe(changes.at(-1));
    expect(await report(next, nina)).toEqual({ reported: true });
  });

  it('of a debt that we gave up is heard as of any other, and staff alone are told that we did', async () => {
    const invoiceId = await shared();
    await writeOffInvoice(world.deps, { invoiceId, reason: 'Insolvent' }, asStaff);
    expect(await report(invoiceId)).toEqual({ reported: true });
    expect(await dispute(invoiceId)).toEqual({ disputed: true });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'writtenOff', disputed: true });
    const [toStaff = ''] = await told(invoiceId, 'invoiceDisputed');
    expect(await wordsOf(world, toStaff)).toContain('Written off: £120.00');
    await setInvoiceDisputed(world.deps, { invoiceId, disputed: false }, asStaff);
    expect((await invoiceOf(world, invoiceId)).disputed).toBe(false);
  });

  it('of an invoice that is over is refused in words of theirs', async () => {
    const over = await shared();
    await creditIt(world, over);
    const paid = await shared();
    await pay(world, paid, moneyOf(world, 12_000));
    for (const invoiceId of [over, paid]) {
      for (const say of [report, dispute]) {
        await expect(say(invoiceId)).rejects.toMatchObject({
          code: 'failed-precondition',
          message: 'There is nothing to pay on this invoice.',
        });
      }
    }
    await sendAll(world);
  });

  it('before is not said to be the reason where staff hold the invoice later', async () => {
    const invoiceId = await shared();
    await dispute(invoiceId);
    await setInvoiceDisputed(world.deps, { invoiceId, disputed: false }, asStaff);
    await setInvoiceDisputed(world.deps, { invoiceId, disputed: true }, asStaff);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ disputed: true, dispute: null });
    // What a member says then is theirs.
    expect(await dispute(invoiceId, rosa, 'The amount is wrong.')).toEqual({ disputed: true });
    expect((await invoiceOf(world, invoiceId)).dispute?.reason).toBe('The amount is wrong.');
  });
});

describe('ending a dispute', () => {
  const end = (invoiceId: string, answer?: string) =>
    setInvoiceDisputed(
      world.deps,
      { invoiceId, disputed: false, ...(answer === undefined ? {} : { answer }) },
      asStaff,
    );
  const answers = async (invoiceId: string) =>
    (await mailsAbout(world, invoiceId)).filter((id) => id.includes('disputeAnswered'));

  it('with an answer tells the client, once, and first of all the person who asked', async () => {
    const people = [
      { name: 'Sam Weald', email: 'accounts@weald.example', uid: 'sam' },
      { name: 'Rosa Weald', email: 'rosa@weald.example', uid: 'rosa' },
    ];
    const clientId = await makeClient(world, {
      people,
      emails: people.map(({ email }) => email),
      memberUids: ['rosa', 'sam'],
      invoiceEmails: ['books@accountant.example'],
    });
    const invoiceId = await makeIssued(world, clientId);
    await dispute(invoiceId);
    await end(invoiceId, 'The offer of 3 May\nsays 30 hours.');
    await end(invoiceId, 'The offer of 3 May\nsays 30 hours.');
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      disputed: false,
      dispute: { by: 'Rosa Weald', uid: 'rosa' },
      disputeAnswer: { words: 'The offer of 3 May\nsays 30 hours.' },
    });
    const [id = '', ...more] = await answers(invoiceId);
    expect(more).toEqual([]);
    expect((await queued(world, id)).to).toEqual([
      'rosa@weald.example',
      'accounts@weald.example',
      'books@accountant.example',
    ]);
    const words = await wordsOf(world, id);
    expect(words).toContain('Our answer about invoice INV-');
    expect(words).toContain('You told us that something was wrong with this invoice.');
    expect(words).toContain('says 30 hours.');
    expect(words).toContain('Still to pay: £120.00');
    await dispute(invoiceId, sam, 'It’s still wrong.');
    expect((await invoiceOf(world, invoiceId)).disputeAnswer).toBeNull();
    expect(await wordsOf(world, id)).toBe('The invoice is in dispute again.');
  });

  it('without an answer mails nobody', async () => {
    const invoiceId = await shared();
    await dispute(invoiceId);
    await end(invoiceId);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ disputed: false, disputeAnswer: null });
    expect(await answers(invoiceId)).toEqual([]);
  });
});
