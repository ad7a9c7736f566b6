import { expect, type Page } from '@playwright/test';
import { countDocuments } from '../support/documents-read.ts';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { admin } from '../support/suite.ts';
import { expectAccessible, expectAccessibleByDayAndNight, looks } from './steps/accessible.ts';
import { makeAccount, makeClient, newPerson } from './steps/account.ts';
import { askForApproval } from './steps/approvals.ts';
import { owe } from './steps/owing.ts';
import { makePlenty, removePlenty } from './steps/plenty.ts';
import { test } from './steps/test.ts';

test.beforeEach(resetLimits);
test.afterAll(removePlenty);

const needed = (page: Page) => page.getByRole('region', { name: 'What we need from you' });
const overview = '/client/dashboard';
/** As `web/src/client/dashboard/limits.ts` adds it up. */
const mostReads = 25;

/** How many documents the whole of the overview took, for somebody who has plenty. */
async function readsOfOverview(page: Page): Promise<number> {
  const count = await countDocuments(page);
  await page.goto(overview);
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await expect(page.getByText('New message').first()).toBeVisible();
  await expect(page.getByText(/of credit with us/).first()).toBeVisible();
  await expect(needed(page).getByRole('listitem')).toHaveCount(11);
  for (const what of ['quotes', 'projects', 'invoices'])
    await expect(needed(page).getByRole('link', { name: `All your ${what}` })).toBeVisible();
  return count();
}

test('reads at most 25 documents, however much waits, and leads to all of it', async ({ page }) => {
  const person = newPerson('Paula Plenty');
  const client = await makeClient(person);
  const uid = await makeAccount(person);
  await makePlenty({ uid, clientId: client.id }, 30);
  await openSignedIn(page, person, '/client/profile');
  // Functions may still be writing to what was just made, and each of their changes is another read.
  await expect(async () => {
    const read = await readsOfOverview(page);
    expect(read).toBeGreaterThan(18);
    expect(read).toBeLessThanOrEqual(mostReads);
  }).toPass();
  await needed(page).getByRole('link', { name: 'All your projects' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.filter({ hasText: 'Waiting for your answer' })).toHaveCount(25);
  await expect(rows.filter({ hasText: 'New message' })).toHaveCount(25);
});

test('puts what is needed in the order of its days, with one next step, and marks what is unread', async ({
  page,
}) => {
  const { client, people, uids } = await askForApproval('Olga Overview');
  await owe(client.id, { memberUids: uids, membersVersion: 1, dueOn: '2026-01-05' });
  const project = admin().db.doc(`projects/${client.projectId}`);
  await project.update({ lastMessageAt: { client: null, staff: null } });
  await page.setViewportSize(looks.small.viewport);
  await openSignedIn(page, people[0], overview);
  const items = needed(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText('Order-ahead website');
  await expect(items.nth(1)).toContainText('Design');
  await expect(items.nth(2)).toContainText('Loyalty card and newsletter');
  await expect(page.getByRole('link', { name: 'See how to pay' })).toBeVisible();
  await expect(page.getByText('First step: Design')).toBeVisible();
  await expect(page.getByText('We asked you to approve “Design”.')).toBeVisible();
  await expect(page.getByText('New message')).toHaveCount(0);
  await project.update({ lastMessageAt: { client: null, staff: new Date() } });
  await expect(page.getByText('New message')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});

test('a new client is told how to start, and what happens with a request', async ({ page }) => {
  const person = newPerson('Nina New');
  await makeAccount(person);
  await openSignedIn(page, person, overview);
  await expect(page.getByRole('heading', { name: 'You have no quotes or projects yet' })).toBeVisible();
  await expectAccessible(page);
  const { db } = admin();
  const sample = (await db.doc('quotes/Q-3FTR7A').get()).data();
  const reference = `Q-${person.email.slice(9, 15).toUpperCase()}`;
  await db.doc(`quotes/${reference}`).set({
    ...sample,
    number: reference,
    recipient: { ...sample?.recipient, email: person.email },
    searchTokens: [],
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We’re working on your quote' })).toBeVisible();
  await expect(page.getByText(`We received your request ${reference} on`)).toBeVisible();
  await expectAccessible(page);
  await db.doc(`quotes/${reference}`).delete();
});
