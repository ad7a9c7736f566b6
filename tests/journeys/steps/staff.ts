import { expect, type Locator, type Page } from '@playwright/test';
import { samples } from '../../support/suite.ts';
import { signInAs } from './sign-in.ts';

/** Opens the back office as the sample admin. */
export async function openBackOffice(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await signInAs(page, samples.admin);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Adds a line at the end of a section and fills it in. */
export async function addLine(
  section: Locator,
  line: { description: string; quantity: string; unitPrice: string; forClient?: string },
): Promise<void> {
  await section.getByRole('button', { name: 'Add line' }).click();
  const row = section.getByRole('listitem', { name: /^Line \d+$/ }).last();
  await row.getByLabel('Description').fill(line.description);
  await row.getByLabel('Quantity', { exact: true }).fill(line.quantity);
  await row.getByLabel('Unit price').fill(line.unitPrice);
  if (line.forClient) await row.getByLabel('For the client').selectOption({ label: line.forClient });
}

/** Saves what stands in the editor and waits until it is safe. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
}

/** Sends the saved quote and returns the words of the button that did. */
export async function sendQuote(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Send (quote|version \d+)$/ }).click();
  const confirm = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Send quote of £/ });
  const words = (await confirm.textContent()) ?? '';
  await confirm.click();
  await expect(confirm).toBeHidden();
  return words;
}
