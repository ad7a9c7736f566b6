import type { Page } from '@playwright/test';

/** Fills in the sign-in form that is on screen. */
export async function signInAs(
  page: Page,
  { email, password, remember = false }: { email: string; password: string; remember?: boolean },
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Stay signed in on this device').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
