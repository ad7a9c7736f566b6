import { londonDate } from '@agency/domain/shared/dates';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { mailsTo, waitForMail } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, admin, eventually, samples, unique } from '../support/suite.ts';
import { clientOf, hundred } from './money-world.ts';

// End to end in the running suite: the callable, the trigger, the drain and the provider.

const billingEmail = `${unique('bills')}@example.com`;
const clientId = unique('client');
let token: string;

beforeAll(async () => {
  await admin().db.doc(`clients/${clientId}`).set(clientOf(billingEmail, new Date()));
  token = (await signIn(samples.admin)).idToken;
});

async function call(operation: string, input: unknown): Promise<Record<string, unknown>> {
  const answer = await callOperation(operation, input, token);
  if (answer.status !== 200) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
  return v.parse(v.record(v.string(), v.unknown()), answer.result);
}

test('an invoice is mailed with its PDF when it is issued, its payment and its credit note too', async () => {
  const { db } = admin();
  const { invoiceId } = await call('createInvoice', { clientId, projectId: null, draft: hundred });
  const { number } = await call('issueInvoice', { invoiceId });
  const created = await waitForMail(billingEmail, 'invoice-created-notification');
  expect(created).toMatchObject({
    subject: `Invoice ${number} for £120.00`,
    attachments: [{ filename: `Invoice ${number}.pdf`, contentType: 'application/pdf' }],
  });
  await eventually('the invoice to say that its mail went', async () => {
    const delivery: unknown = (await db.doc(`invoices/${invoiceId}`).get()).get('delivery');
    return delivery === 'sent' || delivery === 'delivered';
  });

  const month = londonDate(new Date()).slice(0, 7);
  const ofMonth = () => db.doc(`metrics/${month}`).get();
  const before = await eventually('the revenue of the month', async () => {
    const metric = await ofMonth();
    return metric.exists && metric;
  });
  const today = londonDate(new Date());
  const receipt = {
    receiptId: unique('receipt'),
    clientId,
    amount: 5_000,
    method: 'card',
    receivedOn: today,
    reference: '',
    allocations: [{ invoiceId, amount: 5_000 }],
    rest: { kind: 'credit' },
  };
  expect(await call('recordReceipt', receipt)).toMatchObject({ credit: 0, alreadyRecorded: false });
  expect((await waitForMail(billingEmail, 'invoice-payment-confirmation')).text).toContain('£70.00');
  await eventually('the payment in the revenue of the month', async () => {
    const metric = await ofMonth();
    return metric.get('paid') > before.get('paid');
  });

  const { creditNoteNumber } = await call('creditInvoice', {
    invoiceId,
    creditNoteId: unique('note'),
    scope: { kind: 'full' },
    reason: 'Sent twice',
  });
  expect(await waitForMail(billingEmail, 'notice')).toMatchObject({
    attachments: [{ filename: `Credit note ${creditNoteNumber}.pdf` }],
  });
  expect(await mailsTo(billingEmail, 'invoice-created-notification')).toHaveLength(1);
});

test('a reminder that is due goes once when the schedule runs twice, and drafts are made of a series', async () => {
  const { db } = admin();
  const { invoiceId } = await call('createInvoice', { clientId, projectId: null, draft: hundred });
  await call('issueInvoice', { invoiceId });
  // As if it had been issued two weeks ago.
  const today = londonDate(new Date());
  await db.doc(`invoices/${invoiceId}`).update({ issuedOn: '2026-01-02', dueOn: today });
  const run = (name: string) => fetch(`${addresses.mailbox}/api/schedules/${name}/run`, { method: 'POST' });
  for (const name of ['sendReminders', 'sendReminders', 'billSeries']) {
    const answer = await run(name);
    expect(answer.status, `${name}: ${await answer.text()}`).toBeLessThan(300);
  }
  const reminder = await waitForMail(billingEmail, 'invoice-payment-reminder');
  expect(reminder.subject).toContain('Due today');
  expect(await mailsTo(billingEmail, 'invoice-payment-reminder')).toHaveLength(1);
});
