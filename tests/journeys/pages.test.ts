import { region } from '@agency/domain/platform/region';
import { expect, test } from '@playwright/test';
import { scriptsOfReading } from '../support/access/hydration.ts';
import { standInForPictures } from '../support/access/open-page.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { addresses, project, samples } from '../support/suite.ts';
import { makeAccount, newPerson } from './steps/account.ts';

test('an unknown path is a 404 that names it', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
});

test('a matched route whose parameter is wrong is a 404 in the other words', { tag: '@long' }, async ({
  page,
}) => {
  const answer = await page.goto('/verify/not-a-certificate');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /verify/not-a-certificate')).toBeVisible();
});

const hostile = [
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2fetc',
  `/${'a'.repeat(4000)}`,
  '/quote?package=%27%22%3E%3Cscript%3E',
];

for (const path of hostile) {
  test(`a hostile path is no server error: ${path.slice(0, 40)}`, async ({ request }) => {
    // Straight at the function: the local Hosting answers some of these by itself, before ours is asked.
    const answer = await request.get(`${addresses.functions}/${project}/${region}/ssr${path}`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).not.toContain('"><script>');
  });
}

test('a visitor who only reads downloads no framework, and one who touches the page gets it', async ({
  page,
}) => {
  await standInForPictures(page);
  expect(await scriptsOfReading(page, '/')).toEqual([]);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.mouse.move(200, 200);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /firebase/i.test(url))).toEqual([]);
});

test('nothing is logged as an error while a visitor walks through the site', async ({ page }) => {
  await standInForPictures(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.getByRole('link', { name: 'Packages and prices' }).first().click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(errors).toEqual([]);
});

for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  // Which are ours is a question for unit tests.
  test(`a sign-in goes back to our own pages only, not to ${next}`, { tag: '@long' }, async ({ page }) => {
    const answer = await page.goto(`/client/login?next=${encodeURIComponent(next)}`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await signInAs(page, samples.client);
    await expect(page).toHaveURL(/\/client\/dashboard$/);
  });
}

test('a client who opens the back office is refused', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin/);
  const client = newPerson('Cleo Client');
  await makeAccount(client);
  await signInAs(page, client);
  await expect(page.getByRole('heading', { name: 'This area is for staff' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
