import { type Browser, expect, type Page, test } from '@playwright/test';
import { keyboardFaults } from '../support/access/keyboard.ts';
import { openWhenIdle, prepare, standInForPictures } from '../support/access/open-page.ts';
import { linkAddress, unsubscribePath } from '../support/link-addresses.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { forgottenRoutes, samplePages } from './steps/sample-pages.ts';

/** Every page type, small and light, wide and dark. Every route in every size is a longer run. */
const looks = [
  { name: '360 light', colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { name: '1440 dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;

/** Further states of these pages. */
const furtherStates = [
  '/packages?sent=R-7K3M9P',
  '/contact?sent=C-7K3M9P',
  '/faq?q=deposit',
  '/client/login?ended=lost',
];

test('every type of page is looked at', () => {
  expect(forgottenRoutes).toEqual([]);
});

test.describe('a list by keyboard, in a low window', () => {
  test.use({ viewport: { width: 1280, height: 360 } });

  test('has nothing that stays over what has the focus', async ({ page }) => {
    await prepare(page, 'auth');
    await openWhenIdle(page, '/admin/quotes');
    expect(await keyboardFaults(page)).toEqual([]);
  });
});

async function openSignedIn(
  browser: Browser,
  look: (typeof looks)[number],
  start: string,
  person: { email: string; password: string },
): Promise<Page> {
  const page = await (
    await browser.newContext({ colorScheme: look.colorScheme, viewport: look.viewport })
  ).newPage();
  await page.goto(start);
  await signInAs(page, person);
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  return page;
}

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ colorScheme: look.colorScheme, viewport: look.viewport });

    test('public pages', async ({ page }) => {
      test.slow();
      await standInForPictures(page);
      for (const path of [...samplePages, ...furtherStates]) {
        await openWhenIdle(page, path);
        await expectAccessible(page);
      }
    });

    test('pages behind links', async ({ page }) => {
      for (const linkId of ['sample-link-q-7k3m9p', 'sample-link-p-7v4bqk']) {
        await page.goto(await linkAddress(linkId));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto(unsubscribePath());
      await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/client/quotes/view/not-a-token');
      await expectAccessible(page);
    });

    test('client area', async ({ browser }) => {
      const page = await openSignedIn(browser, look, '/client/dashboard', samples.client);
      await expect(page.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/client/quotes');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'What it comes to' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/client/project');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/client/profile');
      await expect(page.getByRole('region', { name: 'Your details' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('people and profile in the back office', async ({ browser }) => {
      const page = await openSignedIn(browser, look, '/admin', samples.admin);
      await page.goto('/admin/users');
      const first = page.getByRole('table').getByRole('link').first();
      await first.waitFor();
      await expectAccessible(page);
      await first.click();
      await expect(page.getByRole('region', { name: 'Actions' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin/users?list=clients');
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin/profile');
      await expect(page.getByRole('region', { name: 'Your details' })).toBeVisible();
      await expectAccessible(page);
    });

    test('who is not let in', async ({ browser }) => {
      const page = await openSignedIn(browser, look, '/admin', samples.pending);
      await expect(page.getByRole('heading', { name: 'Your account waits for approval' })).toBeVisible();
      await expectAccessible(page);
    });

    test('back office', async ({ browser }) => {
      const page = await openSignedIn(browser, look, '/admin', samples.admin);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin/quotes');
      const first = page.getByRole('link', { name: /Q-[2-9A-Z]{6}/ }).first();
      await first.waitFor();
      await expectAccessible(page);
      // A sample quote: those that other journeys make stand above it, and not all of them are whole.
      await page.goto('/admin/quotes?quote=Q-7K3M9P');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Q-');
      await expectAccessible(page);
      await page.goto('/admin/settings');
      await expect(page.getByRole('table', { name: 'Emails' })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/admin/settings?tab=templates&template=quote-sent-notification');
      await expect(page.getByText('As plain text')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
