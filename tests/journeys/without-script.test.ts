import { expect, test } from '@playwright/test';
import { mailsTo, resetLimits, waitForMail } from '../support/mailbox.ts';
import { unique } from '../support/suite.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(resetLimits);

test('a visitor without JavaScript reads the site and sends a request', async ({ page }) => {
  const home = await page.goto('/');
  expect(home?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const packages = await page.goto('/packages');
  expect(packages?.status()).toBe(200);
  await page
    .getByRole('link', { name: /ask for|request|choose/i })
    .and(page.locator('[href*="package="]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/quote\?package=/);

  const email = `${unique('noscript')}@example.com`;
  await page.getByLabel('What do you want this project to change?').fill('Bookings on our own site.');
  await page.getByLabel('Name', { exact: true }).fill('Nora Noscript');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: 'Use these details to answer my request' }).check();
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect(page).toHaveURL(/\/quote\/thank-you\?reference=Q-/);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  const mail = await waitForMail(email, 'quote-request-confirmation');
  expect(mail.html).toContain(reference);
});

test('a wrong form comes back with everything that was typed and a message beside each field', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/quote');
  await page.getByRole('checkbox', { name: 'Web apps', exact: true }).check();
  await page.getByLabel('What do you want this project to change?').fill('Fewer phone calls, more bookings.');
  await page.getByLabel('Name', { exact: true }).fill('Wilma Wrong');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send request' }).click();
  expect((await answered).status()).toBe(400);

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wilma Wrong');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('not an address');
  await expect(page.getByLabel('What do you want this project to change?')).toHaveValue(
    'Fewer phone calls, more bookings.',
  );
  await expect(page.getByRole('checkbox', { name: 'Web apps', exact: true })).toBeChecked();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByRole('link', { name: 'Enter an email address like name@example.com' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Tick the box/ })).toBeVisible();
  expect(await mailsTo('not an address')).toEqual([]);
});

test('writing to us without script keeps what was typed, then gives a reference', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Wilma Wrong');
  await page.getByLabel('Message', { exact: true }).fill('Do you work in Petworth?');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wilma Wrong');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you work in Petworth?');
  await expect(page.getByRole('link', { name: /Tick the box/ })).toBeVisible();

  const email = `${unique('contact')}@example.com`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill('Petworth');
  await page.getByRole('checkbox', { name: 'Use these details to answer my message' }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=C-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received your message');
  await waitForMail(email, 'contact-form-confirmation');
});

test('a package is asked for without script', { tag: '@long' }, async ({ page }) => {
  await page.goto('/packages');
  await page
    .getByRole('link', { name: /^Short request/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/packages\?package=/);
  await expect(page.getByRole('combobox', { name: 'Package' })).not.toHaveValue('');
  const email = `${unique('package')}@example.com`;
  await page.getByLabel('Name', { exact: true }).fill('Paula Package');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: 'Use these details to answer my request' }).check();
  await page.getByRole('button', { name: 'Request this package' }).click();
  await expect(page).toHaveURL(/\/packages\?sent=R-/);
  await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeVisible();
});
