import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { expect } from '@playwright/test';
import { admin, unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// Others look at the running suite: the work is the test’s own, and goes in the end.

test('work with the words of its client is published, moves and loses them, and visitors follow', async ({
  page,
  browser,
}) => {
  test.slow();
  const [slug, moved] = [unique('kiln'), unique('kiln')];
  const title = `A kiln that books itself ${slug}`;
  const quote = `We fire twice as often now ${slug}.`;
  const visitor = await browser.newPage();
  const answered = async (address: string) => {
    const response = await visitor.goto(address);
    return `${response?.status()} ${new URL(visitor.url()).pathname} ${await visitor.locator('main').textContent()}`;
  };
  const row = page.getByRole('list', { name: 'Portfolio' }).getByRole('listitem').filter({ hasText: title });
  const dialog = page.getByRole('alertdialog');
  const save = page.getByRole('button', { name: 'Save work' });

  try {
    await test.step('written, with a preview of its text', async () => {
      await openBackOffice(page, adminPaths.portfolio());
      await page.getByRole('link', { name: 'New work' }).click();
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Summary').fill('A pottery whose customers book the kiln online.');
      await expect(page.getByLabel('Name in the address')).toHaveValue(/^a-kiln-that-books-itself/);
      await page.getByLabel('Name in the address').fill(slug);
      await page
        .getByLabel('Text', { exact: true })
        .fill('## The problem\n\nThe kiln stood cold on *Mondays*.');
      await page.getByRole('button', { name: 'Show a preview' }).click();
      await expect(page.getByRole('region', { name: 'Preview' }).getByText('Mondays')).toBeVisible();
      await page.getByRole('button', { name: 'Add a result' }).click();
      await page.getByLabel('Figure 1').fill('2 times');
      await page.getByLabel('What it measures').fill('as many firings');
      await page.getByRole('button', { name: 'Add a testimonial' }).click();
      await page.getByLabel('Their words').fill(quote);
      await page.getByLabel('Name', { exact: true }).fill('Wren Kilner');
      await save.click();
      await expect(row.getByText('Testimonial not complete')).toBeVisible();
    });

    await test.step('published once all is known of the words', async () => {
      await row.getByRole('button', { name: `More for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
      await expect(dialog.getByText('Enter how they agreed')).toBeVisible();
      await dialog.getByRole('button', { name: 'Not now' }).click();
      await row.getByRole('link', { name: title }).click();
      await page.getByLabel('Role').fill('Potter');
      await page.getByLabel('Said on').fill('2026-06-03');
      await page.getByLabel('How they agreed').fill('Letter of 3 June 2026');
      await page.getByLabel('Where the original is stored').fill('Binder 4');
      await save.click();
      await expect(row.getByText('Testimonial not complete')).toBeHidden();
      await row.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await dialog.getByRole('button', { name: 'Publish work' }).click();
      await expect.poll(() => answered(paths.portfolioItem(slug)), { timeout: 60_000 }).toContain(quote);
      expect(await visitor.content()).not.toContain('Binder 4');
    });

    await test.step('at another address, to which the first leads, and without the words', async () => {
      await page.getByLabel('Name in the address').fill(moved);
      await save.click();
      await row.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Withdraw testimonial' }).click();
      await dialog.getByRole('button', { name: 'Withdraw testimonial' }).click();
      await expect(page.getByText('A testimonial was withdrawn on')).toBeVisible();
      const atFirst = () => answered(paths.portfolioItem(slug));
      await expect.poll(atFirst, { timeout: 60_000 }).toContain(`200 ${paths.portfolioItem(moved)}`);
      await expect.poll(atFirst, { timeout: 60_000 }).not.toContain(quote);
    });
  } finally {
    const { docs } = await admin().db.collection('portfolioItems').where('title', '==', title).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    await visitor.close();
  }
});
