import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, test } from '@playwright/test';
import { admin } from '../support/suite.ts';
import { issue, makeClient, makeDraft, partOf } from './steps/invoices.ts';
import { openBackOffice } from './steps/staff.ts';

// What staff read about money later on: why, how much, and what is missing.

test('a draft says what stops it from being issued until it is there', async ({ page }) => {
  const client = await makeClient();
  const record = admin().db.doc(`clients/${client.id}`);
  const { address } = (await record.get()).data() ?? {};
  await record.update({ address: null, purchaseOrderRequired: true });
  const id = await makeDraft(client.id, 'Shop photographs', 400);
  await openBackOffice(page, adminPaths.invoice({ id }));
  const banner = page.getByRole('status').filter({ hasText: 'This draft can’t be issued yet' });
  await expect(banner).toContainText('needs a purchase order number on every invoice');
  await expect(banner).toContainText(`We don’t have an address for ${client.name}`);
  await expect(banner.getByRole('link', { name: 'Open the client record' })).toHaveAttribute(
    'href',
    adminPaths.client(client.id),
  );
  await expect(page.getByText('It can’t be issued like this yet.')).toBeVisible();
  await page.getByLabel(/^Purchase order/).fill('PO-77');
  await page.keyboard.press('Control+s');
  await expect(banner).not.toContainText('purchase order');
  await record.update({ address });
  await expect(banner).toBeHidden();
  await expect(page.getByText('as the client would get it')).toBeVisible();
});

test('why a debt was written off, and how much was paid of it, is read later on', async ({ page }) => {
  test.slow();
  const client = await makeClient();
  const number = await issue(client.id, 'Shop photographs', 400);
  await openBackOffice(page, adminPaths.invoices({ of: client.id }));
  await page.getByRole('link', { name: number }).click();

  await test.step('paid in part', async () => {
    await page.getByRole('button', { name: 'Record receipt' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill('50');
    await dialog.getByRole('button', { name: 'Record receipt' }).click();
    await expect(dialog).toBeHidden();
    await expect(partOf(page, 'Payments and credit')).toContainText(/£480\.00.*£50\.00.*To pay.*£430\.00/);
  });

  await test.step('written off, with its reason', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Write off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The shop has closed');
    await dialog.getByRole('button', { name: 'Write off £430.00' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/: “The shop has closed”$/)).toBeVisible();
    await expect(partOf(page, 'Payments and credit')).toContainText(/Written off.*£430\.00/);
  });

  await test.step('in its history, too', async () => {
    await page.getByText('History', { exact: true }).click();
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveText([
      /wrote it off.*“The shop has closed”/,
      /recorded a receipt of £50\.00/,
      /issued it/,
      /started the draft/,
    ]);
  });

  await test.step('and the client’s record names the invoice of the money', async () => {
    await page.goto(adminPaths.client(client.id, { tab: 'account' }));
    const receipt = page.getByRole('row').filter({ hasText: 'Receipt' });
    await expect(receipt.getByRole('link', { name: number })).toBeVisible();
    await page.getByRole('tab', { name: 'Invoices' }).click();
    const invoices = page.getByRole('tabpanel', { name: 'Invoices' });
    await expect(invoices.getByRole('row').filter({ hasText: number })).toContainText('£430.00 written off');
  });
});
