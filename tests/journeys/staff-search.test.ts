import { expect, test } from '@playwright/test';
import { makeQuotes, removeMadeQuotes, someWord } from './steps/listed-quotes.ts';
import { openBackOffice } from './steps/staff.ts';

// A search is over all there is, also where more than a page begins with the same letters.

// Other journeys read the top of the list.
test.afterAll(removeMadeQuotes);

test('a quote is found behind two pages of others that begin alike, in the list and in the palette', async ({
  page,
}) => {
  const word = someWord();
  await makeQuotes([...Array.from({ length: 60 }, (_, index) => `${word} ${index}`), `${word} sought`]);
  await openBackOffice(page, '/admin/quotes');
  await page.getByRole('searchbox', { name: 'Search quotes' }).fill(`${word} sought`);
  const table = page.getByRole('table');
  await expect(table.getByText(`${word} sought`)).toBeVisible();
  await expect(table.getByText(`${word} 1`, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search or jump to' });
  await palette.fill(`${word} sou`);
  await expect(page.getByRole('option', { name: new RegExp(`${word} sought`) })).toBeVisible();
  // Keys of an input method, which ends or gives up a letter: nothing runs, and nothing closes.
  for (const key of ['Enter', 'Escape']) {
    await palette.dispatchEvent('keydown', { key, isComposing: true });
    await palette.dispatchEvent('keydown', { key, keyCode: 229 });
  }
  await expect(palette).toHaveValue(`${word} sou`);
  expect(new URL(page.url()).pathname).toBe('/admin/quotes');
  await palette.fill('(');
  await expect(page.getByRole('option')).toHaveCount(0);
  await palette.press('Escape');
  await page.getByRole('searchbox', { name: 'Search quotes' }).fill('%');
  await expect(page.getByRole('link', { name: 'Show all quotes' })).toBeVisible();
});
