import { expect, type Page } from '@playwright/test';
import type { Walk } from '../../support/access/same-when-altered.ts';
import { fillOutbox } from './outbox.ts';
import { addLine, beginQuote, moveShares, openBackOffice, saveDraft, sendQuote } from './staff.ts';

// What may have a number in it is pressed by keys: in its middle there may be a link that was made of it.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The list of quotes, of which more than a page, and one that is accepted, are found by this word. */
export const quoteList =
  (word: string): Walk =>
  async (page, note) => {
    await openBackOffice(page, '/admin/quotes');
    const table = page.getByRole('table', { name: 'Quotes' });
    const rows = table.locator('a[data-row]');
    const first = table.getByRole('row').nth(1);
    await page.getByRole('searchbox', { name: 'Search quotes' }).fill(word);
    await expect(first).toContainText(`${word} 0`);
    await note('found');
    await table.getByRole('button', { name: 'Created' }).press('Enter');
    await expect(first).toContainText(`${word} 29`);
    await note('in another order');
    for (const at of [0, 1])
      await table
        .getByRole('checkbox', { name: /^Select Q-/ })
        .nth(at)
        .check();
    await note('two are selected');
    await button(page, 'Discard').click();
    await note('what would be discarded', page.getByRole('dialog'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Next').click();
    await expect(first).toContainText(`${word} 4`);
    await note('the next page');
    await button(page, 'Clear selection').click();
    await page.getByRole('combobox', { name: /^Show/ }).selectOption('accepted');
    await expect(rows).toHaveCount(1);
    await note('accepted ones');
    await page.getByRole('searchbox', { name: 'Search quotes' }).fill(`${word} nothing`);
    await expect(page.getByRole('link', { name: 'Show all quotes' })).toBeVisible();
    await note('none');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(word);
    await expect(palette.getByRole('option', { name: word }).first()).toBeVisible();
    await note('the search over everything', palette);
  };

/** The lists of people and of clients, each of which has one that is found by this word. */
export const people =
  (word: string): Walk =>
  async (page, note) => {
    await openBackOffice(page, '/admin/users');
    const row = page.getByRole('tabpanel').locator('a[data-row]');
    await page.getByRole('searchbox', { name: 'Search people' }).fill(word);
    await expect(row).toHaveCount(1);
    await note('a person is found', page.getByRole('tabpanel'));
    await row.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('No delivery problems')).toBeVisible();
    await note('the person', panel);
    await panel.getByRole('button', { name: 'Sign out everywhere' }).click();
    await note('the question', page.getByRole('alertdialog'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.goto(`/admin/users?list=clients&search=${word}`);
    const list = page.getByRole('region', { name: 'clients' });
    await expect(page.getByRole('searchbox', { name: 'Search clients' })).toHaveValue(word);
    await expect(list.locator('a[data-row]')).toHaveCount(1);
    await note('a client is found', list);
    await list.locator('a[data-row]').press('Enter');
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
    await note('the client');
    await page.getByRole('button', { name: 'Change details' }).click();
    const form = page.getByRole('dialog', { name: 'Change client details' });
    await form.getByLabel('VAT number').fill('none');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('VAT number')).toHaveAttribute('aria-invalid', 'true');
    await note('a wrong number', form);
  };

export const quoteEditor: Walk = async (page, note) => {
  const quoteId = await beginQuote('Edda Edited');
  await openBackOffice(page, `/admin/quotes?quote=${quoteId}`);
  const section = page.getByRole('region', { name: 'Section 1' });
  await expect(section).toBeVisible();
  await note('as it opens');
  await page.getByLabel('Title', { exact: true }).fill('Ordering ahead');
  await page.getByLabel('Section title').fill('Design');
  await page.getByLabel(/^Description of/).fill('Wireframes');
  await page.getByLabel(/^Unit price/).fill('1200');
  await addLine(section, { description: 'Photos', quantity: '2', unitPrice: '60', forClient: 'Optional' });
  await page.getByLabel('Discount on the quote').selectOption({ label: 'A percentage' });
  await page.getByLabel('Per cent off').fill('10');
  await note('with lines');
  await moveShares(page);
  await note('other shares');
  await button(page, 'More for line 2, Design').press('Enter');
  await page.getByRole('menuitem', { name: 'Copy' }).press('Enter');
  await page.getByLabel('Unit price of line 3, Design').fill('a lot');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'We couldn’t save this' })).toBeVisible();
  await note('what is no price');
  await button(page, 'More for line 3, Design').press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(section.getByRole('listitem', { name: 'Line 3' })).toHaveCount(0);
  await saveDraft(page);
  await note('saved');
  await button(page, 'Preview').click();
  await note('the preview', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await sendQuote(page, 'business');
  await expect(page.getByText(/Email sent|Delivered/).first()).toBeVisible();
  await note('sent');
};

export const outbox: Walk = async (page, note) => {
  const email = await fillOutbox();
  await openBackOffice(page, '/admin/settings?tab=outbox');
  const mail = page.getByRole('row').filter({ hasText: email });
  await expect(mail).toContainText('Sent');
  await note('a mail', mail);
  await page.getByRole('combobox', { name: /^Show/ }).selectOption({ label: 'Sent' });
  await expect(page).toHaveURL(/list=sent/);
  await note('a mail among those sent', mail);
  await page.getByRole('link', { name: 'Email templates' }).click();
  await page.getByRole('combobox', { name: /^Template/ }).selectOption({ label: 'Quote sent' });
  await expect(page.getByTitle(/^Quote sent/)).toBeVisible();
  await note('a template');
  await button(page, 'Phone').click();
  await expect(page.locator('iframe')).toHaveAttribute('width', '320');
  await note('on a phone');
};
