import { expect, type Page, test } from '@playwright/test';

/** Everything that the worker keeps on this device, as paths. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

async function openWithWorker(page: Page): Promise<void> {
  await page.goto('/');
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without a connection: pages that were read, and the offline page elsewhere', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await page.goto('/packages');
  const heading = page.getByRole('heading', { level: 1 });
  const packages = (await heading.textContent()) ?? '';
  await expect.poll(() => cachedPaths(page)).toContain('/packages');

  await context.setOffline(true);
  await page.goto('/packages');
  await expect(heading).toHaveText(packages);
  for (const path of ['/services', '/client/dashboard', '/project/track/some-token', '/no/such/page']) {
    await page.goto(path);
    await expect(heading, path).toHaveText('You are offline');
  }

  await context.setOffline(false);
  await page.goto('/services');
  await expect(heading).not.toHaveText('You are offline');
});

test('the worker keeps nothing that is for one person only', async ({ page }) => {
  await openWithWorker(page);
  for (const path of [
    '/client/login',
    '/client/register',
    '/client/dashboard',
    '/client/quotes/view/some-token',
    '/project/track/some-token',
    '/verify/some-certificate',
    '/admin',
    '/admin/login',
    '/quote/thank-you?reference=Q-7K3M9P',
  ]) {
    await page.goto(path);
    const payload = `${path.split('?')[0]}/_payload.json`;
    await page.evaluate((address) => fetch(address).then((answer) => answer.text()), payload);
  }
  // Written after all of those, so whatever they left would be there by now.
  await page.goto('/packages?utm_source=some-campaign');
  await expect.poll(() => cachedPaths(page)).toContain('/packages');
  const pages = (await cachedPaths(page)).filter((path) => !path.startsWith('/assets/'));
  expect(pages.filter((path) => !path.startsWith('/offline?')).toSorted()).toEqual(['/packages']);
});
