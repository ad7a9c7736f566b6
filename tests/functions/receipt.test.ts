import { payment as paymentSchema } from '@agency/domain/invoice/schema';
import { receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import {
  auditedActions,
  creditsOf,
  draftOf,
  fieldsOf,
  fresh,
  giveAddress,
  invoiceOf,
  issue,
  lineOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
  payFromCredit,
} from './money-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('payment');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };

describe('recording a receipt', () => {
  it('in parts and then the rest pays the invoice, and each is mailed to both sides', async () => {
    const invoiceId = await makeIssued(world);
    const part = moneyOf(world, 5_000);
    const rest = moneyOf(world, 7_000);
    expect(await pay(world, invoiceId, part)).toEqual({
      receiptId: part.receiptId,
      credit: 0,
      advanceInvoiceId: null,
      alreadyRecorded: false,
    });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 5_000 });
    expect(await pay(world, invoiceId, rest)).toMatchObject({ credit: 0 });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'paid', paidAmount: 12_000 });
    for (const { receiptId } of [part, rest]) {
      expect(await mailsAbout(world, receiptId, 'receiptId')).toEqual([
        `invoice-payment-confirmation.${receiptId}`,
        `invoice-payment-notification.${receiptId}`,
      ]);
    }
    const confirmation = `outbox/invoice-payment-confirmation.${part.receiptId}`;
    expect(await fieldsOf(world, confirmation)).toMatchObject({ to: ['accounts@weald.example'] });
    const notification = `outbox/invoice-payment-notification.${part.receiptId}`;
    expect(await fieldsOf(world, notification)).toMatchObject({
      to: ['staff@downland.example'],
      replyTo: 'accounts@weald.example',
    });
    expect(await auditedActions(world, `invoices/${invoiceId}`)).toEqual([
      'createInvoice',
      'issueInvoice',
      'recordReceipt',
      'recordReceipt',
    ]);
    expect(await auditedActions(world, `receipts/${part.receiptId}`)).toEqual(['recordReceipt']);
    const receiptPath = `receipts/${part.receiptId}`;
    expect(parseDocument(receiptSchema, receiptPath, await fieldsOf(world, receiptPath))).toMatchObject({
      kind: 'receipt',
      amount: 5_000,
      allocations: [{ invoiceId, amount: 5_000 }],
      credited: 0,
      reversed: null,
      recordedBy: 'staff',
    });
    const path = `invoices/${invoiceId}/payments/${part.receiptId}`;
    expect(parseDocument(paymentSchema, path, await fieldsOf(world, path))).toMatchObject({
      amount: 5_000,
      credited: 0,
      balance: 7_000,
      receiptId: part.receiptId,
      recordedBy: 'staff',
    });
  });

  it('is recorded once when it is sent five times at once, and the others see that it is recorded', async () => {
    const invoiceId = await makeIssued(world);
    const payment = moneyOf(world, 5_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(world, invoiceId, payment)));
    expect(answers.filter(({ alreadyRecorded }) => !alreadyRecorded)).toHaveLength(1);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 5_000 });
    expect(await countOf(world, `invoices/${invoiceId}/payments`)).toBe(1);
    expect(await mailsAbout(world, payment.receiptId, 'receiptId')).toHaveLength(2);
  });

  it('from a second tab, alike but with another id, is seen as already recorded', async () => {
    const invoiceId = await makeIssued(world);
    const payment = moneyOf(world, 5_000);
    const otherTab = { ...payment, receiptId: fresh('receipt') };
    const answers = await Promise.all([payment, otherTab].map((one) => pay(world, invoiceId, one)));
    expect(answers.map(({ alreadyRecorded }) => alreadyRecorded).toSorted()).toEqual([false, true]);
    expect(await pay(world, invoiceId, otherTab)).toMatchObject({
      alreadyRecorded: true,
      receiptId: expect.stringMatching(/^receipt-/),
    });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 5_000 });
    // Another one of the same amount differs by its reference.
    await pay(world, invoiceId, moneyOf(world, 5_000));
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 10_000 });
  });

  it('in full from two tabs is no credit either', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const payment = moneyOf(world, 12_000);
    const otherTab = { ...payment, receiptId: fresh('receipt') };
    await Promise.all([payment, otherTab].map((one) => pay(world, invoiceId, one)));
    expect(await creditsOf(world, clientId)).toEqual([]);
    await expect(pay(world, invoiceId, moneyOf(world, 12_000))).rejects.toMatchObject(refused);
  });

  it('of other content under the same id is refused', async () => {
    const invoiceId = await makeIssued(world);
    const payment = moneyOf(world, 5_000);
    await pay(world, invoiceId, payment);
    await expect(pay(world, invoiceId, { ...payment, amount: 6_000 })).rejects.toMatchObject({
      code: 'already-exists',
      status: 409,
    });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 5_000 });
  });

  it('in different sums at once loses none of them', async () => {
    const invoiceId = await makeIssued(world);
    const payments = [1_000, 2_000, 3_000, 4_000].map((amount) => moneyOf(world, amount));
    await Promise.all(payments.map((payment) => pay(world, invoiceId, payment)));
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 10_000 });
  });

  it('is refused on a day that has not come in London, and accepted once it has', async () => {
    world.setClock(new Date('2026-06-30T23:30:00Z'));
    const invoiceId = await makeIssued(world);
    const tomorrow = moneyOf(world, 5_000, { receivedOn: '2026-07-02' });
    await expect(pay(world, invoiceId, tomorrow)).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'receivedOn' }],
    });
    const slip = moneyOf(world, 5_000, { receivedOn: '0026-06-30' });
    await expect(pay(world, invoiceId, slip)).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'receivedOn', message: 'Enter a date in the last ten years' }],
    });
    const today = moneyOf(world, 5_000, { receivedOn: '2026-07-01' });
    await pay(world, invoiceId, today);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 5_000 });
    world.setClock(new Date());
  });

  it('is refused for what was not issued, and changes nothing', async () => {
    const invoiceId = await makeInvoice(world, await makeClient(world));
    await expect(pay(world, invoiceId, moneyOf(world, 5_000))).rejects.toMatchObject(refused);
    expect(await countOf(world, `invoices/${invoiceId}/payments`)).toBe(0);
    expect(await mailsAbout(world, invoiceId)).toEqual([]);
  });

  it('is added to the project’s activity', async () => {
    const quoteId = await makeDraft(world);
    const accepted = { quoteId, name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    await giveAddress(world, projectId);
    const invoiceId = `${projectId}-1`;
    const { number } = await issue(world, invoiceId);
    const payment = moneyOf(world, 5_000);
    await pay(world, invoiceId, payment);
    const path = `projects/${projectId}/activity/payment-${invoiceId}-${payment.receiptId}`;
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
    const over = moneyOf(world, 15_000);
    expect(await pay(world, first, over)).toMatchObject({ credit: 3_000, alreadyRecorded: false });
    expect(await pay(world, first, over)).toMatchObject({ credit: 3_000, alreadyRecorded: true });
    expect(await invoiceOf(world, first)).toMatchObject({ status: 'paid', paidAmount: 12_000 });
    expect(await fieldsOf(world, `receipts/${over.receiptId}`)).toMatchObject({
      amount: 15_000,
      allocations: [{ invoiceId: first, amount: 12_000 }],
      credited: 3_000,
    });
    expect(await fieldsOf(world, `invoices/${first}/payments/${over.receiptId}`)).toMatchObject({
      amount: 12_000,
      credited: 0,
    });
    const second = await makeIssued(world, clientId, draftOf(lineOf(2_000, { vatRate: 0 })));
    expect(await payFromCredit(world, second)).toEqual({ used: 2_000, balance: 0, credit: 1_000 });
    const third = await makeInvoice(world, clientId);
    expect(await issue(world, third)).toMatchObject({ balance: 11_000 });
    expect(await invoiceOf(world, third)).toMatchObject({ status: 'partPaid', paidAmount: 1_000 });
    expect(await creditsOf(world, clientId)).toEqual([
      ['000001', 3_000, 3_000],
      ['000002', -2_000, 1_000],
      ['000003', -1_000, 0],
    ]);
  });

  it('can never be used twice or beyond the balance, even by ten at once on ten invoices', async () => {
    const clientId = await makeClient(world);
    await pay(world, await makeIssued(world, clientId), moneyOf(world, 42_000));
    const invoices = await Promise.all(Array.from({ length: 10 }, () => makeIssued(world, clientId)));
    const uses = await Promise.allSettled(invoices.map((id) => payFromCredit(world, id)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(refused);
    const used = await Promise.all(invoices.map((id) => invoiceOf(world, id)));
    expect(used.reduce((sum, { paidAmount }) => sum + paidAmount, 0)).toBe(30_000);
    const credits = await creditsOf(world, clientId);
    expect(credits.map(([, , balance]) => balance)).toEqual([30_000, 18_000, 6_000, 0]);
  });

  it('is not used above what an invoice still asks for', async () => {
    const clientId = await makeClient(world);
    await pay(world, await makeIssued(world, clientId), moneyOf(world, 50_000));
    const invoiceId = await makeIssued(world, clientId);
    expect(await payFromCredit(world, invoiceId)).toEqual({ used: 12_000, balance: 0, credit: 26_000 });
    await expect(payFromCredit(world, invoiceId)).rejects.toMatchObject(refused);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'paid', paidAmount: 12_000 });
  });
});
