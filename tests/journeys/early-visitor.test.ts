import { expect, type Page, test } from '@playwright/test';
import { actEarly, differing, holdScripts, tracesOf, watchVisitor } from '../support/access/early-visitor.ts';
import { showIntent, waitUntilRunning } from '../support/access/hydration.ts';
import { prepare, standInForPictures, waitUntilIdle } from '../support/access/open-page.ts';
import { linkAddress } from '../support/link-addresses.ts';
import { samplePages } from './steps/sample-pages.ts';

// What a visitor does before a page comes to life is still so once it has.

// A worker would answer for the scripts that are held back.
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

test.beforeEach(({ page }) => watchVisitor(page));

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function openMenu(page: Page): Promise<void> {
  if (await menuOf(page).isVisible()) await menuOf(page).click();
}

/** What the page undid of the visitor's doings as it came to life. */
async function undone(page: Page, address: string, act: (page: Page) => Promise<void>): Promise<string[]> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await standInForPictures(page);
  const letGo = await holdScripts(page);
  await page.goto(address);
  await act(page);
  await showIntent(page);
  // What has just come into the window may still be rising.
  await waitUntilIdle(page);
  const before = await tracesOf(page);
  letGo();
  await waitUntilRunning(page);
  await waitUntilIdle(page);
  return differing(before, await tracesOf(page)).map((fault) => `${address}: ${fault}`);
}

async function undoneOnAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    faults.push(...(await undone(page, address, openMenu)), ...(await undone(page, address, actEarly)));
  }
  return faults;
}

test('what was opened, typed and ticked before a page came to life stays so', async ({ page }) => {
  expect(await undoneOnAll(page, ['/', '/contact'])).toEqual([]);
});

/** Every other page for each, so that two browsers can share them. */
for (const half of [0, 1]) {
  test(`what was done early stays on every type of page (${half + 1} of 2)`, { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const links = half === 0 ? ['sample-link-q-7k3m9p'] : ['sample-link-p-7v4bqk'];
    const addresses = [
      ...samplePages.filter((_, index) => index % 2 === half),
      ...(await Promise.all(links.map(linkAddress))),
    ];
    expect(await undoneOnAll(page, addresses)).toEqual([]);
  });
}

test('the back office’s menu stays open while the page comes to life', { tag: '@long' }, async ({ page }) => {
  await prepare(page, 'auth');
  const letGo = await holdScripts(page);
  await page.goto('/admin');
  await menuOf(page).click();
  letGo();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#admin-rail:popover-open')).toBeVisible();
});

test('a form that was refused leaves its visitor in the field that they are mending', {
  tag: '@long',
}, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Are you there on Saturdays?');
  letGo();
  await waitUntilRunning(page);
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
});

test('a reason that was typed before the page came to life is sent', { tag: '@long' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(await linkAddress('sample-link-q-7k3m9p'));
  await page.getByText('Decline this quote', { exact: true }).click();
  await page.getByLabel('Why are you declining?').fill('Too late for us');
  letGo();
  await waitUntilRunning(page);
  const sent = page.waitForRequest('**/decline');
  await page.route('**/decline', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Decline quote' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ reason: 'Too late for us' });
});
