import { expect, type Page, test } from '@playwright/test';
import { showIntent, waitUntilRunning } from '../support/access/hydration.ts';
import { passMinutes } from './steps/account.ts';

// A tab that is open while a newer build goes out. It changes over where nobody loses anything by it: with the next page
// that the person asks for, never under their hands.

// What a worker kept from before would stand in for the server here.
test.use({ serviceWorkers: 'block' });

/** Marks the document that is open now: another one has no mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
const isSame = (page: Page) => page.evaluate(() => document.documentElement.dataset.same !== undefined);

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await showIntent(page);
  await waitUntilRunning(page);
  await markDocument(page);
}

/** From now on the site says that another build is the newest; the manifest of the one before is gone. */
async function deploy(page: Page): Promise<{ readonly asked: () => number }> {
  let count = 0;
  await page.route('**/builds/*.json', (route) => {
    if (!route.request().url().endsWith('/latest.json')) return route.fulfill({ status: 404, body: '' });
    count += 1;
    return route.fulfill({ json: { id: 'a-newer-build', timestamp: '2030-01-01T00:00:00Z' } });
  });
  return { asked: () => count };
}

/** The person looks at the tab again, minutes later. */
async function comeBack(page: Page): Promise<void> {
  await passMinutes(page, 4);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** What the loader of scripts says when one that the page itself needs is not to be had. */
const missAScript = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('vite:preloadError')));

const toPackages = (page: Page) => page.getByRole('contentinfo').locator('a[href="/packages"]').first();
const message = (page: Page) => page.getByLabel('Message', { exact: true });

test('a half-filled form is left alone when a newer build is out, also when a script of the old one is gone', async ({
  page,
}) => {
  await open(page, '/contact');
  await message(page).fill('Do you work in Petworth?');
  const { asked } = await deploy(page);
  await comeBack(page);
  await expect.poll(asked).toBe(1);
  // Of the build before, nothing is there any more.
  const missing = page.waitForResponse(
    (answer) => answer.url().includes('/assets/') && answer.status() === 404,
  );
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await toPackages(page).hover();
  await missing;
  await missAScript(page);
  await passMinutes(page, 1);
  expect(await isSame(page)).toBe(true);
  await expect(message(page)).toHaveValue('Do you work in Petworth?');
  // Once there is nothing to lose, the same failure makes the page new.
  await message(page).fill('');
  await missAScript(page);
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false);
});

test('the next page comes whole from the server, once a newer build is known', async ({ page }) => {
  await open(page, '/contact');
  const { asked } = await deploy(page);
  await comeBack(page);
  await expect.poll(asked).toBe(1);
  // By itself the tab does nothing.
  expect(await isSame(page)).toBe(true);
  await toPackages(page).click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
  expect(await isSame(page)).toBe(false);
});

test.describe('before the tab knows of it', () => {
  test('data that a newer build has made are not shown by the older one', async ({ page }) => {
    await open(page, '/contact');
    await page.route('**/packages/_payload.json*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'a-newer-build' } });
    });
    await toPackages(page).click();
    await expect(page).toHaveURL(/\/packages$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
    expect(await isSame(page)).toBe(false);
  });

  for (const [what, pattern] of [
    ['data', '**/packages/_payload.json*'],
    ['script', '**/assets/**/*.js'],
  ] as const) {
    test(`a page whose ${what} is gone comes whole from the server`, async ({ page }) => {
      await open(page, '/contact');
      await deploy(page);
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
      await toPackages(page).click();
      await expect(page).toHaveURL(/\/packages$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
      expect(await isSame(page)).toBe(false);
    });
  }
});
