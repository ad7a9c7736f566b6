import { expect, type Page } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { enter, makeAccount, makeClient, newPerson, passMinutes, storedHere } from './steps/account.ts';
import { reopen } from './steps/client.ts';
import { test } from './steps/test.ts';

// What a browser shows and stores: before the guard has decided, offline, and from one person to the next.

test.beforeEach(resetLimits);

async function somebody(name: string) {
  const person = newPerson(name);
  const own = await makeClient(person);
  const uid = await makeAccount(person);
  return { ...person, ...own, uid };
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true }).click();

/** How many reads reactfire has cached in this document. */
function observed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const found: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
    return found instanceof Map ? found.size : 0;
  });
}

test('remembered: the cache is on the device, and nothing of one person is left for the next', async ({
  context,
  page,
}) => {
  const [anna, ben] = [await somebody('Anna First'), await somebody('Ben Second')];
  await enter(page, anna, { path: '/client/quotes', remember: true });
  await expect(page.getByText(anna.quoteId)).toBeVisible();
  await expect.poll(() => storedHere(page)).toContain(anna.quoteId);
  expect(await observed(page)).toBeGreaterThan(0);
  const tab = await context.newPage();
  await tab.goto('/client/dashboard');
  await expect(tab.getByRole('link', { name: `Project of ${anna.company}` })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/client\/login$/);
  await expect(tab).toHaveURL(/\/client\/login$/);
  for (const trace of [anna.quoteId, anna.email, anna.uid, anna.company]) {
    await expect.poll(() => storedHere(page)).not.toContain(trace);
  }
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(anna.uid);

  await tab.close();
  await expect.poll(() => observed(page)).toBe(0);
  await page.goto('/client/quotes');
  await signInAs(page, { ...ben, remember: true });
  await expect(page.getByText(ben.quoteId)).toBeVisible();
  await expect.poll(() => storedHere(page)).toContain(ben.quoteId);
  const stored = await storedHere(page);
  for (const trace of [anna.quoteId, anna.email, anna.uid]) expect(stored).not.toContain(trace);
  await page.goto(`/client/quotes/${anna.quoteId}`);
  await expect(page.getByRole('heading', { name: 'We can’t find this quote', exact: true })).toBeVisible();
});

test('remembered: signing out in one tab ends it in the tab where it began, for good', {
  tag: '@long',
}, async ({ context, page }) => {
  const anna = await somebody('Anna Tabs');
  await enter(page, anna, { path: '/client/quotes', remember: true });
  await expect(page.getByText(anna.quoteId)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/client/dashboard');
  await signOut(tab);
  for (const each of [tab, page]) {
    await expect(each).toHaveURL(/\/client\/login$/);
    await expect(each.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
  expect(await storedHere(page)).not.toContain(anna.uid);
});

test('not remembered: nothing is kept on the device', async ({ page }) => {
  const anna = await somebody('Anna Brief');
  await enter(page, anna, { path: '/client/quotes' });
  await expect(page.getByText(anna.quoteId)).toBeVisible();
  const stored = await storedHere(page);
  for (const trace of [anna.quoteId, anna.email, anna.company]) expect(stored).not.toContain(trace);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names.filter((name) => name?.startsWith('firestore/'))).toEqual([]);
  const again = await reopen(page, '/client/quotes');
  await expect(again).toHaveURL(/\/client\/login/);
});

test('another person in another tab: the first tab shows nothing of its person any more', {
  tag: '@long',
}, async ({ openElsewhere, context, page: first }) => {
  const [anna, ben] = [await somebody('Anna Tab'), await somebody('Ben Tab')];
  const before = await openElsewhere();
  await openSignedIn(before, ben, '/client/quotes');
  await expect(before.getByText(ben.quoteId)).toBeVisible();
  await enter(first, anna, { path: '/client/quotes', remember: true });
  await expect(first.getByText(anna.quoteId)).toBeVisible();
  const second = await context.newPage();
  // Anna has no access to this area, so its form is shown.
  await second.goto('/admin/login');
  await signInAs(second, { ...ben, remember: true });
  await expect(first.getByText(anna.quoteId)).toHaveCount(0);
  // It reloads, as the person now signed in.
  await expect(first.getByText(ben.quoteId)).toBeVisible();
  await expect.poll(() => storedHere(first)).toContain(ben.quoteId);
  expect(await storedHere(first)).not.toContain(anna.quoteId);
});

/** Everything ever shown, from the first moment of each document. */
async function recordText(page: Page): Promise<() => Promise<string>> {
  const seen: string[] = [];
  await page.exposeFunction('noteText', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'noteText');
    if (typeof note !== 'function') return;
    new MutationObserver(() => note(document.body?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return async () => seen.join('\n');
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 250,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
}

test('guarded content never flashes up, however slowly the page comes', { tag: '@long' }, async ({
  page,
}) => {
  const seen = await recordText(page);
  await slowDown(page);
  await page.goto('/client/quotes?list=open');
  await expect(page).toHaveURL(/\/client\/login\?next=%2Fclient%2Fquotes%3Flist%3Dopen$/);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fusers$/);
  // Of its own: a sample's address that somebody registers for the back office waits for approval from then on.
  const cora = await somebody('Cora Curious');
  await signInAs(page, cora);
  await expect(page.getByRole('heading', { name: 'This area is for staff' })).toBeVisible();
  const text = await seen();
  expect(text).toContain('Opening your page');
  for (const guarded of [
    'Waiting for approval',
    'Client contacts',
    'Your quotes and projects',
    cora.quoteId,
  ]) {
    expect(text).not.toContain(guarded);
  }
});

test('losing the connection costs neither the session nor what is on the screen', { tag: '@long' }, async ({
  context,
  page,
}) => {
  const anna = await somebody('Anna Offline');
  await page.clock.install();
  await openSignedIn(page, anna, '/client/quotes');
  await expect(page.getByText(anna.quoteId)).toBeVisible();
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('The session could not be checked'),
    timeout: 120_000,
  });
  await context.setOffline(true);
  await passMinutes(page, 4);
  await logged;
  await expect(page.getByText(anna.quoteId)).toBeVisible();
  await context.setOffline(false);
  await passMinutes(page, 4);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('link', { name: `Project of ${anna.company}` })).toBeVisible();
});

test('a user document that can’t be loaded is logged, and the page opens without it', {
  tag: '@long',
}, async ({ page }) => {
  const anna = await somebody('Anna Nodoc');
  await page.clock.install();
  const database = /google\.firestore\.v1\.Firestore/;
  await page.route(database, (route) => route.abort());
  await page.goto('/client/profile');
  await expect(page.getByLabel('Email', { exact: true })).toBeEnabled();
  const asked = page.waitForRequest(database, { timeout: 120_000 });
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('The user document could not be loaded'),
    timeout: 120_000,
  });
  await signInAs(page, anna);
  // The database gives up ten seconds after it began to ask.
  await asked;
  await page.clock.runFor(11_000);
  await logged;
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signing in' })).toBeVisible();
});

test('failing App Check is said once, in words, and asks again only after a minute', {
  tag: '@long',
}, async ({ page }) => {
  const anna = await somebody('Anna Appcheck');
  await page.clock.install();
  // The suite runs without; the page is told that the site asks for it.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const state = document.getElementById('page-state');
      if (state && document.readyState === 'interactive') {
        state.textContent = (state.textContent ?? '').replace('"firebase":{', '"firebase":{"appCheck":true,');
      }
    });
  });
  let asked = 0;
  await page.route('**/api/app-check-tokens', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  await enter(page, anna, { path: '/client/quotes' });
  await expect(page.getByText('We couldn’t verify this page')).toBeVisible();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('We couldn’t verify this page')).toBeVisible();
  expect(asked).toBe(1);
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(asked).toBeLessThanOrEqual(3);
});
