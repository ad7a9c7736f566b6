import { expect, type Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { admin } from '../../support/suite.ts';

export interface Enquirer {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Fills in the three steps of the quote form, as a visitor with script. A package is chosen already. */
export async function fillInRequest(page: Page, enquirer: Enquirer): Promise<void> {
  await page.getByRole('checkbox', { name: 'Websites', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('What do you want this project to change?').fill(enquirer.message);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill(enquirer.name);
  await page.getByLabel('Email', { exact: true }).fill(enquirer.email);
  await page.getByRole('checkbox', { name: 'Use these details to answer my request' }).check();
}

/** Sends the form and returns the reference that the thank-you page shows. */
export async function sendRequest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL('**/quote/thank-you?reference=*');
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  expect(reference).toMatch(/^Q-[2-9A-Z]{6}$/);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  return reference;
}

/** A request as it is stored. */
export async function requestOf(reference: string): Promise<DocumentData> {
  const stored = await admin().db.doc(`quotes/${reference}/private/draft`).get();
  return stored.data() ?? {};
}
