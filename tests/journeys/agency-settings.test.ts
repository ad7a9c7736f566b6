import { expect, type Page } from '@playwright/test';
import { admin } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// Staff change what the site says of the agency. Others look at the running suite, so what they change here is put back.

const site = () => admin().db.doc('settings/site');
const phone = '01403 555 0187';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Save these changes?' });

test('a phone number and a price are changed, read over, saved over no colleague’s, and shown to visitors', async ({
  page,
  browser,
}) => {
  test.slow();
  const before = (await site().get()).data();
  const { phone: former, estimateRates } = { phone: before?.phone, estimateRates: before?.estimateRates };
  const contact = section(page, 'Contact details');

  try {
    await test.step('what changes is said before it is saved', async () => {
      await openBackOffice(page, '/admin/settings');
      await expect(section(page, 'Brand')).toBeVisible();
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Contact' }).click();
      await contact.last().getByLabel('Phone').fill(phone);
      await contact.last().getByRole('button', { name: 'Save contact details' }).click();
      await expect(dialog(page).getByRole('deletion')).toHaveText(String(former));
      await expect(dialog(page).getByRole('insertion')).toHaveText(phone);
    });

    await test.step('a colleague who saved meanwhile is not overwritten', async () => {
      await site().update({ supportEmail: 'help@downland.example' });
      await dialog(page).getByRole('button', { name: 'Save contact details' }).click();
      await expect(dialog(page)).toContainText('Someone saved this after you opened it');
      await dialog(page).getByRole('button', { name: 'Not yet' }).click();
      await contact.last().getByRole('button', { name: 'Save contact details' }).click();
      await dialog(page).getByRole('button', { name: 'Save contact details' }).click();
      await expect(dialog(page)).toBeHidden();
      expect((await site().get()).data()).toMatchObject({ phone, supportEmail: 'help@downland.example' });
    });

    await test.step('of a price the pages are named, and the usual one is a press away', async () => {
      await page.goto('/admin/settings?tab=prices');
      const hosting = section(page, 'Services').getByRole('group', { name: 'Hosting' });
      await hosting.getByLabel('From').fill('43');
      await page.getByRole('button', { name: 'Save service prices' }).click();
      await expect(dialog(page)).toContainText('Hosting appears on');
      await expect(dialog(page)).toContainText('/services/hosting');
      await dialog(page).getByRole('button', { name: 'Save service prices' }).click();
      await expect(dialog(page)).toBeHidden();
      await hosting.getByRole('button', { name: 'Use the usual one' }).click();
      await expect(hosting.getByLabel('From')).toHaveValue('35.00');
    });

    await test.step('a visitor reads both within a minute', async () => {
      const visitor = await browser.newPage();
      const shown = async () => {
        await visitor.goto('/services/hosting');
        return (await visitor.locator('body').textContent()) ?? '';
      };
      await expect.poll(shown, { timeout: 60_000 }).toContain('£43');
      await expect.poll(shown, { timeout: 60_000 }).toContain(phone);
      await visitor.close();
    });
  } finally {
    await site().update({ phone: former, estimateRates, supportEmail: before?.supportEmail });
  }
});
