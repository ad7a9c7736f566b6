import { expect, type Page } from '@playwright/test';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { signInAs } from '../../support/sign-in-form.ts';

const password = 'correct-horse-battery';

/** Registers an address, proves it by the mail and signs in, to be remembered. */
export async function registerClient(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto('/client/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const mail = await waitForMail(email, 'client-registration-confirmation');
  await page.goto(linkIn(mail, 'mode=verifyEmail'));
  await signInAs(page, { email, password, remember: true });
  await expect(page).toHaveURL(/\/client\/dashboard/);
}

/** Closes the page and opens another in the same browser: what only the closed page knew is gone. */
export async function reopen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
