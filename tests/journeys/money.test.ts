import { addDays, londonDate } from '@agency/domain/shared/dates';
import { expect, type Page } from '@playwright/test';
import { waitUntilRunning } from '../support/access/hydration.ts';
import { waitForMail } from '../support/mailbox.ts';
import { addresses, admin, eventually, unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { registerClient } from './steps/client.ts';
import { offerQuote, openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// The life of a deposit, on both sides of the table, from an accepted quote to an account at nought.

/** £200.00 and VAT, 40% when it is accepted. */
const content = (title: string) => ({
  title,
  introduction: 'As we discussed.',
  sections: [
    {
      id: 'website',
      title: 'Website',
      introduction: '',
      lines: [
        {
          id: 'page',
          description: 'A page',
          unitLabel: '',
          quantity: 1,
          unitPrice: 20_000,
          discount: 0,
          vatRate: 2000,
          billing: 'once',
          selection: { kind: 'fixed' },
        },
      ],
    },
  ],
  discount: { kind: 'none' },
  paymentSchedule: [
    { id: 'deposit', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
    { id: 'launch', label: 'Launch', share: 6000, trigger: { kind: 'milestone', milestoneId: 'launch' } },
  ],
  milestones: [{ id: 'launch', title: 'Launch', description: '', weeksAfterStart: 4 }],
});

async function acceptOffer(client: Page, url: string, name: string): Promise<void> {
  await client.goto(url);
  await waitUntilRunning(client);
  await client.getByLabel('Your full name').fill(name);
  await client.getByRole('checkbox', { name: /I accept this quote/ }).check();
  await client.getByRole('button', { name: 'Accept quote of £240.00' }).click();
  await expect(client.getByRole('heading', { name: 'Thank you for accepting our quote' })).toBeVisible();
}

/** Records money for the invoice that is open; what is still to pay on it is filled in. */
async function recordReceipt(staff: Page, amount: string, reference: string): Promise<void> {
  await staff.getByRole('button', { name: 'Record receipt', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: /^Record a receipt from / });
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByLabel(/^Reference/).fill(reference);
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(`£${amount} recorded.`)).toBeVisible();
}

const toPay = (page: Page, amount: string) =>
  expect(page.getByRole('definition').filter({ hasText: amount }).first()).toBeVisible();

/** As if the invoice had been issued two weeks ago and were due today. */
async function dueToday(invoiceId: string): Promise<void> {
  const today = londonDate(new Date());
  const issuedOn = addDays(today, -14);
  await admin().db.doc(`invoices/${invoiceId}`).update({ issuedOn, taxPoint: issuedOn, dueOn: today });
}

async function remindNow(): Promise<void> {
  const answer = await fetch(`${addresses.mailbox}/api/schedules/sendReminders/run`, { method: 'POST' });
  expect(answer.ok).toBe(true);
}

test('a deposit is issued, paid in parts, credited in part, reminded of and paid to the last penny', async ({
  page: staff,
  openElsewhere,
}) => {
  test.slow();
  const name = 'Morgan Money';
  const email = `${unique('money')}@example.com`;
  const title = unique('Money journey');
  const client = await openElsewhere();
  await acceptOffer(client, await offerQuote({ name, email, content: content(title) }), name);

  const invoice = await eventually('the draft of the deposit', async () => {
    const { docs } = await admin().db.collection('invoices').where('title', '==', `${title}: Deposit`).get();
    return docs[0];
  });
  const clientId = String(invoice.get('clientId'));

  const number = await test.step('staff issue the deposit, clicking twice', async () => {
    await openBackOffice(staff, '/admin/invoices?list=draft');
    await staff.getByRole('searchbox', { name: 'Search invoices' }).fill(title);
    await staff
      .getByRole('link', { name: new RegExp(`${title}: Deposit|Draft`) })
      .first()
      .click();
    await staff.goto(`/admin/invoices?invoice=${invoice.id}`);
    await staff.getByRole('button', { name: 'Issue', exact: true }).click();
    const confirm = staff.getByRole('alertdialog');
    await confirm.getByRole('button', { name: 'Issue invoice of £96.00' }).dblclick();
    await expect(confirm).toBeHidden();
    const issued = await admin().db.doc(`invoices/${invoice.id}`).get();
    return String(issued.get('number'));
  });

  await test.step('the client reads it in their email and in their account', async () => {
    expect((await waitForMail(email, 'invoice-created-notification')).subject).toContain(number);
    await registerClient(client, { name, email });
    await client.goto('/client/invoices');
    const row = client.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText('£96.00');
    await expectAccessible(client);
  });

  await test.step('it is paid in two parts and credited in part', async () => {
    await recordReceipt(staff, '40.00', 'first part');
    await toPay(staff, '£56.00');
    await recordReceipt(staff, '20.00', 'second part');
    await toPay(staff, '£36.00');
    await client.goto(`/client/invoices?invoice=${invoice.id}`);
    await expect(client.getByText(/Part paid, £36.00/).first()).toBeVisible();
    await staff.getByRole('button', { name: 'More' }).click();
    await staff.getByRole('menuitem', { name: 'Issue a credit note' }).click();
    const dialog = staff.getByRole('dialog', { name: `Credit ${number}` });
    await dialog.getByRole('radio', { name: 'By amount' }).check();
    await dialog.getByLabel(/^Net to credit/).fill('10.00');
    await dialog.getByLabel('Reason').fill('One hour less than planned.');
    await dialog.getByRole('button', { name: 'Issue credit note of £12.00' }).click();
    await expect(dialog).toBeHidden();
    await toPay(staff, '£24.00');
  });

  await test.step('one reminder goes on the day it is due', async () => {
    await dueToday(invoice.id);
    await remindNow();
    const { text } = await waitForMail(email, 'invoice-payment-reminder');
    expect(text).toContain(number);
    expect(text).toContain('£24.00');
  });

  await test.step('the rest is paid, and nothing is left', async () => {
    await recordReceipt(staff, '24.00', 'the rest');
    await client.goto(`/client/invoices?invoice=${invoice.id}`);
    await expect(client.getByText('Paid, after a credit of £12.00').first()).toBeVisible();
    const { docs } = await admin().db.collection(`clients/${clientId}/account`).get();
    expect(docs.map((entry) => entry.get('kind'))).toEqual([
      'invoice',
      'receipt',
      'receipt',
      'creditNote',
      'receipt',
    ]);
    await staff.goto(`/admin/users?client=${clientId}`);
    await staff.getByRole('tab', { name: 'Account' }).click();
    await expect(staff.getByRole('tabpanel', { name: 'Account' })).toContainText('£0.00');
  });
});
