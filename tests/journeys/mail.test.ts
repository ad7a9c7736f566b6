import { expect, type Page, test } from '@playwright/test';
import { unsubscribePath } from '../support/link-addresses.ts';
import { mailsTo, resetLimits, waitForMail } from '../support/mailbox.ts';
import { admin, samples, unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { fillOutbox } from './steps/outbox.ts';
import { offerQuote, openBackOffice } from './steps/staff.ts';

// What begins with a mail and ends on a page: codes for large quotes, expired links, unwanted emails.

/** Above every other quote of a test run, so that only those of this file ask for a code. */
const threshold = 20_000_000;
const settings = () => admin().db.doc('settings/private');

// One after the other: they share a setting.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await resetLimits();
  await settings().update({ stepUpThreshold: threshold });
});
test.afterAll(async () => {
  await settings().update({ stepUpThreshold: null });
});

const line = {
  id: 'platform',
  description: 'Platform',
  unitLabel: '',
  quantity: 1,
  unitPrice: 25_000_000,
  discount: 0,
  vatRate: 2000,
  billing: 'once',
  selection: { kind: 'fixed' },
};
const content = {
  title: 'A large platform',
  introduction: '',
  sections: [{ id: 'one', title: 'Platform', introduction: '', lines: [line] }],
  discount: { kind: 'none' },
  paymentSchedule: [{ id: 'all', label: 'All', share: 10_000, trigger: { kind: 'acceptance' } }],
  milestones: [],
};

async function codeFor(email: string): Promise<string> {
  const { text } = await waitForMail(email, 'notice');
  return /Code: (\d{3} \d{3})/.exec(text ?? '')?.[1] ?? '';
}

async function acceptLargeQuote(page: Page, atCode: () => Promise<void> = async () => {}): Promise<void> {
  const email = `${unique('large')}@example.com`;
  await page.goto(await offerQuote({ name: 'Lena Large', email, content }));
  await page.getByLabel('Your full name').fill('Lena Large');
  await page.getByRole('checkbox', { name: /^I accept this quote/ }).check();
  const accept = page.getByRole('button', { name: /^Accept quote of £300,000/ });
  await accept.click();
  await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText(`We’ve emailed a code to ${email}`)).toBeVisible();
  const field = page.getByLabel('Code from the email');
  await expect(page.getByLabel('Your full name')).toHaveValue('Lena Large');
  // The code is made as its mail goes out; before that there is none that a wrong one could be held against.
  const code = await codeFor(email);
  await field.fill('000000');
  await accept.click();
  await expect(page.getByText(/You can try 4 more times/).first()).toBeVisible();
  await atCode();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText(/Thank you for accepting|You accepted this quote/).first()).toBeVisible();
}

test('a large quote is accepted by its link with a code from the mailbox', async ({ page }) => {
  await acceptLargeQuote(page, () => expectAccessible(page));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a large quote is accepted the same way', { tag: '@long' }, async ({ page }) => {
    await acceptLargeQuote(page);
  });

  test('mails are stopped by one button', async ({ page }) => {
    await page.goto(unsubscribePath());
    await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: 'We’ve stopped these emails' })).toBeVisible();
    await expect(page).toHaveURL(/\/unsubscribe\//);
  });

  test('a link that opens nothing asks staff for a new one', async ({ page }) => {
    await page.goto('/client/quotes/view/not-a-token');
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await expect(page.getByText('We’ve received your request for a new link')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a new link' })).toHaveCount(0);
  });
});

test('the page that stops mails is kept nowhere and says nothing of where it was opened', async ({
  request,
}) => {
  for (const path of [unsubscribePath(), '/unsubscribe/not-a-token']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(path.endsWith('not-a-token') ? 404 : 200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
  }
});

test('staff look at the outbox and a template, and send themselves a test', async ({ page }) => {
  await fillOutbox();
  await openBackOffice(page, '/admin/settings?tab=outbox');
  const table = page.getByRole('table', { name: 'Emails' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: /^Show/ }).selectOption({ label: 'Sent' });
  await expect(page).toHaveURL(/list=sent/);
  await page.getByRole('link', { name: 'Email templates' }).click();
  await page.getByRole('combobox', { name: /^Template/ }).selectOption({ label: 'Quote sent' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Your quote is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('width', '320');
  const tests = async () => {
    const notices = await mailsTo(samples.admin.email, 'notice');
    return notices.filter(({ subject }) => subject.startsWith('Test: ')).length;
  };
  const before = await tests();
  await page.getByRole('button', { name: /^Send a test to / }).click();
  await expect(page.getByText(/A test is on its way/)).toBeVisible();
  await expect.poll(tests, { timeout: 60_000 }).toBe(before + 1);
});
