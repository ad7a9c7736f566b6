import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, type Page } from '@playwright/test';
import { mailsTo, resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { admin, eventually, samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { type Person, passMinutes } from './steps/account.ts';
import { makeOwing, type Owed } from './steps/owing.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// What a client and we tell each other about an invoice, where something is in the way.

test.beforeEach(resetLimits);

const today = londonDate(new Date());
const phone = { width: 360, height: 640 };

const open = (page: Page, person: Person, { id }: Owed) =>
  openSignedIn(page, person, `/client/invoices?invoice=${id}`);

/** On how many lines each of the bank details is shown. */
const linesOf = (page: Page, values: readonly string[]) =>
  page.getByRole('region', { name: 'How to pay' }).evaluate(
    (part, texts) =>
      texts.map((text) => {
        const shown = [...part.querySelectorAll('dd')].find((dd) => dd.textContent === text);
        const range = document.createRange();
        if (shown) range.selectNodeContents(shown);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    values,
  );

test('where a browser can’t copy, it says so, and the details stay readable, with large text too', async ({
  page,
}) => {
  // A wide word, as the numbers of some agency may be.
  const number = 'W'.repeat(11);
  const { person, invoice } = await makeOwing('Rae Refused', { bankDetailsSince: today, number });
  await page.setViewportSize(phone);
  await open(page, person, invoice);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const whole = ['£1,674.80', '00-00-00', '00000000', number];
  for (const what of ['amount', 'sort code', 'account number', 'reference']) {
    await page.getByRole('button', { name: `Copy ${what}` }).click();
    await expect(page.getByText('Your browser can’t copy these.')).toBeInViewport({ ratio: 1 });
    expect(await linesOf(page, whole), what).toEqual([1, 1, 1, 1]);
  }
  await expectAccessible(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await linesOf(page, ['£1,674.80', '00-00-00', '00000000'])).toEqual([1, 1, 1]);
  await expectAccessible(page);
});

test('bank details that change while the page is open are announced, and the menu is one row', async ({
  page,
}) => {
  const { person, invoice } = await makeOwing('Liv Live');
  await page.setViewportSize(phone);
  await open(page, person, invoice);
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await admin()
    .db.doc(`invoices/${invoice.id}`)
    .update({ 'bankDetails.accountNumber': '12345678', bankDetailsSince: today });
  const told = `These details changed on ${formatDate(today)}.`;
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await expect(page.getByText('12345678')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('a lost answer is said where it can be seen, and the second try is the first one', async ({ page }) => {
  const { person, invoice } = await makeOwing('Lou Lost');
  await page.setViewportSize(phone);
  await open(page, person, invoice);
  let isLost = true;
  await page.route(/\/call$/, async (route) => {
    const isTold = route.request().postData()?.includes('disputeInvoice') === true;
    if (!isTold || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  const dialog = page.getByRole('dialog', { name: 'What’s wrong with this invoice?' });
  await dialog.getByLabel('What’s wrong', { exact: true }).fill('We agreed on 20 hours.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('What’s wrong', { exact: true })).toHaveValue('We agreed on 20 hours.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Thank you. We’ve put this invoice on hold.')).toBeVisible();
  const told = async () =>
    (await mailsTo(samples.admin.email, 'notice')).filter(({ subject }) => subject.includes(invoice.number));
  await eventually('the mail to staff', async () => (await told()).length > 0);
  expect(await told()).toHaveLength(1);
});

test('staff answer what was wrong with an invoice: the client reads it there and in an email', async ({
  page,
  browser,
}) => {
  const { person, invoice } = await makeOwing('Ann Answered');
  await open(page, person, invoice);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have paid' }).click();
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await page.getByLabel('What’s wrong', { exact: true }).fill('We agreed on 20 hours.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This invoice is on hold', { exact: true })).toBeVisible();
  // Both are still there to be read.
  await expect(page.getByText('You told us you’ve paid', { exact: true })).toBeVisible();

  const staff = await browser.newPage();
  await openSignedIn(staff, samples.admin, adminPaths.invoice(invoice));
  await staff.getByRole('button', { name: 'End dispute' }).click();
  const dialog = staff.getByRole('dialog', { name: `End the dispute of ${invoice.number}?` });
  await dialog.getByLabel('Answer').fill('The offer of 3 May says 30 hours.');
  await dialog.getByRole('button', { name: 'End dispute' }).click();
  await expect(dialog).toHaveCount(0);
  await staff.close();

  const on = formatDate(today).replaceAll(' ', '\u00A0');
  await expect(page.getByText(`We answered on ${on}`)).toBeVisible();
  await expect(page.getByText('“We agreed on 20 hours.”')).toBeVisible();
  await expect(page.getByText('Our answer: “The offer of 3 May says 30 hours.”')).toBeVisible();
  await expect(page.getByText('This invoice is on hold', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const mail = await eventually('the answer by email', async () =>
    (await mailsTo(person.email, 'notice')).find(({ subject }) => subject.includes(invoice.number)),
  );
  expect(mail.subject).toBe(`Our answer about invoice ${invoice.number}`);
});

test('an invoice that we have given up looks to its client like any that is overdue', async ({ page }) => {
  const dueOn = addDays(today, -60);
  const writtenOff = { status: 'writtenOff', writtenOff: { on: today, paidAmount: 0 }, dueOn };
  const { person, invoice } = await makeOwing('Oz Owing', writtenOff);
  await open(page, person, invoice);
  await expect(page.getByText(`Overdue (was due ${formatDate(dueOn)})`)).toBeVisible();
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await page.getByLabel('What’s wrong', { exact: true }).fill('It was cancelled.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This invoice is on hold', { exact: true })).toBeVisible();
  await expect(page.getByText(/written off|given up/i)).toHaveCount(0);
});

test('an invoice with more payments than one page has says that there are more, to client and staff', async ({
  page,
  browser,
}) => {
  const { person, invoice } = await makeOwing('Paula Pence', {});
  const batch = admin().db.batch();
  for (let each = 0; each < 101; each += 1) {
    const at = new Date(Date.now() + each);
    batch.create(admin().db.doc(`invoices/${invoice.id}/payments/penny-${each}`), {
      amount: 1,
      method: 'cash',
      receivedOn: today,
      reference: `penny ${each}`,
      recordedBy: 'staff',
      createdAt: at,
    });
  }
  batch.update(admin().db.doc(`invoices/${invoice.id}`), { paidAmount: 101, status: 'partPaid' });
  await batch.commit();
  await open(page, person, invoice);
  await expect(page.getByText('There’s more than we can list here.')).toBeVisible();
  await expect(page.getByText('Reference penny 99')).toBeVisible();
  await expect(page.getByText('Reference penny 100')).toBeHidden();
  const staff = await browser.newPage();
  await openBackOffice(staff, adminPaths.invoice({ id: invoice.id }));
  await expect(staff.getByText('These are the first 100.')).toBeVisible();
  await staff.close();
});

test('an invoice that falls overdue while its page is open says so', async ({ page }) => {
  const { person, invoice } = await makeOwing('Mia Midnight', { dueOn: today });
  await page.clock.install();
  await open(page, person, invoice);
  await expect(page.getByText('Due today')).toBeVisible();
  // A day and an hour: the clocks may change in between.
  await passMinutes(page, 25 * 60);
  await expect(page.getByText(`Overdue (was due ${formatDate(today)})`)).toBeVisible();
});
