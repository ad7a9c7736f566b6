import { readFile } from 'node:fs/promises';
import { addDays, addMonths, londonDate, taxYearOf } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import { readCsv } from '@agency/domain/shared/sheet';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { linkAddress } from '../support/link-addresses.ts';
import { mailsTo, resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { addresses, admin, eventually, samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeClient, type Person } from './steps/account.ts';
import { makeOwing, type Owed, owe } from './steps/owing.ts';
import { test } from './steps/test.ts';

test.beforeEach(resetLimits);

const today = londonDate(new Date());
const phone = { width: 360, height: 640 };

const open = (page: Page, person: Person, { id }: Owed) =>
  openSignedIn(page, person, `/client/invoices?invoice=${id}`);

const allowCopying = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.site });

const giveCredit = (clientId: string, balance: number) =>
  admin().db.doc(`clients/${clientId}/credits/1`).set({
    sequence: 1,
    amount: balance,
    balance,
    reason: 'Paid too much',
    invoiceId: null,
    createdAt: new Date(),
    createdBy: 'system',
  });

/** How to pay is there for who asks for it. */
async function expectFolded(page: Page): Promise<void> {
  const pay = page.getByRole('region', { name: 'How to pay' });
  const copy = pay.getByRole('button', { name: 'Copy amount' });
  await expect(copy).toBeHidden();
  await pay.getByText('How to pay').click();
  await expect(copy).toBeVisible();
}

const staffMail = (what: string, { number }: Owed) =>
  eventually(`the mail to staff that ${number} ${what}`, async () =>
    (await mailsTo(samples.admin.email, 'notice')).find(({ subject }) => subject.includes(number)),
  );

test('all that a payment needs stands on the first screen of a small phone, and is copied by a tap', async ({
  page,
}) => {
  const changed = { bankDetailsSince: addDays(today, -2) };
  const { person, own, invoice } = await makeOwing('Pia Phone', changed);
  await giveCredit(own.id, 28_800);
  await page.setViewportSize(phone);
  await allowCopying(page.context());
  await open(page, person, invoice);
  const pay = page.getByRole('region', { name: 'How to pay' });
  const copied = {
    amount: '1674.80',
    'account name': 'Downland Digital Ltd',
    'sort code': '000000',
    'account number': '00000000',
    reference: invoice.number,
  };
  for (const what of Object.keys(copied))
    await expect(pay.getByRole('button', { name: `Copy ${what}` })).toBeInViewport({ ratio: 1 });
  await expect(pay.getByText('£1,674.80')).toBeInViewport({ ratio: 1 });
  await expect(
    pay.getByText(`These details changed on ${formatDate(changed.bankDetailsSince)}.`),
  ).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const [what, text] of Object.entries(copied)) {
    await pay.getByRole('button', { name: `Copy ${what}` }).click();
    await expect(pay.getByRole('status').filter({ hasText: `Copied ${what}` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await expect(pay.getByText('We never announce new bank details by email alone.')).toBeVisible();
  await expect(
    pay.getByText('You have £288.00 of credit with us. It comes off your next invoice'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('who comes from the email without an account reads that the PDF is all it takes, and how to get in', async ({
  page,
}) => {
  const { person, invoice } = await makeOwing('Nora Newcomer');
  const words = page.getByText('The PDF attached to the email with the invoice');
  await page.goto('/client/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.goto(`/client/invoices?invoice=${invoice.id}`);
  await expect(words).toBeVisible();
  await expect(page.getByRole('link', { name: 'create an account', exact: true })).toHaveAttribute(
    'href',
    '/client/register',
  );
  await expectAccessible(page);
  await signInAs(page, person);
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();
});

test('a client says that they have paid: staff are told, and nothing more is asked of them', async ({
  page,
}) => {
  const { person, invoice } = await makeOwing('Paul Paid');
  await openSignedIn(page, person, '/client/dashboard');
  const needed = page.getByRole('region', { name: 'What we need from you' });
  await expect(needed.getByText('£1,674.80')).toBeVisible();
  await needed.getByRole('link', { name: `See how to pay invoice ${invoice.number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'I have paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell us you’ve paid' });
  await dialog.getByLabel('When did you pay?').fill(addDays(today, 1));
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await expect(dialog.getByText('Choose today or an earlier date')).toBeVisible();
  await dialog.getByLabel('When did you pay?').fill(addDays(today, -1));
  await dialog.getByLabel('Reference').fill('ORDER AHEAD');
  await dialog.getByRole('button', { name: 'I have paid' }).dblclick();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText('Thank you. We’ve noted that you’ve paid.')).toBeInViewport();
  const paidOn = formatDate(addDays(today, -1)).replaceAll(' ', '\u00A0');
  await expect(
    page.getByText(`The payment left your account on ${paidOn}, with the reference ORDER AHEAD.`),
  ).toBeVisible();
  await expect(page.getByText('You don’t need to do anything else.')).toBeVisible();
  await expectFolded(page);
  await staffMail('has been paid', invoice);
  await page.getByRole('link', { name: 'All your invoices' }).click();
  const row = page.getByRole('listitem').filter({ hasText: invoice.number });
  await expect(row.getByText('You told us you’ve paid')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(needed).toBeVisible();
  await expect(needed.getByText(invoice.number)).toHaveCount(0);
});

test('a client says with the keyboard alone that something is wrong, and reads what happens next', async ({
  page,
}) => {
  const { person, invoice } = await makeOwing('Kay Keys');
  await open(page, person, invoice);
  const wrong = page.getByRole('button', { name: 'Something is wrong' });
  await expect(wrong).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await wrong.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wrong).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What’s wrong with this invoice?' });
  await expect(dialog.getByLabel('What’s wrong', { exact: true })).toBeFocused();
  await page.keyboard.type('We agreed on 20 hours.');
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    if (await dialog.getByRole('button', { name: 'Send' }).evaluate((it) => it === document.activeElement))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('This invoice is on hold', { exact: true })).toBeVisible();
  await expect(page.getByText('“We agreed on 20 hours.”')).toBeVisible();
  await expect(page.getByText('We’ll reply by email.')).toBeVisible();
  await expect(page.getByText('On hold while we look into it')).toBeVisible();
  await expectFolded(page);
  await expect(wrong).toHaveCount(0);
  // The button that had the focus is gone: it goes on from where it was.
  await expect(page.locator('body')).not.toBeFocused();
  await staffMail('is disputed', invoice);
  await expectAccessible(page);
});

test('where a person belongs to two companies every row names its own, and a download is of one', async ({
  page,
}) => {
  const { person, own, invoice } = await makeOwing('Dora Double');
  const second = await makeClient(person);
  await Promise.all([giveCredit(own.id, 28_800), giveCredit(second.id, 100)]);
  const other = await owe(second.id, { status: 'paid', paidAmount: 167_480 });
  const parties = (name: string) => ({ 'parties.buyer.name': name, projectId: own.projectId });
  const { db } = admin();
  await Promise.all([
    db.doc(`invoices/${invoice.id}`).update(parties(own.company)),
    db.doc(`invoices/${other.id}`).update(parties(second.company)),
  ]);
  await openSignedIn(page, person, '/client/invoices');
  const row = ({ number }: Owed) => page.getByRole('listitem').filter({ hasText: number });
  await expect(row(invoice).getByText(`For ${own.company}`)).toBeVisible();
  await expect(row(other).getByText(`For ${second.company}`)).toBeVisible();
  await expect(row(other).getByText('Paid', { exact: true })).toBeVisible();

  await test.step('the credit of each is said by its name, on the overview as well', async () => {
    const expectCredit = async () => {
      await expect(page.getByText(`${own.company} has £288.00 of credit with us.`)).toBeVisible();
      await expect(page.getByText(`${second.company} has £1.00 of credit with us.`)).toBeVisible();
    };
    await expectCredit();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expectCredit();
    await page.getByRole('link', { name: `See how to pay invoice ${invoice.number}` }).click();
    const pay = page.getByRole('region', { name: 'How to pay' });
    await expect(pay.getByText(`${own.company} has £288.00 of credit with us.`)).toBeVisible();
    await expect(page.getByText(`${second.company} has`)).toHaveCount(0);
    await page.getByRole('link', { name: 'All your invoices' }).click();
  });

  await test.step('a company has to be chosen', async () => {
    await page.getByRole('button', { name: 'Download ZIP file' }).click();
    await expect(page.getByText('Choose a company').last()).toBeVisible();
  });

  await test.step('a tax year is a tap away', async () => {
    const { from, to } = taxYearOf(addMonths(today, -12));
    await page.getByRole('button', { name: 'Last tax year' }).click();
    await expect(page.getByLabel('Issued from')).toHaveValue(from);
    await expect(page.getByLabel('Issued to')).toHaveValue(to);
    await page.getByRole('button', { name: 'This tax year' }).click();
    await expect(page.getByLabel('Issued from')).toHaveValue(taxYearOf(today).from);
    await page.getByLabel('Issued from').fill(addMonths(today, -12));
  });

  await test.step('the file holds the table and the PDFs of that company alone', async () => {
    await page.getByLabel('Company').selectOption({ label: second.company });
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download ZIP file' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${second.company} invoices .+\\.zip$`));
    const files = unzipSync(await readFile(await download.path()));
    const [csv = '', pdf = ''] = Object.keys(files);
    expect(pdf).toBe(`Invoice ${other.number}.pdf`);
    const rows = readCsv(strFromU8(files[csv] ?? new Uint8Array()));
    expect(rows.slice(1).map(([number]) => number)).toEqual([other.number]);
    await expect(page.getByText('Your download has started: 1 document.')).toBeVisible();
  });
  await expectAccessible(page);

  await test.step('in a project too', async () => {
    await page.goto(`/client/project?id=${own.projectId}`);
    const part = page.getByRole('region', { name: 'Invoices' });
    await expect(part.getByRole('listitem').filter({ hasText: invoice.number })).toContainText(
      `For ${own.company}`,
    );
  });

  await test.step('the invoice of a stranger is not there', async () => {
    const stranger = await makeOwing('Sia Stranger');
    await page.goto(`/client/invoices?invoice=${stranger.invoice.id}`);
    await expect(page.getByRole('heading', { name: 'We can’t find this invoice' })).toBeVisible();
  });
});

test('the link of a project says how its invoices stand, and no more', async ({ page }) => {
  const { db } = admin();
  const sample = 'sample-q-8mbk4d-review';
  const number = String((await db.doc(`invoices/${sample}`).get()).get('number'));
  await openSignedIn(page, samples.client, '/client/project?id=P-7V4BQK');
  const part = page.getByRole('region', { name: 'Invoices' });
  const words = await part
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByText('Part paid')
    .textContent();
  await page.goto(await linkAddress('sample-link-p-7v4bqk'));
  const row = part.getByRole('listitem').filter({ hasText: number });
  await expect(row.getByText(words ?? 'nothing')).toBeVisible();
  await expect(part.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('00-00-00')).toHaveCount(0);
  await expectAccessible(page);
});
