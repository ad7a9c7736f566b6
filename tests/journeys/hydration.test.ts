import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../support/access/early-visitor.ts';
import {
  hydrationFaults,
  listenForComplaints,
  locales,
  scriptsOfReading,
  showIntent,
  waitUntilRunning,
} from '../support/access/hydration.ts';
import { standInForPictures } from '../support/access/open-page.ts';
import { routeOf } from '../support/crawl/route-of.ts';
import { resetLimits, waitForMail } from '../support/mailbox.ts';
import { unique } from '../support/suite.ts';
import { commonPages } from './steps/sample-pages.ts';

// Behind the worker no request can be held up.
test.use({ serviceWorkers: 'block' });

test.beforeEach(resetLimits);

// Pages that hold all that public ones are made of; every address, for more kinds of visitors, is a longer run.

test.beforeEach(({ page }) => standInForPictures(page));

/** Every other page for each, so that two browsers can share them. */
for (const half of [0, 1]) {
  const pages = commonPages.filter((_, index) => index % 2 === half);

  test(`a page comes to life as it came, in any zone and language (${half + 1} of 2)`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.slow();
    const oneLocale = (turn: number) => locales.slice((2 * turn + half) % locales.length).slice(0, 1);
    expect(await hydrationFaults(browser, pages, oneLocale)).toEqual([]);
  });

  test(`who only reads fetches no script, on any type of page (${half + 1} of 2)`, { tag: '@long' }, async ({
    page,
  }) => {
    test.slow();
    const scripts: string[] = [];
    const isReading = (address: string) => routeOf(address.split('?')[0] ?? '')?.hydrate !== 'now';
    for (const address of pages.filter(isReading)) {
      scripts.push(...(await scriptsOfReading(page, address)));
    }
    expect(scripts).toEqual([]);
  });
}

test('a button that is pressed before its page has any script answers once it has', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/quote?package=growth');
  await page.getByRole('checkbox', { name: 'Websites', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  letGo();
  // Pressed twice, it goes one step.
  await expect(page.getByRole('heading', { level: 2, name: 'What you need' })).toBeHidden();
  await expect(page.getByLabel('What do you want this project to change?')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
});

const toPackages = (page: Page) => page.getByRole('main').locator('a[href="/packages"]').first();

async function expectPackages(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/packages$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
}

test('a link works before its page has any script', { tag: '@long' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/');
  await toPackages(page).click();
  await expectPackages(page);
  letGo();
});

test('a link that is clicked while the page comes to life is followed', { tag: '@long' }, async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  const letGo = await holdScripts(page);
  await page.goto('/');
  await showIntent(page);
  // So slow that the click happens in the middle of it.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await toPackages(page).scrollIntoViewIfNeeded();
  const box = await toPackages(page).boundingBox();
  letGo();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expectPackages(page);
  expect(complaints).toEqual([]);
});

test('a link of a page that runs changes the page without loading it anew', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  await showIntent(page);
  await waitUntilRunning(page);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await toPackages(page).click();
  await expectPackages(page);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

test('nothing breaks over a link in a text that is no address', { tag: '@long' }, async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/');
  await showIntent(page);
  await waitUntilRunning(page);
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<p><a href="https://[typed wrongly">Our shop</a></p>');
  });
  await page.getByRole('link', { name: 'Our shop' }).focus();
  await toPackages(page).click();
  await expectPackages(page);
  expect(complaints).toEqual([]);
});

test('a form that is sent before its script has come is received', async ({ page }) => {
  const letGo = await holdScripts(page);
  const email = `${unique('early')}@example.com`;
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Edna Early');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill('Opening hours');
  await page.getByLabel('Message', { exact: true }).fill('Are you there on Saturdays?');
  await page.getByRole('checkbox', { name: 'Use these details to answer my message' }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=C-/);
  letGo();
  await waitForMail(email, 'contact-form-confirmation');
});

test('the menu opens before its script has come, and what is typed meanwhile stays', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Our work' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Edna Early');
  letGo();
  await waitUntilRunning(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Edna Early');
});
