import { expect } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { admin, samples } from '../support/suite.ts';
import { makeAccount, newPerson, type Person } from './steps/account.ts';
import { issue, makeClient } from './steps/invoices.ts';
import { test } from './steps/test.ts';

// An admin whose access is taken away by a colleague while they work with money.

test.beforeEach(resetLimits);

async function callAsStaff(operation: string, input: unknown): Promise<void> {
  const { idToken } = await signIn(samples.admin);
  expect((await callOperation(operation, input, idToken)).status, operation).toBe(200);
}

/** Makes somebody an admin, as if they had asked for it; their uid. */
async function makeAdmin(person: Person): Promise<string> {
  const uid = await makeAccount(person);
  await callOperation('ensureUser', {}, (await signIn(person)).idToken);
  await admin().db.doc(`users/${uid}`).update({ adminRequest: 'pending' });
  await callAsStaff('approveAdmin', { uid });
  return uid;
}

test('an admin removed while they record a receipt is refused, and sees nothing more', async ({ page }) => {
  const person = newPerson('Rhys Removed');
  const uid = await makeAdmin(person);
  const client = await makeClient();
  const number = await issue(client.id, 'Work in November', 100);
  const { db } = admin();
  const { docs } = await db.collection('invoices').where('number', '==', number).get();
  const invoice = docs[0]?.ref;
  await openSignedIn(page, person, `/admin/invoices?invoice=${invoice?.id}`);
  await page.getByRole('button', { name: 'Record receipt', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Record a receipt from ${client.name}` });
  await dialog.getByLabel(/^Reference/).fill('from the bank');

  // Their call reaches the server once they have been removed.
  const removed = Promise.withResolvers<void>();
  await page.route('**/call', (route) => removed.promise.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(dialog.getByRole('button', { name: 'Recording' })).toBeVisible();
  await callAsStaff('removeAdmin', { uid });
  removed.resolve();

  await expect(page).toHaveURL(/\/admin\/login\?next=.*&ended=lost$/);
  await expect(page.getByText('You’ve been signed out')).toBeVisible();
  for (const trace of [client.name, number]) await expect(page.locator('body')).not.toContainText(trace);
  expect((await db.collection('receipts').where('clientId', '==', client.id).get()).size).toBe(0);
  expect((await invoice?.get())?.get('paidAmount')).toBe(0);
});
