import { expect, type Page } from '@playwright/test';
import { mailsTo, resetLimits, waitForMail } from '../support/mailbox.ts';
import { unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { test } from './steps/test.ts';

const path = '/tools/roi-calculator';
const example = 'v=4000&c=1.2&o=85&m=45&u=25&b=5500&r=65&h=36&d=8';

test.beforeEach(resetLimits);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Your result' });
const queryOf = (page: Page) => new URL(page.url()).search.slice(1);

/** Opens the calculator and waits until its script listens: only then can a price be chosen. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(query === '' ? path : `${path}?${query}`);
  await expect(page.getByRole('combobox', { name: 'Use one of our prices' })).toBeEnabled();
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('the result follows what is typed, is announced, and a shared link shows the same', {
  tag: '@long',
}, async ({ page, openElsewhere }) => {
  const errors = watchErrors(page);
  await open(page);
  await expect(result(page)).toContainText('Month 14');
  await field(page, 'Build cost').fill('2000');
  await expect(result(page)).toContainText('Month 6');
  await expect(page.getByRole('status').filter({ hasText: 'It pays back in month 6' })).toBeAttached();
  await field(page, 'Visitors a month').fill('12500');
  await field(page, 'Visitors a month').blur();
  await expect(field(page, 'Visitors a month')).toHaveValue('12,500');
  await expect.poll(() => queryOf(page)).toBe('v=12500&c=1.2&o=85&m=45&u=25&b=2000&r=65&h=36&d=8');
  const shown = await result(page).locator('dd').allTextContents();
  expect(shown.length).toBeGreaterThan(9);
  await expectAccessible(page);

  const friend = await openElsewhere();
  const friendsErrors = watchErrors(friend);
  await friend.goto(page.url());
  await expect(field(friend, 'Visitors a month')).toHaveValue('12,500');
  await expect(field(friend, 'Build cost')).toHaveValue('2,000');
  await expect.poll(() => result(friend).locator('dd').allTextContents()).toEqual(shown);
  expect([...errors, ...friendsErrors]).toEqual([]);
});

test('a price of ours is one step: back takes it away, forward brings it again', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await field(page, 'Expected uplift').fill('10');
  await field(page, 'Expected uplift').blur();
  const prices = page.getByRole('combobox', { name: 'Use one of our prices' });
  const name = (await prices.getByRole('option').nth(1).textContent()) ?? '';
  await prices.selectOption({ index: 1 });
  await expect(field(page, 'Build cost')).not.toHaveValue('5,500');
  const price = await field(page, 'Build cost').inputValue();
  expect(name).toContain(`£${price}`);
  await expect(prices.locator('option:checked')).toHaveText(name);

  await page.goBack();
  await expect(field(page, 'Build cost')).toHaveValue('5,500');
  await expect(field(page, 'Expected uplift')).toHaveValue('10');
  await page.goForward();
  await expect(field(page, 'Build cost')).toHaveValue(price);

  await page.getByRole('link', { name: 'our packages' }).click();
  await expect(page).toHaveURL(/\/packages$/);
  await page.goBack();
  await expect(field(page, 'Build cost')).toHaveValue(price);
  await expect(field(page, 'Expected uplift')).toHaveValue('10');

  await page.getByRole('button', { name: 'Back to the example' }).click();
  await expect(result(page)).toContainText('Month 14');
  await expect.poll(() => queryOf(page)).toBe(example);
});

test('an address full of nonsense shows what is wrong and loses nothing', { tag: '@long' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, 'v=lots&c=-1&o=%3Cscript%3Ealert(1)%3C/script%3E&m=1e9&u=10&h=0&d=NaN&utm_source=mail');
  await expect(field(page, 'Visitors a month')).toHaveValue('lots');
  await expect(field(page, 'Average order value')).toHaveValue('<script>alert(1)</script>');
  await expect(field(page, 'Expected uplift')).toHaveValue('10');
  await expect(page.getByText('Visitors a month must be a number like 4,000')).toBeVisible();
  await expect(page.getByText('Conversion rate must be between 0% and 100%')).toBeVisible();
  await expect(page.getByText('Horizon in months must be between 1 and 120')).toBeVisible();
  await expect(result(page)).toContainText('No result yet');
  await expectAccessible(page);

  for (const [label, text] of [
    ['Visitors a month', '4000'],
    ['Conversion rate', '1.2'],
    ['Average order value', '85'],
    ['Gross margin', '45'],
    ['Horizon in months', '36'],
    ['Discount rate a year', '8'],
  ] as const) {
    await field(page, label).fill(text);
    await field(page, label).blur();
  }
  await expect(result(page)).toContainText('Pays back');
  await expect(result(page)).not.toContainText('No result yet');
  await expect.poll(() => queryOf(page)).toContain('d=8');
  expect(queryOf(page)).toContain('utm_source=mail');
  expect(errors).toEqual([]);
});

test('hostile and endless addresses are a page of sense from the server', async ({ request }) => {
  const shown = async (query: string) => {
    const answer = await request.get(`${path}?${query}`);
    expect(answer.status(), query.slice(0, 40)).toBe(200);
    return /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
  };
  const plain = await shown('');
  for (const query of [example, `v=${'9'.repeat(3000)}`, '__proto__=2&constructor=1&v[]=1']) {
    expect(await shown(query), query.slice(0, 40)).toBe(plain);
  }
  for (const query of ['v=%00&c=%F0%9F%92%A9', 'v=1&v=2', 'v=-1e999&h=1e999']) {
    expect(await shown(query), query).toContain('Your result');
    expect(await shown(query), query).not.toMatch(/NaN|Infinity|undefined|\[object/);
  }
});

test('printing leaves the figures, the result and the tables on paper, and takes the fields off', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await field(page, 'Build cost').fill('2,000');
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'Build cost')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Email me the result' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How we calculate it' })).toBeHidden();
  await expect(result(page).locator('dl').first()).toContainText('£2,000');
  await expect(page.getByRole('table', { name: 'Month by month' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chart of the running total/ })).toBeVisible();
  await expect(page.getByText('Open it again:')).toContainText('b=2000');
});

test('the result is mailed once, with a link that opens the same figures', async ({ page }) => {
  const email = `${unique('roi')}@example.com`;
  await open(page);
  await field(page, 'Build cost').fill('2,000');
  await field(page, 'Email').fill('nobody');
  await page.getByRole('button', { name: 'Email me the result' }).click();
  await expect(
    page.getByRole('link', { name: 'Enter an email address like name@example.com' }),
  ).toBeVisible();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');

  await field(page, 'Email').fill(email);
  await field(page, 'Email').press('Enter');
  await expect(page.getByText(`We’ll email the result to ${email} within a minute.`)).toBeVisible();
  await page.getByRole('button', { name: 'Email me the result' }).click();
  const mail = await waitForMail(email, 'notice');
  expect(mail.subject).toBe('Your website ROI result');
  expect(mail.text).toContain('It pays back in month 6.');
  const link = /http\S+\/tools\/roi-calculator\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(field(page, 'Build cost')).toHaveValue('2,000');
  await expect(result(page)).toContainText('Month 6');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a tap on the bar scrolls to the result, and judges nothing', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await open(page, example);
  await field(page, 'Visitors a month').fill('abc');
  await field(page, 'Build cost').fill('');
  const bar = page.getByRole('link', { name: /^Pays back Month 14/ });
  await bar.click();
  const title = page.locator('#result-title');
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect(bar).toHaveCount(1);
  await expect(result(page)).toContainText('This is the last result we could calculate.');
  // The two that were left are judged, as ever.
  await expect(page.locator('form#roi [aria-invalid="true"]')).toHaveCount(2);
  // It stays there once the address has been brought up to date.
  await expect.poll(() => queryOf(page)).toContain('v=abc');
  await expect(title).toBeInViewport();
  await expect(field(page, 'Visitors a month')).toHaveValue('abc');
});

test('the way to the content stays within the page once figures were typed', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await field(page, 'Build cost').fill('2000');
  await field(page, 'Build cost').blur();
  await expect.poll(() => queryOf(page)).toContain('b=2000');
  const asked: string[] = [];
  // The icon is asked for again by each address that the page writes.
  page.on('request', (request) => request.url().includes('.json') && asked.push(request.url()));
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/b=2000.*#main$/);
  await expect(page.locator('main')).toBeFocused();
  await expect(field(page, 'Build cost')).toHaveValue('2,000');
  expect(asked).toEqual([]);
});

test('the bar on a phone keeps clear of the field that has the focus', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  const bar = page.getByRole('link', { name: /^Pays back Month 14/ });
  await expect(bar).toBeInViewport();
  await field(page, 'Visitors a month').focus();
  for (let step = 0; step < 11; step += 1) {
    await page.keyboard.press('Tab');
    const clear = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector('a[href="#result"]')?.getBoundingClientRect();
      const isBar = document.activeElement?.getAttribute('href') === '#result';
      return isBar || !focused || !bar || focused.bottom <= bar.top || focused.top >= bar.bottom;
    });
    expect(clear, `after ${step + 1} steps`).toBe(true);
  }
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example stands there, typed figures are worked out, and the result is mailed', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(result(page)).toContainText('Month 14');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await field(page, 'Build cost').fill('2,000');
    await field(page, 'Gross margin').fill('thin');
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect((await refused).status()).toBe(400);
    await expect(page.getByRole('link', { name: 'Gross margin must be a number like 45' })).toBeVisible();
    await expect(field(page, 'Build cost')).toHaveValue('2,000');

    await field(page, 'Gross margin').fill('45');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(result(page)).toContainText('Month 6');
    const email = `${unique('roi-plain')}@example.com`;
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Email me the result' }).click();
    await expect(page).toHaveURL(/\/tools\/roi-calculator\?v=4000&.*b=2000.*&sent=K-/);
    await expect(page.getByText('It is on its way')).toBeVisible();
    expect((await waitForMail(email, 'notice')).text).toContain('It pays back in month 6.');
  });
});

test('the largest figures that can be typed stay within a narrow phone', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page, 'v=1000000&c=100&o=100000&m=100&u=300&b=1000000&r=100000&h=120&d=0');
  await expect(result(page)).toContainText('£35,999,987,000,000');
  const tooWide = await page.evaluate(() => {
    const figures = [...document.querySelectorAll('#result dd, a[href="#result"] span')];
    const wide = figures.filter(
      (figure) => figure.scrollWidth > figure.clientWidth && figure.clientWidth > 0,
    );
    return [document.documentElement.scrollWidth, ...wide.map((figure) => figure.textContent)];
  });
  expect(tooWide).toEqual([320]);
});
