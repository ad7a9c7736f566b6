import { readFile } from 'node:fs/promises';
import { readCsv } from '@agency/domain/shared/sheet';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { admin } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeQuotes, removeMadeQuotes, someWord } from './steps/listed-quotes.ts';
import { openBackOffice } from './steps/staff.ts';

// A list used by keyboard, with bulk actions and export, while others change it.

// Other journeys read the top of the list.
test.afterAll(removeMadeQuotes);

/** Lets no request to this address through until what it returns is called. */
async function heldAt(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('staff go through a list by keys, discard exactly what they confirmed, and export the rest', async ({
  page,
}) => {
  test.slow();
  const word = someWord();
  const titles = Array.from({ length: 30 }, (_, index) => (index === 0 ? `=${word}` : `${word} ${index}`));
  const numbers = await makeQuotes(titles, { accepted: 3 });
  const [first = '', second = '', third = '', accepted = '', ...others] = numbers;
  await openBackOffice(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Quotes' }).click();
  const search = page.getByRole('searchbox', { name: 'Search quotes' });
  await search.fill(word);
  const table = page.getByRole('table', { name: 'Quotes' });
  const linkOf = (number: string) => table.getByRole('link', { name: number });
  await expect(linkOf(first)).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'The first 25 quotes' })).toHaveCount(1);

  await test.step('the head of a column orders the list, in the address', async () => {
    const changed = table.getByRole('columnheader', { name: 'Changed' });
    const created = table.getByRole('columnheader', { name: 'Created' });
    await expect(changed).toHaveAttribute('aria-sort', 'descending');
    await created.getByRole('button').click();
    await expect(page).toHaveURL(/order=created/);
    await expect(created).toHaveAttribute('aria-sort', 'descending');
    await expect(created.getByRole('button')).toBeFocused();
    await expect(table.getByRole('row').nth(1)).toContainText(others.at(-1) ?? '');
    await changed.getByRole('button').click();
    await expect(page).not.toHaveURL(/order=/);
    await expect(table.getByRole('row').nth(1)).toContainText(first);
  });

  await test.step('keys move and select in the list, and only there', async () => {
    const bar = page.getByRole('region', { name: 'Selected quotes' });
    const outside = page.getByRole('button', { name: 'Export quotes' });
    const keysDoNothing = async (focused: Locator) => {
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect(bar).toHaveCount(0);
    };
    await page.locator(':focus').evaluate((element) => element instanceof HTMLElement && element.blur());
    await keysDoNothing(page.locator('body'));
    await outside.focus();
    await keysDoNothing(outside);
    await linkOf(first).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await expect(linkOf(second)).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await expect(linkOf(third)).toBeFocused();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(search).toHaveValue(`${word}x`);
    await page.keyboard.press('Backspace');
    await expect(linkOf(first)).toBeVisible();
    await expect(bar).toContainText('3 quotes selected');
    await expectAccessible(page);
    await linkOf(third).click();
    await expect(table).toHaveCount(0);
    await page.goBack();
    await expect(bar).toContainText('3 quotes selected');
    await expect(linkOf(first)).toBeVisible();
  });

  await test.step('what is confirmed is named and stays, also where the list moves on', async () => {
    await admin().db.doc(`quotes/${second}`).update({ searchTokens: [] });
    await expect(linkOf(second)).toHaveCount(0);
    const bar = page.getByRole('region', { name: 'Selected quotes' });
    await expect(bar).toContainText('3 quotes selected, 1 not on this page');
    await bar.getByRole('button', { name: 'Discard' }).click();
    const dialog = page.getByRole('dialog', { name: 'Discard 2 of 3 quotes?' });
    await expect(dialog).toContainText(first);
    await expect(dialog).toContainText(second);
    await expect(dialog.getByRole('listitem').filter({ hasText: accepted })).toContainText('never been sent');
    await expectAccessible(page);
    const proceed = await heldAt(page, /\/call$/);
    await dialog.getByRole('button', { name: 'Discard 2 quotes' }).dblclick();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => history.back());
    const question = await asked;
    expect(question.message()).toContain('This action is still running');
    await question.dismiss();
    proceed();
    const over = page.getByRole('dialog', { name: '2 quotes discarded' });
    await expect(over.getByRole('status')).toHaveText('2 of 2 discarded');
    await over.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('region', { name: 'Selected quotes' })).toContainText('1 quote selected');
    const { docs } = await admin().db.collection('quotes').where('status', '==', 'discarded').get();
    expect(
      docs
        .map(({ id }) => id)
        .filter((id) => [first, second, accepted, ...others].includes(id))
        .toSorted(),
    ).toEqual([first, second].toSorted());
  });

  await test.step('the focus stays where the last page is reached, and where the first one is', async () => {
    const turn = (name: string) => page.getByRole('button', { name, exact: true });
    await turn('Next').press('Enter');
    await expect(turn('Next')).toHaveAccessibleDescription('This is the last page');
    await expect(turn('Next')).toBeFocused();
    await turn('Previous').press('Enter');
    await expect(turn('Previous')).toHaveAccessibleDescription('This is the first page');
    await expect(turn('Previous')).toBeFocused();
  });

  await test.step('the file holds everything that is found, over both pages', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(search).toBeFocused();
    await page.getByRole('button', { name: 'Export quotes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export quotes' });
    await expect(dialog).toContainText('that match the filters');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^quotes-\d{4}-\d{2}-\d{2}\.csv$/);
    await expect(dialog).toContainText('29 quotes in quotes-');
    const text = await readFile(await file.path(), 'utf8');
    const [heads = [], ...rows] = readCsv(text);
    expect(rows.map(([number]) => number).toSorted()).toEqual([first, third, accepted, ...others].toSorted());
    expect(rows.find(([number]) => number === first)?.[heads.indexOf('Title')]).toBe(`=${word}`);
    expect(text).toContain(`,'=${word},`);
  });

  await test.step('a page that is opened by its address leads to the first one', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(linkOf(first)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'First page' }).click();
    await expect(linkOf(first)).toBeVisible();
    await expect(page).not.toHaveURL(/after=/);
    await page.goto(`${page.url()}&after=typed-by-hand`);
    await expect(linkOf(first)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'The first 25 quotes' })).toBeVisible();
  });
});

test('without a connection a list waits, and an export fails, in words', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openBackOffice(page, '/admin/quotes');
  await expect(page.getByRole('table', { name: 'Quotes' }).getByRole('link').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Export quotes' });
  await page.getByRole('button', { name: 'Export quotes' }).click();
  await expect(dialog).toContainText('on every page');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'CSV' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Check your connection');
  await page.keyboard.press('Escape');
  const show = page.getByRole('combobox', { name: /^Show/ });
  await show.selectOption('expired');
  const status = page.getByRole('status').filter({ hasText: 'Still waiting for the quotes' });
  await expect(status).toBeVisible();
  await expect(page.getByText('No quotes match')).toHaveCount(0);
  await context.setOffline(false);
  await expect(status).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\d quotes? found|No quotes match/ })).toHaveCount(
    1,
  );
});
