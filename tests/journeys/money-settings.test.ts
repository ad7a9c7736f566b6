import { expect, type Locator, type Page } from '@playwright/test';
import { admin, samples } from '../support/suite.ts';
import { expectAccessibleByDayAndNight } from './steps/accessible.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// Staff change how the business is run. What others look at in the running suite stays as it is: changes are far in the
// future or the past, or are taken back.

test.describe.configure({ mode: 'serial' });

const settings = () => admin().db.doc('settings/private');

// A second try begins where the first began.
test.afterEach(() => settings().update({ rateChanges: [] }));

async function openMoney(page: Page): Promise<void> {
  await openBackOffice(page, '/admin/settings?tab=money');
  await expect(page.getByRole('heading', { name: 'VAT', exact: true })).toBeVisible();
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  while (!(await target.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true }).last();

test('a VAT rate is added by keyboard alone, after what it touches was listed', async ({ page }) => {
  await openMoney(page);
  const vat = section(page, 'VAT');

  await test.step('nothing is asked where nothing changed', async () => {
    await vat.getByRole('button', { name: 'Check and save VAT' }).press('Enter');
    await expect(toast(page, 'Nothing has changed in the VAT settings')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('what is wrong is listed, and takes the focus', async () => {
    await vat.getByRole('button', { name: 'Add a rate' }).press('Enter');
    await vat.getByRole('button', { name: 'Check and save VAT' }).press('Enter');
    await expect(vat.getByRole('link', { name: 'Enter a date like 2026-11-27' })).toBeVisible();
  });

  await test.step('its day and rate', async () => {
    await vat.getByLabel('From').focus();
    // The same day however a browser orders its parts.
    await page.keyboard.type('01012095');
    await tabTo(page, vat.getByLabel('Rate', { exact: true }));
    await page.keyboard.type('22');
    await page.keyboard.press('Enter');
  });

  const dialog = page.getByRole('alertdialog', { name: 'Save these VAT settings?' });
  await test.step('open quotes and drafts that it touches are listed before it is saved', async () => {
    await expect(dialog).toContainText('standard rate 22% from 1 January 2095');
    await expect(dialog).toContainText(/\d+\+? draft invoices?/);
    await expect(dialog).toContainText(/\d+\+? open quotes?/);
    expect((await settings().get()).get('rateChanges') ?? []).toEqual([]);
    await tabTo(page, dialog.getByRole('button', { name: 'Save VAT' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'VAT settings saved')).toBeVisible();
  });

  await test.step('it is saved, and stands in the changes in plain words', async () => {
    expect((await settings().get()).get('rateChanges')).toEqual([
      { from: '2095-01-01', kind: 'standard', rate: 2200 },
    ]);
    await expect(section(page, 'Changes')).toContainText('standard rate 22% from 1 January 2095');
  });

  await test.step('and can be taken back', async () => {
    await vat.getByRole('button', { name: 'Remove rate 1' }).press('Enter');
    await vat.getByRole('button', { name: 'Check and save VAT' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save VAT' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await settings().get()).get('rateChanges')).toEqual([]);
  });
});

test('the next reminders follow what is typed, and long terms are warned of', async ({ page }) => {
  await openMoney(page);
  const reminders = section(page, 'Reminders');
  const sends = reminders.getByRole('region', { name: 'Next reminders by these rules' });
  await expect(sends.getByText(/^The next/)).toBeVisible();
  await expect(sends.getByRole('listitem').first()).toHaveText(/^\d{1,2} \w+ \d{4}.+: \S+/);
  while ((await reminders.getByRole('button', { name: /^Remove reminder/ }).count()) > 0)
    await reminders.getByRole('button', { name: 'Remove reminder 1' }).click();
  await expect(sends.getByText('No reminders are due for the invoices that are open now.')).toBeVisible();
  await reminders.getByRole('button', { name: 'Add a reminder' }).click();
  await reminders.getByLabel('Days', { exact: true }).fill('90');
  await expect(sends.getByText(/^The next/)).toBeVisible();

  const terms = section(page, 'Payment terms');
  await terms.getByLabel('Days to pay').fill('75');
  await expect(terms.getByText(/terms of more than 60 days must be fair/)).toBeVisible();
  await terms.getByLabel('Days to pay').fill('121');
  await terms.getByRole('button', { name: 'Save payment terms' }).click();
  await expect(terms.getByRole('link', { name: 'Enter at most 120 days' })).toBeVisible();
});

test('new bank details need the password, are mailed to admins, and can be stopped', async ({ page }) => {
  await openMoney(page);
  const bank = section(page, 'Bank details');
  await bank.getByRole('button', { name: 'Change bank details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change bank details' });
  await dialog.getByLabel('Sort code').fill('20 00 00');
  await dialog.getByLabel('Account number').fill('5577 9911');
  await dialog.getByLabel('Current password').fill('not my password');
  await dialog.getByRole('button', { name: 'Change bank details' }).click();
  await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(samples.admin.password);
  await dialog.getByRole('button', { name: 'Change bank details' }).click();
  await expect(dialog).toBeHidden();

  await test.step('they are held, and every admin is told', async () => {
    await expect(bank.getByText(/^New bank details take effect on/)).toBeVisible();
    const pending = (await settings().get()).get('pendingBankDetails');
    expect(pending.details).toMatchObject({ sortCode: '20-00-00', accountNumber: '55779911' });
    const asked = await admin()
      .db.collection('outbox')
      .where('data.askedAt', '==', pending.askedAt.toDate().getTime())
      .get();
    expect(asked.docs.flatMap((mail) => mail.get('to'))).toContain(samples.admin.email);
  });

  await bank.getByRole('button', { name: 'Stop the new details' }).click();
  await expect(toast(page, 'The new bank details have been stopped')).toBeVisible();
  await expect(bank.getByText(/^New bank details take effect on/)).toBeHidden();
});

test('what a colleague saved meanwhile is not replaced unseen', async ({ page }) => {
  await openMoney(page);
  const books = section(page, 'Closed books');
  const day = books.getByLabel(/^Books closed up to and including/);
  await day.fill('2020-03-31');
  await settings().update({ booksClosedUntil: '2020-06-30' });
  await expect(books.getByText('This was changed elsewhere while you were typing')).toBeVisible();
  await books.getByRole('button', { name: 'Keep mine' }).click();
  await books.getByRole('button', { name: 'Save closing date' }).click();
  await expect(toast(page, 'Closing date saved')).toBeVisible();
  await day.fill('');
  await books.getByRole('button', { name: 'Save closing date' }).click();
  await expect.poll(async () => (await settings().get()).get('booksClosedUntil')).toBeNull();
});

test('VAT that a colleague saved while ours was to be confirmed is not replaced', async ({ page }) => {
  await openMoney(page);
  const vat = section(page, 'VAT');
  await vat.getByRole('button', { name: 'Add a rate' }).click();
  await vat.getByLabel('From').fill('2095-01-01');
  await vat.getByLabel('Rate', { exact: true }).fill('22');
  await vat.getByRole('button', { name: 'Check and save VAT' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Save these VAT settings?' });
  await expect(dialog).toContainText('22%');
  const theirs = [{ from: '2096-01-01', kind: 'reduced', rate: 700 }];
  await settings().update({ rateChanges: theirs });
  try {
    await expect(page.getByText('This was changed elsewhere while you were typing')).toBeAttached();
    // Too low for all that the change touches.
    await page.setViewportSize({ width: 1280, height: 400 });
    await dialog.getByRole('button', { name: 'Save VAT' }).click();
    await expect(dialog.getByText('Someone saved this after you opened it')).toBeInViewport({ ratio: 1 });
    expect((await settings().get()).get('rateChanges')).toEqual(theirs);
  } finally {
    await settings().update({ rateChanges: [] });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('every section fits and is accessible', async ({ page }) => {
    await openMoney(page);
    await expect(section(page, 'Reminders').getByText(/^The next|^No reminder/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessibleByDayAndNight(page);
  });
});
