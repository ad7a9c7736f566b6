import { expect, type Page, test } from '@playwright/test';
import { showIntent, waitUntilRunning } from '../support/access/hydration.ts';
import { openBackOffice } from './steps/staff.ts';

// Back, forward and reload, on a page whose script has taken over scrolling: the same as without.

const post = '/blog/web-development-costs-west-sussex-2025';

async function open(page: Page): Promise<void> {
  await page.goto(post);
  await showIntent(page);
  await waitUntilRunning(page);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** Asks in the page itself, so that a page which is just being left or loaded is waited for. */
const toStandAt = (page: Page, top: number) =>
  page.waitForFunction((y) => Math.round(window.scrollY) === y, top);

test('back goes to where the page stood before a link to a part of it, and forward to the part', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await scrollTo(page, 90);
  await page.getByRole('main').locator('a[href^="#"]:visible').nth(2).click();
  await expect(page).toHaveURL(/#./);
  await page.waitForFunction(() => window.scrollY > 300);
  const part = await page.evaluate(() => Math.round(window.scrollY));
  await page.goBack();
  await toStandAt(page, 90);
  await page.goForward();
  await toStandAt(page, part);
});

test.describe('without the worker, behind which no request can be held up', { tag: '@long' }, () => {
  test.use({ serviceWorkers: 'block' });
  test('a page that was asked for by back does not come any more after forward', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const list = page.getByRole('heading', { level: 1, name: 'Plain answers' });
    // Without the mouse, which would come to stand on some link of the list and have its page fetched.
    const toList = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' });
    await toList.dispatchEvent('click');
    await expect(list).toBeVisible();
    const slow = Promise.withResolvers<void>();
    await page.route(`**${post}/_payload.json`, (route) => slow.promise.then(() => route.continue()));
    const asked = page.waitForRequest((request) => request.url().endsWith(`${post}/_payload.json`));
    await page.evaluate(() => history.back());
    const request = await asked;
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(/\/blog$/);
    slow.resolve();
    await (await request.response())?.finished();
    // No request is pending any more…
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    // …and what was to be painted would have been by the second frame.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    await expect(list).toBeVisible();
  });
});

test('a page that is loaded again stays where it was read', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await page.reload();
  await toStandAt(page, 900);
});

test('back from a document of its own leads to where the page was read', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await scrollTo(page, 900);
  await page.goto('/client/login');
  await page.goBack();
  await toStandAt(page, 900);
});

test('staying on a form with unsaved work keeps its whole address', async ({ page }) => {
  await openBackOffice(page, '/admin/quotes');
  await page.getByLabel('Show').selectOption({ label: 'Drafts' });
  await page.getByRole('table').getByRole('link', { name: /^Q-/ }).first().click();
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.press('Enter');
  await expect(page).toHaveURL(/quote=Q-\w+#main$/);
  const address = page.url();
  await title.fill('Typed and not saved');
  await page.getByLabel('Email', { exact: true }).fill('no address');
  await expect(page.getByText('Not saved: a field is empty or wrong')).toBeVisible();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.evaluate(() => history.go(-2));
  await asked;
  await expect(page).toHaveURL(address);
  await expect(title).toHaveValue('Typed and not saved');
});
