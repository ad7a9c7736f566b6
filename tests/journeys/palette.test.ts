import { expect, type Page, test } from '@playwright/test';
import { countDocuments } from '../support/documents-read.ts';
import { openSignedIn } from '../support/session.ts';
import { admin, samples, unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';

// One box for everything: records of every kind, what is begun for a client, and every screen's shortcuts.

const box = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });

/** Takes an option by the arrow keys alone, once all that is found is there. */
async function choose(page: Page, option: RegExp): Promise<void> {
  const wanted = page.getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  await expect(page.getByText('Searching')).toBeHidden();
  const at = await wanted.evaluate((row) =>
    [...(row.parentElement?.querySelectorAll('[role="option"]') ?? [])].indexOf(row),
  );
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

/** Opens the search, types, and takes the option. */
async function take(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).fill(typed);
  await choose(page, option);
}

async function invoiceNumber(): Promise<string> {
  const { docs } = await admin().db.collection('invoices').where('number', '>', 'INV-').limit(1).get();
  return String(docs[0]?.get('number'));
}

test('every kind of record is found by the keyboard, and those opened last come first', async ({ page }) => {
  await openBackOffice(page);
  const read = await countDocuments(page);
  const invoice = await invoiceNumber();
  const records: readonly (readonly [typed: string, option: RegExp, address: RegExp])[] = [
    ['q-7k3m9p', /^Q-7K3M9P/, /quote=Q-7K3M9P/],
    ['meadowbank', /^Meadowbank Bakehouse Ltd/, /client=/],
    ['rosa lin', /^Rosa Linden/, /person=sample-client/],
    ['p-8w6crn', /^P-8W6CRN Print shop extension/, /projects\/P-8W6CRN/],
    [invoice, new RegExp(`^${invoice}`), /invoice=/],
    ['C-3HJ7KM', /^C-3HJ7KM/, /contact=C-3HJ7KM/],
    ['hobbs', /^R-3KLM5N/, /request=R-3KLM5N/],
    ['order-ahead launch', /^Launch of the order-ahead website/, /checklists\/./],
  ];
  for (const [typed, option, address] of records) {
    await take(page, typed, option);
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('heading', { level: 1, name: /order-ahead/ })).toBeVisible();
  const before = read();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('option');
  await expect(recent.nth(0)).toHaveText(/Launch of the order-ahead website/);
  await expect(recent.nth(1)).toHaveText(/R-3KLM5N/);
  await box(page).fill('m');
  await expect(page.getByRole('option', { name: /Meadowbank/ }).first()).toBeVisible();
  expect(read()).toBe(before);
  await box(page).fill('mea');
  await expect(recent.first()).toHaveText(/Meadowbank Bakehouse Ltd/);
  await expect(page.getByText('Searching')).toBeHidden();
  expect(read() - before).toBeLessThanOrEqual(30);
});

test('something is begun for a client by name, and its dialog leaves a clean address', async ({ page }) => {
  await openBackOffice(page);
  await take(page, 'new project', /^New project for …/);
  await expect(box(page)).toHaveValue('New project for ');
  await page.keyboard.type('meadowb');
  // Other journeys may have made a client by the same name.
  const ours = `Meadowbank Bakehouse Ltd ${samples.client.email}`;
  await choose(page, new RegExp(`^New project for ${ours}`));
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await expect(dialog).toContainText('Meadowbank Bakehouse Ltd');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/new=/);
  await take(page, 'record receipt from meadowb', new RegExp(`^Record receipt from ${ours}`));
  await expect(page.getByRole('dialog', { name: /receipt/i })).toContainText('Meadowbank Bakehouse Ltd');
  await page.keyboard.press('Escape');
  await take(page, 'new quote for meadowb', new RegExp(`^New quote for ${ours}`));
  const quote = page.getByRole('dialog', { name: 'New quote' });
  await expect(quote.getByLabel('Person', { exact: true })).toContainText('client@example.com');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/quotes');
});

test('a record deleted since it was opened is gone from those opened last, and all are at sign-out', async ({
  page,
}) => {
  const { db } = admin();
  const title = unique('List');
  const sample = (await db.collection('checklists').limit(1).get()).docs[0]?.data() ?? {};
  const ref = await db.collection('checklists').add({ ...sample, title });
  await openBackOffice(page, `/admin/checklists/${ref.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(title));
  await page.keyboard.press('Escape');
  await ref.delete();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: new RegExp(title) })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/admin/quotes?quote=Q-7K3M9P');
  const stored = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage).flatMap(([key, text]) => (key.startsWith('recent/') ? [text] : [])),
    );
  await expect.poll(stored).toEqual([expect.stringContaining('Q-7K3M9P')]);
  await expect(page.getByRole('heading', { level: 1, name: /Q-7K3M9P/ })).toBeVisible();
  await take(page, 'sign out', /^Sign out/);
  await expect(page).toHaveURL(/login/);
  expect(await stored()).toEqual([]);
});

test('offline, the search says so and leaves pages and what was opened last', async ({ page, context }) => {
  await openBackOffice(page, '/admin/quotes?quote=Q-7K3M9P');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Q-7K3M9P/ })).toBeVisible();
  await context.setOffline(true);
  await box(page).fill('q-7k');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByRole('option', { name: /^Q-7K3M9P/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('? lists the shortcuts of the screen first, and not while somebody types', async ({ page }) => {
  await openBackOffice(page, '/admin/quotes');
  await page.getByRole('searchbox', { name: 'Search quotes' }).press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByRole('searchbox', { name: 'Search quotes' })).toHaveValue('?');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(/list of quotes/);
  await expect(list.getByRole('heading', { level: 3 }).last()).toHaveText('Anywhere');
  await list.getByRole('button', { name: 'Switch off ? and J' }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(list).toBeHidden();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(list).toBeVisible();
});

test('people without rights get neither', async ({ page }) => {
  await openSignedIn(page, samples.client, '/client/dashboard');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
