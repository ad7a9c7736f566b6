import { makeReference } from '@agency/domain/shared/ids';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect, test } from '@playwright/test';
import { admin } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';

// A search is over all there is, also where more than a page begins with the same letters.

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const someWord = () => String.fromCharCode(...Array.from(randomBytes(8), (byte) => 97 + (byte % 26)));
const day = 86_400_000;

const made: string[] = [];
// Other journeys read the top of the list.
test.afterAll(async () => {
  const { db } = admin();
  const batch = db.batch();
  for (const path of made) batch.delete(db.doc(path));
  await batch.commit();
});

/** Quotes with these titles, each changed a day before the one in front of it. */
async function makeQuotes(titles: readonly string[]): Promise<void> {
  const { db } = admin();
  const sample = (await db.doc('quotes/Q-7K3M9P').get()).data() ?? {};
  const batch = db.batch();
  for (const [index, title] of titles.entries()) {
    const number = makeReference('quote', randomBytes);
    const searchTokens = makeSearchTokens([number, title]);
    const updatedAt = new Date(Date.now() - index * day);
    const own = { number, title, searchTokens, updatedAt, linkId: null, memberUids: [] };
    made.push(`quotes/${number}`);
    batch.set(db.doc(`quotes/${number}`), { ...sample, ...own });
  }
  await batch.commit();
}

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
