import { payment as paymentSchema } from '@agency/domain/invoice/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import {
  auditedActions,
  creditsOf,
  fieldsOf,
  fresh,
  giveAddress,
  invoiceOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  makeIssued,
  pay,
  paymentOf,
} from './money-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('payment');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };

describe('recording a payment', () => {
  it('in parts and then the rest pays the invoice, and each is mailed to both sides', async () => {
    const invoiceId = await makeIssued(world);
    const part = paymentOf(world, 5_000);
    const rest = paymentOf(world, 7_000);
    expect(await pay(world, invoiceId, part)).toEqual({
      status: 'partPaid',
      balance: 7_000,
      credit: 0,
      alreadyRecorded: false,
    });
    expect(await pay(world, invoiceId, rest)).toMatchObject({ status: 'paid', balance: 0, credit: 0 });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'paid', paidAmount: 12_000 });
    expect(await mailsAbout(world, invoiceId)).toEqual(
      [
        `invoice-payment-confirmation.${invoiceId}.${part.paymentId}`,
        `invoice-payment-confirmation.${invoiceId}.${rest.paymentId}`,
        `invoice-payment-notification.${invoiceId}.${part.paymentId}`,
        `invoice-payment-notification.${invoiceId}.${rest.paymentId}`,
      ].toSorted(),
    );
    const confirmation = `outbox/invoice-payment-confirmation.${invoiceId}.${part.paymentId}`;
    expect(await fieldsOf(world, confirmation)).toMatchObject({ to: ['accounts@weald.example'] });
    const notification = `outbox/invoice-payment-notification.${invoiceId}.${part.paymentId}`;
    expect(await fieldsOf(world, notification)).toMatchObject({
      to: ['staff@downland.example'],
      replyTo: 'accounts@weald.example',
    });
    expect(await auditedActions(world, `invoices/${invoiceId}`)).toEqual([
      'createInvoice',
      'issueInvoice',
      'recordPayment',
      'recordPayment',
    ]);
    const path = `invoices/${invoiceId}/payments/${part.paymentId}`;
    expect(parseDocument(paymentSchema, path, await fieldsOf(world, path))).toMatchObject({
      amount: 5_000,
      credited: 0,
      recordedBy: 'staff',
    });
  });

  it('is recorded once when it is sent five times at once, and the others see that it is recorded', async () => {
    const invoiceId = await makeIssued(world);
    const payment = paymentOf(world, 5_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(world, invoiceId, payment)));
    expect(answers.filter(({ alreadyRecorded }) => !alreadyRecorded)).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ status: 'partPaid', balance: 7_000 });
    expect(await countOf(world, `invoices/${invoiceId}/payments`)).toBe(1);
    expect(await mailsAbout(world, invoiceId)).toHaveLength(2);
  });

  it('from a second tab, alike but with another id, is seen as already recorded', async () => {
    const invoiceId = await makeIssued(world);
    const payment = paymentOf(world, 5_000);
    const otherTab = { ...payment, paymentId: fresh('payment') };
    const answers = await Promise.all([payment, otherTab].map((one) => pay(world, invoiceId, one)));
    expect(answers.map(({ alreadyRecorded }) => alreadyRecorded).toSorted()).toEqual([false, true]);
    expect(await pay(world, invoiceId, otherTab)).toMatchObject({ alreadyRecorded: true, balance: 7_000 });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 5_000 });
    // Another one of the same amount differs by its reference.
    await pay(world, invoiceId, paymentOf(world, 5_000));
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 10_000 });
  });

  it('in full from two tabs is no credit either', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const payment = paymentOf(world, 12_000);
    const otherTab = { ...payment, paymentId: fresh('payment') };
    await Promise.all([payment, otherTab].map((one) => pay(world, invoiceId, one)));
    expect(await creditsOf(world, clientId)).toEqual([]);
    await expect(pay(world, invoiceId, paymentOf(world, 12_000))).rejects.toMatchObject(refused);
  });

  it('of other content under the same id is refused', async () => {
    const invoiceId = await makeIssued(world);
    const payment = paymentOf(world, 5_000);
    await pay(world, invoiceId, payment);
    await expect(pay(world, invoiceId, { ...payment, amount: 6_000 })).rejects.toMatchObject({
      code: 'already-exists',
      status: 409,
    });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 5_000 });
  });

  it('in different sums at once loses none of them', async () => {
    const invoiceId = await makeIssued(world);
    const payments = [1_000, 2_000, 3_000, 4_000].map((amount) => paymentOf(world, amount));
    await Promise.all(payments.map((payment) => pay(world, invoiceId, payment)));
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 10_000 });
  });

  it('is refused on a day that has not come in London, and accepted once it has', async () => {
    world.setClock(new Date('2026-06-30T23:30:00Z'));
    const invoiceId = await makeIssued(world);
    const tomorrow = paymentOf(world, 5_000, { receivedOn: '2026-07-02' });
    await expect(pay(world, invoiceId, tomorrow)).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'payment.receivedOn' }],
    });
    const slip = paymentOf(world, 5_000, { receivedOn: '0026-06-30' });
    await expect(pay(world, invoiceId, slip)).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'payment.receivedOn', message: 'Enter a date in the last ten years' }],
    });
    const today = paymentOf(world, 5_000, { receivedOn: '2026-07-01' });
    expect(await pay(world, invoiceId, today)).toMatchObject({ status: 'partPaid' });
    world.setClock(new Date());
  });

  it('is refused for what was not issued, and changes nothing', async () => {
    const invoiceId = await makeInvoice(world, await makeClient(world));
    await expect(pay(world, invoiceId, paymentOf(world, 5_000))).rejects.toMatchObject(refused);
    expect(await countOf(world, `invoices/${invoiceId}/payments`)).toBe(0);
    expect(await mailsAbout(world, invoiceId)).toEqual([]);
  });

  it('is added to the project’s activity', async () => {
    const quoteId = await makeDraft(world);
    const accepted = { quoteId, name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    await giveAddress(world, projectId);
    const invoiceId = `${projectId}-1`;
    const { number } = await issueInvoice(world.deps, { invoiceId }, asStaff);
    const payment = paymentOf(world, 5_000);
    await pay(world, invoiceId, payment);
    const path = `projects/${projectId}/activity/payment-${invoiceId}-${payment.paymentId}`;
    expect(await fieldsOf(world, path)).toMatchObject({
      kind: 'paymentReceived',
      subject: `£50.00 for ${number}`,
    });
  });
});

describe('what a client pays above the balance', () => {
  it('becomes credit, the balance is nought, and the credit pays the next invoice', async () => {
    const clientId = await makeClient(world);
    const first = await makeIssued(world, clientId);
    const over = paymentOf(world, 15_000);
    const answer = { status: 'paid', balance: 0, credit: 3_000 };
    expect(await pay(world, first, over)).toEqual({ ...answer, alreadyRecorded: false });
    expect(await pay(world, first, over)).toEqual({ ...answer, alreadyRecorded: true });
    expect(await invoiceOf(world, first)).toMatchObject({ paidAmount: 12_000 });
    expect(await fieldsOf(world, `invoices/${first}/payments/${over.paymentId}`)).toMatchObject({
      amount: 15_000,
      credited: 3_000,
    });
    const second = await makeIssued(world, clientId);
    expect(await pay(world, second, paymentOf(world, 2_000, { method: 'credit' }))).toMatchObject({
      status: 'partPaid',
      balance: 10_000,
      credit: 1_000,
    });
    expect(await creditsOf(world, clientId)).toEqual([
      ['000001', 3_000, 3_000],
      ['000002', -2_000, 1_000],
    ]);
  });

  it('can never be used twice or beyond the balance, even by ten at once on ten invoices', async () => {
    const clientId = await makeClient(world);
    await pay(world, await makeIssued(world, clientId), paymentOf(world, 15_000));
    const invoices = await Promise.all(Array.from({ length: 10 }, () => makeIssued(world, clientId)));
    const uses = await Promise.allSettled(
      invoices.map((id) => pay(world, id, paymentOf(world, 1_000, { method: 'credit' }))),
    );
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(refused);
    const used = await Promise.all(invoices.map((id) => invoiceOf(world, id)));
    expect(used.reduce((sum, { paidAmount }) => sum + paidAmount, 0)).toBe(3_000);
    const credits = await creditsOf(world, clientId);
    expect(credits.map(([, , balance]) => balance)).toEqual([3_000, 2_000, 1_000, 0]);
  });

  it('is not used above what an invoice still asks for', async () => {
    const clientId = await makeClient(world);
    await pay(world, await makeIssued(world, clientId), paymentOf(world, 50_000));
    const invoiceId = await makeIssued(world, clientId);
    const tooMuch = paymentOf(world, 12_001, { method: 'credit' });
    await expect(pay(world, invoiceId, tooMuch)).rejects.toMatchObject(refused);
    expect(await pay(world, invoiceId, paymentOf(world, 12_000, { method: 'credit' }))).toMatchObject({
      status: 'paid',
      credit: 26_000,
    });
  });
});
