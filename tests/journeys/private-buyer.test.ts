import { expect } from '@playwright/test';
import { waitUntilRunning } from '../support/access/hydration.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { admin, unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { beginQuote, offerQuote, openBackOffice, saveDraft } from './steps/staff.ts';
import { test } from './steps/test.ts';

test('staff say that a person buys privately, who then can ask us to begin early', async ({
  page,
  openElsewhere,
}) => {
  const quoteId = await beginQuote('Nora Private');
  await openBackOffice(page, `/admin/quotes?quote=${quoteId}`);
  await page.getByLabel('Title', { exact: true }).fill('Family history');
  await page.getByLabel('Section title').fill('Design');
  await page.getByLabel(/^Description of/).fill('Five pages');
  await page.getByLabel(/^Unit price/).fill('1200');
  const dialog = page.getByRole('alertdialog');
  const vat = page.getByLabel(/^VAT of/);
  await test.step('lines outside the scope of UK VAT are for clients abroad: staff are warned', async () => {
    await vat.selectOption({ label: 'Outside scope' });
    await saveDraft(page);
    await page.getByRole('button', { name: 'Send quote' }).click();
    await expect(dialog).toContainText('We have no address for Nora Private');
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await vat.selectOption({ label: '20%' });
  });
  await saveDraft(page);
  await page.getByRole('button', { name: 'Send quote' }).click();
  const send = dialog.getByRole('button', { name: /^Send quote of £/ });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/Say whether this client buys for a business or privately/);
  await dialog.getByRole('radio', { name: /^Privately/ }).check();
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toBeHidden();

  const { email } = (await admin().db.doc(`quotes/${quoteId}`).get()).get('recipient');
  const client = await openElsewhere();
  await client.goto(linkIn(await waitForMail(email, 'quote-sent-notification'), '/client/quotes/view/'));
  await waitUntilRunning(client);
  await expect(client.getByRole('heading', { name: 'Your right to cancel' })).toBeVisible();
  const early = client.getByRole('checkbox', { name: /^I ask you to begin within the 14 days/ });
  await expect(early).not.toBeChecked();
  await expectAccessible(client);
  await early.check();
  await client.getByLabel('Your full name').fill('Nora Private');
  await client.getByRole('checkbox', { name: /^I accept this quote/ }).check();
  await client.getByRole('button', { name: 'Accept quote and agree to pay £1,440.00' }).click();
  await expect(client.getByText('You asked us to start before then.')).toBeVisible();
  await expect
    .poll(async () => (await admin().db.doc(`quotes/${quoteId}`).get()).get('acceptance.startEarly'))
    .toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a private buyer accepts, and work waits for the days to cancel', async ({ page }) => {
    const email = `${unique('private')}@example.com`;
    await page.goto(await offerQuote({ name: 'Nils Private', email, buys: 'private' }));
    await expect(page.getByRole('heading', { name: 'Your right to cancel' })).toBeVisible();
    await page.getByRole('checkbox', { name: /^I ask you to begin/ }).check();
    await page.getByRole('checkbox', { name: /^I accept this quote/ }).check();
    const accept = page.getByRole('button', { name: /^Accept quote and agree to pay £/ });
    await accept.click();
    // The name is missing: what was ticked comes back, and can be unticked.
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    const early = page.getByRole('checkbox', { name: /^I ask you to begin/ });
    await expect(early).toBeChecked();
    await early.uncheck();
    await page.getByLabel('Your full name').fill('Nils Private');
    await accept.click();
    await expect(page.getByText(/Work starts on .+ at the earliest/)).toBeVisible();
    const { text } = await waitForMail(email, 'quote-accepted-confirmation');
    expect(text).toContain('You have the right to cancel this contract within 14 days');
    expect(text).toContain('I/We* hereby give notice');
  });
});
