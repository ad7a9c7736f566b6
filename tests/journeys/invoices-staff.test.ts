import { londonDate } from '@agency/domain/shared/dates';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, test } from '@playwright/test';
import { waitForMail } from '../support/mailbox.ts';
import { admin } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import {
  discardAsColleague,
  expectInList,
  issue,
  makeClient,
  makeDraft,
  partOf,
  saveAsColleague,
} from './steps/invoices.ts';
import { openBackOffice } from './steps/staff.ts';

// Invoices as staff work with them: from a draft to the last penny.

test('staff write an invoice, issue it, and credit a part of it', async ({ page }) => {
  test.slow();
  const client = await makeClient();
  await openBackOffice(page, '/admin/invoices');

  await test.step('a draft by hand, for a client found by name', async () => {
    await page.getByRole('button', { name: 'New invoice' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Which client?').fill(client.name);
    await dialog.getByRole('button', { name: client.name }).click();
    await dialog.getByLabel('Title').fill('Shop photographs');
    await dialog.getByLabel('First line').fill('Half a day of photographs');
    await dialog.getByLabel('Price before VAT').fill('400');
    await dialog.getByRole('button', { name: 'Start draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shop photographs');
  });

  const totals = page.getByRole('region', { name: 'Totals' });
  await test.step('its totals follow what is typed, and it is saved by keys', async () => {
    await page.getByRole('button', { name: 'Add line' }).click();
    const second = page.getByRole('listitem', { name: 'Line 2' });
    await second.getByLabel(/^Description/).fill('Licence for abroad');
    await second.getByLabel(/^Unit price/).fill('100');
    await second.getByLabel(/^VAT/).selectOption('Outside scope');
    await expect(totals).toContainText('£580.00');
    await page.getByLabel(/^Purchase order/).fill('PO-77');
    await expect(page.getByRole('button', { name: 'Issue' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
  });

  await test.step('issuing says how much goes to whom, and does it', async () => {
    await page.getByRole('button', { name: 'Issue' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Issue this invoice of £580.00 to ${client.name}?`);
    await expect(question).toContainText(client.email);
    await expect(question).toContainText('Lines outside the scope of UK VAT are for clients abroad.');
    await question.getByRole('button', { name: 'Issue invoice of £580.00' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/INV-\d{4}-\d{4}/);
    await waitForMail(client.email, 'invoice-created-notification');
  });

  await test.step('a part of one line is credited, and nothing above what is left', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Issue a credit note' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'By line' }).check();
    const net = dialog.getByLabel(/^Net to credit of line 1/);
    await net.fill('401');
    await expect(dialog).toContainText('At most £400.00');
    await net.fill('100');
    await dialog.getByLabel('Reason').fill('An hour less');
    await dialog.getByRole('button', { name: 'Issue credit note of £120.00' }).click();
    await expect(dialog).toBeHidden();
    // What is to pay comes after all that reduces it.
    await expect(partOf(page, 'Payments and credit')).toContainText(
      /Total of this invoice.*£580\.00.*CN-\d{4}-\d{4}.*£120\.00.*To pay.*£460\.00/,
    );
  });

  await test.step('its history says who did what', async () => {
    await page.getByText('History', { exact: true }).click();
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveText([
      /issued a credit note/,
      /issued it/,
      /saved the draft/,
      /started the draft/,
    ]);
  });
});

test('one transfer pays three invoices with six inputs, and is taken back with a reason', async ({
  page,
}) => {
  const client = await makeClient();
  const numbers = [
    await issue(client.id, 'First', 100),
    await issue(client.id, 'Second', 100),
    await issue(client.id, 'Third', 100),
  ];
  const [first = '', second = '', third = ''] = numbers;
  await openBackOffice(page, `/admin/invoices?of=${client.id}`);
  await expectInList(page, third, 'Due');

  await test.step('the oldest first, the rest on the last', async () => {
    await page.getByRole('button', { name: 'Record receipt' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill('300');
    await dialog.getByLabel(/^Reference/).fill('three at once');
    await expect(dialog.getByLabel(`Amount for ${first}`)).toHaveValue('120.00');
    await expect(dialog.getByLabel(`Amount for ${third}`)).toHaveValue('60.00');
    const early = dialog.getByText('the day it came');
    await expect(early).toBeHidden();
    await dialog.getByLabel('Received on').fill('2026-01-15');
    await expect(early).toContainText(`This came before ${first}, ${second} and ${third} were issued`);
    await dialog.getByLabel('Received on').fill(londonDate(new Date()));
    await expect(early).toBeHidden();
    await dialog.getByRole('button', { name: 'Record receipt' }).click();
    await expect(dialog).toBeHidden();
    await expectInList(page, first, 'Paid');
    await expectInList(page, second, 'Paid');
    await expectInList(page, third, 'Part paid');
  });

  await test.step('the same money again is noticed', async () => {
    await page.getByRole('button', { name: 'Record receipt' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill('300');
    await dialog.getByLabel(/^Reference/).fill('three at once');
    await dialog.getByRole('button', { name: 'Record receipt' }).click();
    await expect(dialog).toContainText('A receipt just like this one has been recorded');
    page.once('dialog', (leave) => void leave.accept());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('reversed, all three are owed again', async () => {
    await page.getByRole('link', { name: first }).click();
    const payments = partOf(page, 'Payments and credit');
    await payments.getByRole('button', { name: /^Reverse the whole receipt/ }).click();
    const dialog = page.getByRole('dialog');
    for (const number of numbers) await expect(dialog).toContainText(number);
    await dialog.getByLabel('Reason').fill('It was another client’s');
    await dialog.getByRole('button', { name: 'Reverse receipt' }).click();
    await expect(payments).toContainText('It was another client’s');
    await expect(payments).toContainText('£120.00');
    await page.getByRole('link', { name: 'Back to invoices' }).click();
    for (const number of numbers) await expectInList(page, number, 'Due');
  });
});

test('a receipt that pays no invoice is reversed from the client’s account', async ({ page }) => {
  const client = await makeClient();
  await openBackOffice(page, adminPaths.client(client.id));
  await page.getByRole('link', { name: 'Record receipt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount', { exact: true }).fill('50');
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(adminPaths.client(client.id, { tab: 'account' }));
  const account = page.getByRole('tabpanel', { name: 'Account' });
  await account.getByRole('link', { name: 'Reverse' }).click();
  await expect(dialog).toContainText('£50.00 of it comes off the client’s credit.');
  await dialog.getByLabel('Reason').fill('It was another client’s');
  await dialog.getByRole('button', { name: 'Reverse receipt' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(adminPaths.client(client.id, { tab: 'account' }));
  await expect(account).toContainText('Receipt reversed');
});

test('several drafts are issued at once, each with its own number', async ({ page }) => {
  const client = await makeClient();
  for (const title of ['One', 'Two', 'Three']) await makeDraft(client.id, title, 100);
  await openBackOffice(page, `/admin/invoices?of=${client.id}&list=draft`);
  const table = page.getByRole('table', { name: 'Invoices' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await table.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selected invoices' });
  await bar.getByRole('button', { name: 'Issue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Issue 3 invoices' }).click();
  await expect(dialog.getByRole('heading', { name: '3 invoices issued' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const filters = page.getByRole('search', { name: 'Filter invoices' });
  await filters.getByRole('button', { name: 'Due', exact: true }).click();
  await expect(table.getByRole('link', { name: /^INV-\d{4}-\d{4}$/ })).toHaveCount(3);
  const { docs } = await admin().db.collection('invoices').where('clientId', '==', client.id).get();
  const numbers = docs.map((each) => Number(String(each.get('number')).slice(-4))).toSorted((a, b) => a - b);
  expect(numbers).toHaveLength(new Set(numbers).size);
});

test('two people on one draft lose nothing', async ({ page }) => {
  const client = await makeClient();
  const invoiceId = await makeDraft(client.id, 'As it was', 100);
  await openBackOffice(page, `/admin/invoices?invoice=${invoiceId}`);
  const title = page.getByLabel('Title');
  await title.fill('Mine');
  await saveAsColleague(invoiceId, 'Theirs', 200);
  await expect(page.getByText('Someone else saved this draft')).toBeVisible();
  await page.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(title).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Use my changes' }).click();
  await expect(title).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  const saved = await admin().db.doc(`invoices/${invoiceId}`).get();
  expect(saved.get('title')).toBe('Mine');
  expect(saved.get('revision')).toBe(2);
});

test('who edits a draft is told when a colleague discards it', async ({ page }) => {
  const client = await makeClient();
  const invoiceId = await makeDraft(client.id, 'As it was', 100);
  await openBackOffice(page, `/admin/invoices?invoice=${invoiceId}`);
  await page.getByLabel('Title').fill('Mine');
  await discardAsColleague(invoiceId);
  await expect(page.getByText('Someone discarded this draft while you were editing it.')).toBeVisible();
});

test('a save whose answer is lost is known as one’s own', async ({ page }) => {
  const client = await makeClient();
  const invoiceId = await makeDraft(client.id, 'As it was', 100);
  await openBackOffice(page, `/admin/invoices?invoice=${invoiceId}`);
  await page.getByLabel('Title').fill('As it is');
  await page.route('**/call', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Issue', exact: true })).toBeEnabled();
  await expect(page.getByText('Someone else saved this draft')).toBeHidden();
  await expect(page.getByText('This hasn’t been saved')).toBeHidden();
  const saved = await admin().db.doc(`invoices/${invoiceId}`).get();
  expect([saved.get('title'), saved.get('revision')]).toEqual(['As it is', 1]);
});

test('an overdue invoice is found, opened and marked by keys alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const client = await makeClient();
  const number = await issue(client.id, 'Late', 100);
  const { docs } = await admin().db.collection('invoices').where('number', '==', number).get();
  await docs[0]?.ref.update({ dueOn: '2026-01-15' });
  await openBackOffice(page, `/admin/invoices?of=${client.id}`);
  await page.getByRole('button', { name: 'Overdue' }).press('Enter');
  await expect(page).toHaveURL(/list=overdue/);
  const link = page.getByRole('link', { name: number });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByRole('status').filter({ hasText: 'Overdue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Mark as disputed' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as disputed' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Disputed' })).toBeVisible();
  await page.getByRole('button', { name: 'Record receipt' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const [entry, button, standing] of [
    ['Write off', 'Write off £120.00', /^Written off/],
    ['Undo write-off', 'Undo write-off', /^Disputed/],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
    await dialog.getByLabel('Reason').fill('The wrong invoice');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: button }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: standing })).toBeVisible();
  }
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('undid the write-off');
});
