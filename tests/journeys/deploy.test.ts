import { expect, type Page, test } from '@playwright/test';
import { showIntent, waitUntilRunning } from '../support/access/hydration.ts';
import { standInForPictures } from '../support/access/open-page.ts';
import { passMinutes } from './steps/account.ts';

// A tab that is open while a newer build is deployed. It switches where nothing is lost: with the next page requested,
// never in the middle of work.

// A service worker's cache would stand in for the server here.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => standInForPictures(page));

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
  // Nothing of the previous build is left.
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
  // Once there is nothing to lose, the same failure reloads the page.
  await message(page).fill('');
  // A prefetch may still be under way, and may fail without effect.
  const missAgain = async () => {
    await missAScript(page);
    return isSame(page);
  };
  await expect.poll(() => missAgain().catch(() => true)).toBe(false);
});

test('the next page comes whole from the server, once a newer build is known', async ({ page }) => {
  await open(page, '/contact');
  const { asked } = await deploy(page);
  await comeBack(page);
  await expect.poll(asked).toBe(1);
  // Without a request the tab does nothing.
  expect(await isSame(page)).toBe(true);
  await toPackages(page).click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
  expect(await isSame(page)).toBe(false);
});

test.describe('before the tab knows of it', { tag: '@long' }, () => {
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

/** Data of all pages are of a newer build from now on. */
async function renewData(page: Page): Promise<{ readonly asked: () => number }> {
  let count = 0;
  await page.route('**/_payload.json*', async (route) => {
    count += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'a-newer-build' } });
  });
  return { asked: () => count };
}

test('going back to a part of a page loads the page, once', { tag: '@long' }, async ({ page }) => {
  await open(page, '/blog/web-development-costs-west-sussex-2025');
  await page.getByRole('main').locator('a[href^="#"]:visible').first().click();
  await expect(page).toHaveURL(/#./);
  await toPackages(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
  expect(await isSame(page)).toBe(true);
  const { asked } = await renewData(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cost/i);
  await expect(page).toHaveURL(/#./);
  expect(await isSame(page)).toBe(false);
  expect(asked()).toBe(1);
});

test('a page that could not be had takes nobody away from the next one', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/');
  let fail = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/packages/_payload.json*', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await toPackages(page).click();
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const failed = page.waitForResponse('**/packages/_payload.json*');
  fail();
  await failed;
  await message(page).fill('Do you work in Petworth?');
  expect(await isSame(page)).toBe(true);
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('a page whose own script is gone when it is opened', () => {
  /** All but the entry, which the document itself names. */
  async function losePageScripts(page: Page): Promise<void> {
    await page.route(/\/assets\/(?!entry-client).*\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
  }

  test('is its plain self again', { tag: '@long' }, async ({ page }) => {
    await losePageScripts(page);
    await page.goto('/quote');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  });

  test('is loaded again where a newer build is out', { tag: '@long' }, async ({ page }) => {
    await deploy(page);
    await losePageScripts(page);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto('/quote');
    await expect.poll(() => loads.length).toBe(2);
    // Not a third time: this one has no script either.
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    expect(loads).toHaveLength(2);
  });
});
