import { londonDate } from '@agency/domain/shared/dates';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect, type Page } from '@playwright/test';
import { mailsTo } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { admin, eventually, samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeClient, newPerson } from './steps/account.ts';
import { issue } from './steps/invoices.ts';
import { someWord } from './steps/listed-quotes.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// The record of one client: what staff know of it, what is between us, and what keeps it from being archived.

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function asStaff(operation: string, input: Record<string, unknown>): Promise<void> {
  const { idToken } = await signIn(samples.admin);
  expect((await callOperation(operation, input, idToken)).status).toBe(200);
}

/** Entries of the account, each of £1.00, up to this balance in pounds. */
async function fillAccount(clientId: string, count: number): Promise<void> {
  const { db } = admin();
  const batch = db.batch();
  for (let sequence = 1; sequence <= count; sequence += 1) {
    batch.set(db.doc(`clients/${clientId}/account/${String(sequence).padStart(6, '0')}`), {
      sequence,
      kind: sequence === 1 ? 'broughtForward' : 'invoice',
      on: '2026-11-02',
      amount: 100,
      balance: 100 * sequence,
      reference: sequence === 1 ? '' : `INV-${sequence}`,
      invoiceId: sequence === 1 ? null : `invoice-${sequence}`,
      receiptId: null,
      createdAt: new Date(),
      createdBy: 'system',
    });
  }
  await batch.commit();
}

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('staff find a client, change what invoices need, and note something', async ({ page }) => {
    const own = await makeClient(newPerson('Kay Keyboard'));
    await openBackOffice(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    await page.goto(`/admin/users?client=${own.id}`);
    await expect(page.getByRole('heading', { level: 1, name: own.company })).toBeVisible();
    await page.getByRole('button', { name: 'Change details' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Change client details' });
    const type = async (label: string, text: string) => {
      await form.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    };
    await type('Country', 'Ireland');
    await form.getByLabel(/^Postcode/).fill('');
    await type('VAT number (optional)', 'IE 1234567FA');
    await type('Also to (address 1 of 3) (optional)', 'books');
    await type('Payment terms (optional)', '90');
    await expect(form.getByText('terms of more than 60 days must be fair')).toBeVisible();
    await form.getByLabel('Purchase order required').press('Space');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(form.getByText('Enter an email address like name@example.com')).toBeVisible();
    await type('Also to (address 1 of 3) (optional)', 'Books@ledger.example');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change details' })).toBeFocused();
    const details = page.getByRole('tabpanel', { name: 'Details' });
    for (const words of ['IE1234567FA', 'books@ledger.example', '90 days', 'Required on every invoice'])
      await expect(details.getByText(words)).toBeVisible();

    await tab(page, 'Details').focus();
    await page.keyboard.press('End');
    await expect(tab(page, 'Notes')).toBeFocused();
    await expect(tab(page, 'Notes')).toBeInViewport({ ratio: 0.9 });
    const notes = page.getByRole('textbox', { name: 'Notes' });
    await notes.focus();
    await page.keyboard.type('Pays on the last day.');
    await page.getByRole('button', { name: 'Save notes' }).press('Enter');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue('Pays on the last day.');
  });

  test('every part of the record fits, and says what is there or will be', async ({ page }) => {
    const own = await makeClient(newPerson('Fay Fitting'));
    await fillAccount(own.id, 27);
    await admin().db.doc(`clients/${own.id}/account/000026`).update({ kind: 'unheard of' });
    await openBackOffice(page, `/admin/users?client=${own.id}`);
    await expect(page.getByText('£27.00 to pay')).toBeVisible();
    const parts = {
      Quotes: own.quoteId,
      Projects: `Project of ${own.company}`,
      Invoices: 'No invoices yet',
      Credit: 'No credit yet',
      Account: 'INV-27',
      Notes: 'Only staff can read these.',
    };
    await tab(page, 'Details').focus();
    for (const [name, words] of Object.entries(parts)) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name }).getByText(words).first()).toBeVisible();
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([name, over]).toEqual([name, 0]);
    }
    await page.goto(`/admin/users?client=${own.id}&tab=account`);
    const account = page.getByRole('tabpanel', { name: 'Account' });
    await expect(tab(page, 'Account')).toBeInViewport({ ratio: 0.9 });
    // One that can’t be read hides no other.
    await expect(account.getByText(`clients/${own.id}/account/000026`)).toBeVisible();
    await expect(account.getByRole('link', { name: 'INV-25' })).toBeVisible();
    await account.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(account.getByText('Brought forward')).toBeVisible();
    await expect(page).toHaveURL(/tab=account&from=/);
    await account.getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(account.getByRole('link', { name: 'INV-27' })).toBeVisible();
  });
});

test('staff invite a person without an account as often as they ask', async ({ page }) => {
  const person = newPerson('Ina Invited');
  const own = await makeClient(person);
  await openBackOffice(page, `/admin/users?client=${own.id}`);
  await page.getByRole('button', { name: `Invite ${person.name}` }).click();
  await expect(page.getByText(`We’ve sent an invitation to ${person.email}.`)).toBeVisible();
  await expect(page.getByText(/^Invited on /)).toBeVisible();
  await eventually('the invitation', async () =>
    (await mailsTo(person.email, 'notice')).find(({ subject }) => subject.startsWith('Your account with')),
  );
  await expectAccessible(page);
});

test('what a colleague saves meanwhile is shown, and not overwritten unseen', async ({ page }) => {
  const own = await makeClient(newPerson('Mia Meanwhile'));
  await openBackOffice(page, `/admin/users?client=${own.id}&tab=notes`);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Mine');
  await asStaff('saveClientNotes', { clientId: own.id, text: 'Theirs', revision: 0 });
  await expect(page.getByText('This was changed elsewhere while you were typing')).toBeVisible();
  await page.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(notes).toHaveValue('Theirs');
  await notes.fill('Theirs, and mine');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await tab(page, 'Details').click();
  await page.getByRole('button', { name: 'Change details' }).click();
  const form = page.getByRole('dialog', { name: 'Change client details' });
  await form.getByLabel('Name', { exact: true }).fill('Mine Ltd');
  const ref = admin().db.doc(`clients/${own.id}`);
  await ref.update({ name: 'Theirs Ltd', phone: '01403 555 0100', updatedAt: new Date() });
  await expect(form.getByText('This was changed elsewhere while you were typing')).toBeVisible();
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine Ltd' })).toBeVisible();
  expect((await ref.get()).get('phone')).toBe('01403 555 0100');
});

test('a client is archived once nothing is open, and what is open is listed with its link', async ({
  page,
}) => {
  const own = await makeClient(newPerson('Ari Archived'));
  const { db } = admin();
  const word = someWord();
  await db.doc(`clients/${own.id}`).update({ name: `${word} Ltd`, searchTokens: makeSearchTokens([word]) });
  const credit = db.doc(`clients/${own.id}/credits/000001`);
  const entry = { sequence: 1, amount: 2000, balance: 2000, reason: 'Paid twice', invoiceId: null };
  await credit.set({ ...entry, createdAt: new Date(), createdBy: 'system' });
  await openBackOffice(page, `/admin/users?client=${own.id}`);
  const archive = page.getByRole('button', { name: 'Archive client' });
  await archive.click();
  const open = page.getByRole('status').filter({ hasText: 'This client can’t be archived yet' });
  await expect(open.getByRole('link', { name: new RegExp(`^Quote ${own.quoteId}`) })).toHaveAttribute(
    'href',
    `/admin/quotes?quote=${own.quoteId}`,
  );
  await expect(open.getByRole('link', { name: new RegExp(`^Project ${own.projectId}`) })).toBeVisible();
  await open.getByRole('link', { name: 'Credit of £20.00' }).click();
  await expect(tab(page, 'Credit')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Credit left: £20.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Refund credit' })).toHaveAttribute('href', /new=refund/);

  await db.doc(`quotes/${own.quoteId}`).update({ status: 'withdrawn' });
  await db.doc(`projects/${own.projectId}`).update({ status: 'completed' });
  await credit.update({ balance: 0 });
  await tab(page, 'Details').click();
  await archive.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Archive client' }).click();
  await expect(page.getByRole('button', { name: 'Restore client' })).toBeVisible();
  await page.goto(`/admin/users?list=clients&search=${word}`);
  await expect(page.getByText('No clients match. Search matches')).toBeVisible();
  await page.getByLabel('Show').selectOption({ label: 'Archived' });
  await page.getByRole('table').getByRole('link', { name: word }).click();
  await page.getByRole('button', { name: 'Restore client' }).click();
  await expect(archive).toBeVisible();
});

test('staff refund credit from the record, are told what is still owed, and are back there', async ({
  page,
}) => {
  const own = await makeClient(newPerson('Rae Refund'));
  const number = await issue(own.id, 'Work', 100);
  const money = { amount: 2_000, method: 'bankTransfer', receivedOn: londonDate(new Date()), reference: '' };
  const rest = { kind: 'credit' };
  await asStaff('recordReceipt', { receiptId: own.id, clientId: own.id, ...money, allocations: [], rest });
  await openBackOffice(page, `/admin/users?client=${own.id}&tab=credit`);
  await page.getByRole('link', { name: 'Refund credit' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund credit to ${own.company}` });
  await expect(dialog).toContainText(
    `They still owe £120.00 on invoice ${number}. You can use the credit there instead.`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect(page.getByText('Refund of £20.00 recorded')).toBeVisible();
  await expect(page.getByText('Credit left: £0.00')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`client=${own.id}`));
});

test('staff add a second company of a person, and begin a quote for it', async ({ page }) => {
  const person = newPerson('Tess Twice');
  await makeClient(person);
  await openBackOffice(page, '/admin/users?list=clients');
  await page.getByRole('button', { name: 'New client' }).click();
  const adding = page.getByRole('dialog', { name: 'New client' });
  await adding.getByLabel('Contact’s name').fill(person.name);
  await adding.getByLabel('Email').fill(person.email);
  await adding.getByLabel(/^Company/).fill('Twice Tiles Ltd');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add client' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Twice Tiles Ltd' })).toBeVisible();
  await page.getByRole('button', { name: 'New quote' }).click();
  const quote = page.getByRole('dialog', { name: 'New quote for Twice Tiles Ltd' });
  await expect(quote.getByLabel('Who is it for?')).toContainText(person.email);
  await quote.getByRole('button', { name: 'Start quote' }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\?quote=Q-/);
  await expect(page.getByRole('region', { name: 'Section 1' })).toBeVisible();
});
