import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { expect } from '@playwright/test';
import { admin, unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// Others look at the running suite: the package is the test’s own, dearer than all others, and goes in the end.

test('a package is written, published, moved, changed and taken off, and visitors follow', async ({
  page,
  browser,
}) => {
  test.slow();
  const slug = unique('audit');
  const name = `Site audit ${slug}`;
  const visitor = await browser.newPage();
  const shownAt = async (address: string) => {
    await visitor.goto(address);
    return (await visitor.locator('main').textContent()) ?? '';
  };
  const offered = () => shownAt(paths.packages());
  const row = page.getByRole('list', { name: 'Packages' }).getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('alertdialog');
  const idOf = async () =>
    (await admin().db.collection('packages').where('slug', '==', slug).get()).docs[0]?.id ?? '';

  try {
    await test.step('a new one is on no page', async () => {
      await openBackOffice(page, adminPaths.packages());
      await page.getByRole('link', { name: 'New package' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByLabel('Summary').fill('Two days with your site, and a list of what to fix first.');
      await expect(page.getByLabel('Name in the address')).toHaveValue(/^site-audit-/);
      await page.getByLabel('Name in the address').fill(slug);
      await page.getByLabel('Features').fill('A list by urgency\n\nAn hour to talk it over');
      await page.getByLabel('Price, from').fill('9,876');
      await page.getByRole('button', { name: 'Save package' }).click();
      await expect(row.getByText('Draft')).toBeVisible();
      expect(await offered()).not.toContain(name);
    });

    await test.step('publishing says which pages change', async () => {
      await row.getByRole('button', { name: `More for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
      await expect(dialog.getByRole('list', { name: 'Pages that change' })).toHaveText(
        '/packages/quote/tools/roi-calculator',
      );
      await dialog.getByRole('button', { name: 'Publish package' }).click();
      await expect(row.getByText('Published')).toBeVisible();
      await expect.poll(offered, { timeout: 60_000 }).toContain(name);
    });

    await test.step('Alt and an arrow key move it, and it stays focused', async () => {
      const link = row.getByRole('link', { name });
      await link.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(link).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: `${name}: now` })).toBeAttached();
      const last = page.getByRole('list', { name: 'Packages' }).getByRole('listitem').last();
      await expect(last).not.toContainText(name);
    });

    await test.step('a change is read over first; its address is fixed', async () => {
      await row.getByRole('link', { name }).click();
      await expect(page.getByLabel('Name in the address')).toHaveAttribute('readonly', '');
      await page.getByLabel('Price, from').fill('9,999');
      await page.getByRole('button', { name: 'Save package' }).click();
      await expect(dialog.getByRole('deletion')).toHaveText('£9,876.00');
      await expect(dialog.getByRole('insertion')).toHaveText('£9,999.00');
      await dialog.getByRole('button', { name: 'Save package' }).click();
      await expect(row.getByText('From £9,999 before VAT')).toBeVisible();
      await expect.poll(() => shownAt(paths.quote({ package: slug })), { timeout: 60_000 }).toContain(name);
    });

    await test.step('taken off, it can’t be requested', async () => {
      await row.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Unpublish' }).click();
      await dialog.getByRole('button', { name: 'Unpublish package' }).click();
      await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Draft');
      await expect.poll(offered, { timeout: 60_000 }).not.toContain(name);
    });
  } finally {
    const id = await idOf();
    if (id) await admin().db.doc(`packages/${id}`).delete();
    await visitor.close();
  }
});
