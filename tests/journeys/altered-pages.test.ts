import { expect, type Page, test } from '@playwright/test';
import { type Alteration, alterTexts } from '../support/access/altered.ts';
import { actEarly, holdScripts, tracesOf, watchVisitor } from '../support/access/early-visitor.ts';
import { listenForComplaints, showIntent, waitUntilRunning } from '../support/access/hydration.ts';
import { standInForPictures } from '../support/access/open-page.ts';
import { linkAddress } from '../support/link-addresses.ts';

// Pages in a browser that translates them, and on a phone that makes links of their numbers: they work as before, show
// right results, and lose nothing that was typed.

test.beforeEach(({ page }) => standInForPictures(page));

async function openTranslated(page: Page, address: string): Promise<string[]> {
  const complaints = listenForComplaints(page);
  await page.goto(address);
  await showIntent(page);
  await waitUntilRunning(page);
  await alterTexts(page, 'translated');
  return complaints;
}

const shownIn = (page: Page) => page.getByRole('main').locator('dd, td, th').allTextContents();

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

test('a translated calculator shows the result of what was typed last', async ({ page }) => {
  const complaints = await openTranslated(page, '/tools/roi-calculator');
  await page.getByLabel('Build cost', { exact: true }).fill('2000');
  await expect(result(page)).toContainText('Month 6');
  await expect(result(page)).not.toContainText('Month 14');
  await page.getByLabel('Build cost', { exact: true }).fill('nonsense');
  await page.getByLabel('Build cost', { exact: true }).blur();
  await expect(page.getByText('Build cost must be a number like 5,500')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await expect(result(page)).toContainText('Month 14');
  await expect(page.getByText('Build cost must be a number like 5,500')).toBeHidden();
  // As on a page that nobody altered.
  const plain = await page.context().newPage();
  await plain.goto('/tools/roi-calculator');
  await waitUntilRunning(plain);
  expect(await shownIn(page)).toEqual(await shownIn(plain));
  expect(complaints).toEqual([]);
});

test('a translated quote form leads through its steps, and its price follows', async ({ page }) => {
  const complaints = await openTranslated(page, '/quote');
  const price = page.getByRole('complementary', { name: 'Your price range' });
  const website = page.getByRole('checkbox', { name: 'Websites', exact: true });
  await website.check();
  await expect(price).toContainText('To build, once');
  await website.uncheck();
  await expect(price).toContainText('Choose a package or a service');
  await website.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your project' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.getByLabel('What do you want this project to change?').fill('A shop for our plants');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('What do you want this project to change?')).toHaveValue(
    'A shop for our plants',
  );
  expect(complaints).toEqual([]);
});

test('a page that was translated before it came to life keeps its text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const main = page.getByRole('main');
  const words = await main.textContent();
  await alterTexts(page, 'translated');
  await page.getByText('Menu', { exact: true }).click();
  await waitUntilRunning(page);
  expect(await main.textContent()).toBe(words);
});

test('what is typed on while a translated page gets back what was typed early is not written over', async ({
  page,
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/restore.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await alterTexts(page, 'translated');
  await page.getByLabel('Message', { exact: true }).fill('Typed early');
  await waitUntilRunning(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Lena Later');
  await page.getByRole('checkbox', { name: /^Use these details/ }).check();
  await name.focus();
  letGo();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Typed early');
  await expect(name).toHaveValue('Lena Later');
  await expect(name).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Use these details/ })).toBeChecked();
});

test('a translated form says what is wrong, and keeps the rest', { tag: '@long' }, async ({ page }) => {
  const complaints = await openTranslated(page, '/contact');
  await page.getByLabel('Name', { exact: true }).fill('Edna Early');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(4_960));
  await expect(page.getByText('40 characters left')).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(4_970));
  await expect(page.getByText('30 characters left')).toBeVisible();
  await expect(page.getByText('40 characters left')).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Edna Early');
  expect(complaints).toEqual([]);
});

test('a translated page still leads to others', { tag: '@long' }, async ({ page }) => {
  const complaints = await openTranslated(page, '/');
  await page.getByRole('main').locator('a[href="/packages"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packages and prices');
  expect(complaints).toEqual([]);
});

test.describe('before a page comes to life', () => {
  // A worker would answer for the scripts that are held back.
  test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

  /** Alters a page and does all sorts of things to it; once it lives, all of them are still done. */
  async function expectNothingLost(page: Page, address: string, how: Alteration): Promise<void> {
    const complaints = listenForComplaints(page);
    const letGo = await holdScripts(page);
    await page.goto(address);
    await actEarly(page);
    await alterTexts(page, how);
    await showIntent(page);
    const before = await tracesOf(page);
    letGo();
    await waitUntilRunning(page);
    const lost = async () => {
      const { marks } = await tracesOf(page);
      return before.marks.filter((mark) => !marks.includes(mark)).map((mark) => `${address} ${how}: ${mark}`);
    };
    await expect.poll(lost).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What React says of a page that is not as it was sent, and that it draws anew; and the test's own doing.
    const expected = /React error #418|registration blocked by Playwright/;
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  }

  test('a translation takes nothing of what was typed into a form', async ({ page }) => {
    await watchVisitor(page);
    await expectNothingLost(page, '/contact', 'reworded');
    // All words are altered, so that fields are found by their names.
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('[name="message"]') });
    await form.locator('[name="message"]').fill('');
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[name="message"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[name="name"]')).toHaveValue('Typed early');
  });

  const addresses = [
    '/',
    '/services/ecommerce',
    '/faq',
    '/contact',
    '/packages',
    '/quote',
    '/tools/roi-calculator',
    '/client/register',
    '/client/login',
    '/admin/login',
  ];
  for (const how of ['reworded', 'linked'] as const) {
    test(`no type of page loses anything when it was ${how}`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(300_000);
      await watchVisitor(page);
      const quote = await linkAddress('sample-link-q-7k3m9p');
      for (const address of [...addresses, quote]) await expectNothingLost(page, address, how);
    });
  }
});
