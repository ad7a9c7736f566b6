import { expect, type Page, test } from '@playwright/test';
import { standInForPictures } from '../support/access/open-page.ts';
import { resetLimits } from '../support/mailbox.ts';
import { unique } from '../support/suite.ts';
import { fillInRequest, requestOf, sendRequest } from './steps/visitor.ts';

// The suite has no Google tag, so nobody is asked there. Here the document is given one on its way to the browser, and
// this test stands in for Google's servers.
const tag = 'G-TEST123';
// A page that the worker fetched would come without it.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => Promise.all([standInForPictures(page), resetLimits()]));

interface Asked {
  /** Addresses of other origins that the page fetched. */
  readonly foreign: string[];
}

async function withTag(page: Page): Promise<Asked> {
  const foreign: string[] = [];
  await page.route(/googletagmanager\.com/, async (route) => {
    foreign.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1.1; path=/';" });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace('script-src', 'script-src https://*.googletagmanager.com'),
      },
      body: (await answer.text()).replace('<html ', `<html data-analytics-tag="${tag}" `),
    });
  });
  return { foreign };
}

const commands = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
        ?.map((each) => Array.from(each))
        .filter((each) => each[0] === wanted || each[1] === wanted) ?? [],
    name,
  );
const question = (page: Page) => page.getByRole('dialog', { name: 'May we count your visit?' });
/** What this tab has noted of how the visit began. */
const noted = (page: Page) =>
  page.evaluate(() => ['landing', 'latest'].map((name) => sessionStorage.getItem(name)));
const wake = async (page: Page) => {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
};

test('nobody is asked where the agency uses no tag, and cookie settings lead to the privacy notice', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/?utm_source=letter', { referer: 'https://news.example/' });
  await wake(page);
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(await noted(page)).toEqual([null, null]);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page).toHaveURL(/\/privacy#cookies/);
});

test('nothing is loaded before a yes, and pages are counted after it', async ({ page }) => {
  const { foreign } = await withTag(page);
  await page.goto('/');
  await wake(page);
  await expect(question(page)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  // By keyboard: the question is the first thing that the focus meets, and no is as near as yes.
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'More about cookies' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => foreign).toEqual([`https://www.googletagmanager.com/gtag/js?id=${tag}`]);
  const consent = await commands(page, 'consent');
  expect(consent.map((each) => each[1])).toEqual(['default', 'update']);
  expect(consent[0]?.[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' });
  expect(consent[1]?.[2]).toEqual({ analytics_storage: 'granted' });
  expect((await commands(page, 'page_view')).map((each) => each[2])).toMatchObject([{ page_path: '/' }]);

  await page.getByRole('link', { name: 'Packages and prices' }).first().click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(page).toHaveTitle(/^Packages/);
  await expect
    .poll(async () => (await commands(page, 'page_view')).at(-1)?.[2])
    .toMatchObject({ page_path: '/packages', page_title: await page.title() });
});

test('a no is kept, can become a yes, and taking that back removes the cookies', { tag: '@long' }, async ({
  page,
}) => {
  const { foreign } = await withTag(page);
  await page.goto('/');
  await wake(page);
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await wake(page);
  const settings = page.getByRole('link', { name: 'Cookie settings' });
  await expect(settings).toHaveAttribute('aria-haspopup', 'dialog');
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(foreign).toEqual([]);

  await settings.click();
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText('Your current choice: rejected');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(settings).toBeFocused();

  await settings.click();
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('_ga');
  await settings.click();
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('_ga');
});

test('how the visit began is noted after a yes, sent with a request, and removed after a no', async ({
  page,
}) => {
  await withTag(page);
  await page.goto('/?utm_source=letter', { referer: 'https://news.example/' });
  await wake(page);
  await expect(question(page)).toContainText('how your visit began');
  expect(await noted(page)).toEqual([null, null]);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => noted(page)).not.toContain(null);

  await page.goto('/quote');
  const email = `${unique('consent')}@example.com`;
  await fillInRequest(page, { name: 'Ada Agreeable', email, message: 'A shop for pots' });
  const { attribution } = await requestOf(await sendRequest(page));
  const began = { source: 'letter', referrer: 'https://news.example/', landingPage: '/' };
  expect(attribution).toMatchObject({ first: began, last: began, sentFrom: { page: '/quote' } });

  await page.goto('/packages');
  await wake(page);
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
  expect(await noted(page)).not.toContain(null);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => noted(page)).toEqual([null, null]);
});
