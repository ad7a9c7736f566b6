import { addDays, londonDate } from '@agency/domain/shared/dates';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { sitemapFile } from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import { expect, type Page } from '@playwright/test';
import { admin, unique } from '../support/suite.ts';
import { expectAccessible, looks } from './steps/accessible.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// Posts: written and saved as they are typed, previewed, published at a time, moved and taken back.

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const idIn = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';
const stored = async (id: string) =>
  (await admin().db.doc(`blogPosts/${id}/private/draft`).get()).data() ?? {};

/** Opens a new post under its own address. */
async function newPost(page: Page): Promise<string> {
  await openBackOffice(page, adminPaths.blog());
  await page.getByRole('link', { name: 'New post' }).click();
  await expect(textOf(page)).toBeVisible();
  return idIn(page);
}

/** Pastes HTML as a word processor puts it on the clipboard. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await textOf(page).evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    data.setData('text/plain', 'plain');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

test('a post is pasted, completed, scheduled, published, moved and unpublished, and visitors follow', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `What moves ${unique('post')}`;
  const visitor = await browser.newPage();
  const status = async (slug: string) => (await visitor.goto(paths.blogPost(slug)))?.status();
  const id = await newPost(page);
  const slug = title.toLowerCase().replaceAll(' ', '-');

  await test.step('what is pasted becomes title, summary and clean text', async () => {
    await textOf(page).focus();
    await pasteHtml(
      page,
      `<h1>${title}</h1><p>Some <b>bold</b> words. More of them.</p><ul><li>One</li><li>Two</li></ul>`,
    );
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(textOf(page)).toContainText('Some **bold** words.');
    await saved(page);
    expect(await stored(id)).toMatchObject({ title, slug, excerpt: 'Some bold words. More of them.' });
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('listitem')).toHaveText(['One', 'Two']);
    await expectAccessible(page);
  });

  await test.step('a link to one of our pages is found by its words', async () => {
    await textOf(page).press('Control+End');
    await page.getByRole('button', { name: /^Link/ }).click();
    await page.getByLabel(/^Address, or words/).fill('ecommerce');
    await page.getByRole('button', { name: paths.service('ecommerce') }).click();
    await expect(textOf(page)).toContainText(`](${paths.service('ecommerce')})`);
    await saved(page);
  });

  await test.step('it goes out at a time, and is nowhere before', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Choose a cover picture')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Later' }).check();
    await dialog.getByLabel('Date and time, in London').fill(`${addDays(londonDate(new Date()), 3)}T09:00`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect(await status(slug)).toBe(404);
  });

  await test.step('then now, after all; the site shows it', async () => {
    await page.getByLabel('Title', { exact: true }).press('End');
    await page.keyboard.type('!');
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect.poll(() => status(slug), { timeout: 60_000 }).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}!`);
    await expect(visitor.getByText(/^Last checked/)).toBeVisible();
    await expect
      .poll(async () => (await visitor.request.get(sitemapFile)).text(), { timeout: 60_000 })
      .toContain(slug);
  });

  await test.step('another address leaves a redirect', async () => {
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByLabel('Name in the address').fill(`${slug}-moved`);
    await saved(page);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByRole('dialog').getByText(/is redirected there/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
    await expect
      .poll(async () => (await visitor.request.get(paths.blogPost(slug), { maxRedirects: 0 })).status(), {
        timeout: 60_000,
      })
      .toBe(301);
    expect(await status(slug)).toBe(200);
    expect(new URL(visitor.url()).pathname).toBe(paths.blogPost(`${slug}-moved`));
  });

  await test.step('on a phone, it is unpublished', async () => {
    await page.setViewportSize(looks.small.viewport);
    await page.getByRole('button', { name: 'More with this post' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => status(`${slug}-moved`), { timeout: 60_000 }).toBe(404);
  });
});

test('two who write at once see both texts and choose; an earlier text comes back', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await newPost(page);
  await page.getByLabel('Title', { exact: true }).fill(`Shared ${unique('post')}`);
  await textOf(page).fill('First words.');
  await saved(page);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByLabel('Save this text as').fill('First');
  await page.getByRole('button', { name: 'Save revision' }).click();
  await expect(page.getByText('Saved as ‘First’')).toBeVisible();

  const colleague = await browser.newPage();
  await openBackOffice(colleague, adminPaths.blogPost(id));
  await expect(textOf(colleague)).toContainText('First words.');

  await test.step('what one types appears at the other, where nothing is unsaved', async () => {
    await textOf(colleague).fill('First words, and a colleague’s.');
    await saved(colleague);
    await expect(textOf(page)).toContainText('and a colleague’s');
  });

  await test.step('where something is, both are shown', async () => {
    await page.context().setOffline(true);
    await textOf(page).fill('First words, and mine.');
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await textOf(colleague).fill('First words, and other ones.');
    await saved(colleague);
    await page.context().setOffline(false);
    const conflict = page.getByRole('alert').filter({ hasText: 'saved this post while you were working' });
    await expect(conflict.getByText('mine', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(textOf(page)).toHaveText('First words, and other ones.');
    await page.getByRole('button', { name: 'Use mine after all' }).click();
    await expect(textOf(page)).toHaveText('First words, and mine.');
    await expect(textOf(colleague)).toHaveText('First words, and mine.');
  });

  await test.step('a revision is compared and restored', async () => {
    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(', and mine')).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore this text' }).click();
    await expect(textOf(page)).toHaveText('First words.');
    await expect(page.getByText('Before another was restored')).toBeVisible();
  });
});

test('what was typed without a connection is there after the tab was closed', async ({ page }) => {
  const id = await newPost(page);
  await page.getByLabel('Title', { exact: true }).fill(`Lost and found ${unique('post')}`);
  await saved(page);
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  await page.context().setOffline(true);
  await textOf(page).fill('Words that never got out.');
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const again = await context.newPage();
  await openBackOffice(again, adminPaths.blogPost(id));
  await expect(textOf(again)).toHaveText('Words that never got out.');
  await expect(again.getByText(/what you had typed when this page was last closed/)).toBeVisible();
  await saved(again);
  expect(await stored(id)).toMatchObject({ body: 'Words that never got out.' });
});
