import { expect, type Page } from '@playwright/test';
import { holdScripts } from '../support/access/early-visitor.ts';
import { resetLimits } from '../support/mailbox.ts';
import { unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';
import { fillInRequest, requestOf, sendRequest } from './steps/visitor.ts';

test.beforeEach(resetLimits);

const wish = (page: Page) => page.getByLabel('What do you want this project to change?');
const service = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('each step asks before the next, Back goes a step back, and a reload stays', async ({ page }) => {
  await page.goto('/quote?service=websites');
  await service(page, 'Websites').uncheck();
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Choose at least one service or a package');
  await service(page, 'Hosting').check();
  await expect(page.getByRole('alert')).toBeHidden();
  await next(page);
  await expect(step(page, 'Your project')).toBeFocused();
  await wish(page).fill('Fewer phone calls');
  await next(page);
  await expect(step(page, 'About you')).toBeFocused();
  await page.getByRole('checkbox', { name: /Use these details/ }).check();

  await page.reload();
  await expect(page.getByText('We’ve filled in what you entered')).toBeVisible();
  await expect(step(page, 'About you')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Use these details/ })).not.toBeChecked();
  await page.goBack();
  await expect(step(page, 'Your project')).toBeFocused();
  await expect(wish(page)).toHaveValue('Fewer phone calls');
  await page.goBack();
  await expect(service(page, 'Websites')).not.toBeChecked();
  await expect(service(page, 'Hosting')).toBeChecked();
});

test('a draft leaves the caret where somebody types before the page comes to life, and loses neither text', async ({
  page,
}) => {
  await page.goto('/quote#step-2');
  await wish(page).fill('Fewer phone calls');
  await expect(step(page, 'Your project')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quote-draft'))).toContain('Fewer');
  const letGo = await holdScripts(page);
  await page.reload();
  await wish(page).pressSequentially('Hi');
  letGo();
  await expect(page.getByText('We’ve filled in what you entered')).toBeVisible();
  await page.keyboard.type(' all');
  await expect(wish(page)).toHaveValue('Hi all\n\nFewer phone calls');
  await expect(wish(page)).toBeFocused();

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(step(page, 'What you need')).toBeFocused();
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Choose at least one service or a package');
});

test('a reload shows its step before any script runs', { tag: '@long' }, async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => new Promise(() => undefined));
  await page.goto('/quote#step-2', { waitUntil: 'commit' });
  await expect(step(page, 'Your project')).toBeVisible();
  await expect(step(page, 'What you need')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeHidden();
});

test('two tabs are one request: nothing typed in either is lost, and it is sent once', {
  tag: '@long',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/quote');
  await other.goto('/quote');
  await service(page, 'Websites').check();
  await next(page);
  await wish(page).fill('Fewer phone calls');
  await page.getByLabel('Files').setInputFiles({
    name: 'brief.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A brief'),
  });
  await expect(page.getByRole('status').filter({ hasText: '1 uploaded' })).toBeAttached();

  await expect(other.getByText('what you entered in another tab')).toBeVisible();
  await wish(page).press('Home');
  await service(other, 'Hosting').check();
  await expect(page.locator('input[value="hosting"]')).toBeChecked();
  await page.keyboard.type('Many ');
  await expect(wish(page)).toBeFocused();
  await expect(wish(page)).toHaveValue('Many Fewer phone calls');
  await next(other);
  await expect(wish(other)).toHaveValue('Many Fewer phone calls');
  await expect(other.getByText('brief.txt')).toBeVisible();
  await page.reload();
  await expect(wish(page)).toHaveValue('Many Fewer phone calls');
  await expect(page.getByText('brief.txt')).toBeVisible();

  await next(page);
  await page.getByLabel('Name', { exact: true }).fill('Tabitha Twice');
  await page.getByLabel('Email', { exact: true }).fill(`${unique('tabs')}@example.com`);
  await page.getByRole('checkbox', { name: /Use these details/ }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/thank-you\?reference=Q-/);
  await expect(other.getByText('You’ve sent this request from another tab')).toBeVisible();
  await expect(service(other, 'Hosting')).not.toBeChecked();
});

test('without consent a request carries its own page and what led there, and staff see that the rest is not known', async ({
  page,
  openElsewhere,
}) => {
  await page.goto('/packages?utm_source=letter', { referer: 'https://news.example/' });
  await page.goto('/quote?service=websites&utm_source=letter', { referer: 'https://news.example/post?id=1' });
  const email = `${unique('unasked')}@example.com`;
  await fillInRequest(page, { name: 'Una Asked', email, message: 'Fewer phone calls' });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/landing|latest/)]),
  );
  const reference = await sendRequest(page);
  const sentFrom = { page: '/quote', referrer: 'https://news.example/post' };
  expect((await requestOf(reference)).attribution).toEqual({ first: null, last: null, sentFrom });

  const staff = await openElsewhere();
  await openBackOffice(staff, `/admin/quotes?quote=${reference}`);
  const fact = (name: string) => staff.locator('dt', { hasText: name }).locator('+ dd');
  await expect(fact('Sent from')).toHaveText('/quote');
  await expect(fact('Page before')).toHaveText('https://news.example/post');
  for (const name of ['First page', 'Came from', 'Campaign'])
    await expect(fact(name)).toHaveText('Not known');
});
