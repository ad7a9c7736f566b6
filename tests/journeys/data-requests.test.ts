import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { admin, samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeAccount, makeClient, newPerson } from './steps/account.ts';
import { beginQuote, openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// All that there is about one person, and what the law lets anyone ask of us: a copy, a correction, to be erased.

test.beforeEach(resetLimits);

test('staff open a person, see what they can see, and go on to their data', async ({ page }) => {
  const person = newPerson('Pia Page');
  const own = await makeClient(person);
  const uid = await makeAccount(person);
  const { db } = admin();
  const audience = { memberUids: [uid], membersVersion: 1 };
  const people = [{ name: person.name, email: person.email, uid }];
  await db.doc(`clients/${own.id}`).update({ ...audience, people });
  await db.doc(`quotes/${own.quoteId}`).update(audience);
  await db.doc(`projects/${own.projectId}`).update(audience);
  const copy = (await db.doc('users/sample-client').get()).data();
  await db.doc(`users/${uid}`).set({ ...copy, email: person.email, displayName: person.name });
  await openBackOffice(page, '/admin/users');
  await page.goto(`/admin/users?user=${uid}`);
  await page.getByRole('link', { name: 'Sign-ins, emails and what they can see' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  const sees = page.getByRole('main');
  for (const count of ['1 client', '1 quote', '1 project', 'No invoices'])
    await expect(sees.getByRole('heading', { name: count })).toBeVisible();
  await expect(sees.getByText('They haven’t signed in since they confirmed their address.')).toBeVisible();
  await expect(sees.getByRole('link', { name: own.company, exact: true }).first()).toHaveAttribute(
    'href',
    `/admin/users?client=${own.id}`,
  );
  await expect(page.getByText('No session has counted yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disable account' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).press('Enter');
  // What isn't live is asked for again.
  await expect(sees.getByText('The account is disabled, so they can’t see any of this.')).toBeVisible();
  await page.getByRole('link', { name: 'Export, correct or erase their data' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Data requests' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Their email address')).toHaveValue(person.email);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an enquirer without an account is found, gets a copy, is corrected and erased', async ({ page }) => {
    const quoteId = await beginQuote('Enno Enquirer');
    const email = String((await admin().db.doc(`quotes/${quoteId}`).get()).get('recipient.email'));
    const newEmail = `right-${email}`;
    await openBackOffice(page, '/admin/users?list=requests');
    await page.getByLabel('Their email address').fill('nobody-we-know@example.com');
    await page.getByLabel('Day they asked').fill('2026-11-25');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We hold nothing under this address.')).toBeVisible();
    await page.getByLabel('Their email address').fill(email);
    await page.keyboard.press('Enter');
    // The 25th is a holiday, the 26th a Saturday, the 28th the holiday in its place.
    await expect(page.getByText(/^Reply by 29 December 2026/)).toBeVisible();
    await expect(page.getByText('1 quote or request')).toBeVisible();
    await expect(page.getByText('Erasing deletes this.')).toBeVisible();
    await expect(page.getByRole('link', { name: quoteId })).toHaveAttribute(
      'href',
      `/admin/quotes?quote=${quoteId}`,
    );
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a copy' }).press('Enter');
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ email, quotes: [{ id: quoteId }] });

    await page.getByRole('button', { name: 'Correct name or address' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Correct name or address' });
    await form.getByLabel('Correct email address (optional)').fill(newEmail);
    await page.keyboard.press('Enter');
    await expect(form.getByText('Nothing has changed yet')).toBeVisible();
    await expect(form.getByText('1 request or draft')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Make these corrections' }).press('Enter');
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: `What we hold about ${newEmail}` })).toBeVisible();

    await page.getByRole('button', { name: 'Erase', exact: true }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Erase this person’s data?' });
    await question.getByLabel('Current password').fill(samples.admin.password);
    await question.getByLabel('Their email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(question.getByText(`Type ${newEmail}`, { exact: true })).toBeVisible();
    await question.getByLabel('Their email address').fill(newEmail);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Erase for good' }).press('Enter');
    await expect(page.getByText('We hold nothing under this address.')).toBeVisible();
    expect((await admin().db.doc(`quotes/${quoteId}`).get()).exists).toBe(false);
  });
});
