import { expect } from '@playwright/test';
import { waitUntilRunning } from '../support/access/hydration.ts';
import { linkAddress } from '../support/link-addresses.ts';
import { test } from './steps/test.ts';

test('an answer that was begun survives a reload, but for the agreement', async ({ page }) => {
  await page.goto(await linkAddress('sample-link-q-7k3m9p'));
  await waitUntilRunning(page);
  const name = page.getByLabel('Your full name');
  const agreement = page.getByRole('checkbox', { name: /agree/i });
  const accept = page.getByRole('button', { name: /^Accept quote of/ });
  const optional = page.locator('article input[type="checkbox"]:not([name="acceptTerms"])').first();
  const quantity = page
    .locator('article input[inputmode="decimal"], article input[inputmode="numeric"]')
    .first();
  const before = await optional.isChecked();
  const offered = (await accept.textContent()) ?? '';
  await optional.setChecked(!before);
  await quantity.fill('3');
  await name.fill('Ada King');
  await agreement.check();
  const chosen = (await accept.textContent()) ?? '';
  expect(chosen).not.toBe(offered);

  await page.reload();
  await waitUntilRunning(page);
  await expect(optional).toBeChecked({ checked: !before });
  await expect(quantity).toHaveValue('3');
  await expect(name).toHaveValue('Ada King');
  await expect(accept).toHaveText(chosen);
  await expect(agreement).not.toBeChecked();
});
