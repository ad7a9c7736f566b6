import { expect, type Page, test } from '@playwright/test';
import { openBlank } from '../support/access/hydration.ts';

/** Everything that the worker keeps on this device, as paths. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

/** The worker takes over by itself: nobody does anything on the page. */
async function openWithWorker(page: Page): Promise<void> {
  await openBlank(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('who only reads one page, and does nothing, has the offline page too', async ({ page, context }) => {
  await openWithWorker(page);
  expect(await page.evaluate(() => history.scrollRestoration), 'the page has come to life').toBe('auto');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});

test('an older worker gives way: no page of its time is shown, and none is loaded twice', async ({
  page,
}) => {
  await openWithWorker(page);
  // As the build before this one left it: its worker, and the pages of its time.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.register('/sw.js?older');
    if (active?.scriptURL.endsWith('/sw.js')) {
      await new Promise((taken) =>
        navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
      );
    }
    const pages = await caches.open('pages-v1');
    const headers = { 'Content-Type': 'text/html' };
    await pages.put('/packages', new Response('<h1>Prices of last year</h1>', { headers }));
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Prices of last year');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js'));
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/packages'))?.text()))
    .not.toContain('Prices of last year');
  expect(loads).toBe(1);
});

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
