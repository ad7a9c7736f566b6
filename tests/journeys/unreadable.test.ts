import { addDays, londonDate } from '@agency/domain/shared/dates';
import { makeReference } from '@agency/domain/shared/ids';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect, test } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { newProject } from '../support/samples.ts';
import { openSignedIn } from '../support/session.ts';
import { admin, unique } from '../support/suite.ts';
import { makeAccount, newPerson } from './steps/account.ts';
import { openBackOffice } from './steps/staff.ts';

// One record that can't be read hides no other: it stands in its list as a row of its own.

test.beforeEach(resetLimits);

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const someWord = () => String.fromCharCode(...Array.from(randomBytes(8), (byte) => 97 + (byte % 26)));
const day = 86_400_000;

const made: string[] = [];
// Other journeys read these lists.
test.afterAll(async () => {
  const { db } = admin();
  const batch = db.batch();
  for (const path of made) batch.delete(db.doc(path));
  await batch.commit();
});

/** People who are found by this word, the first first; the second can't be read. More than a page. */
async function makePeople(word: string): Promise<string> {
  const { db } = admin();
  const [sample] = (await db.collection('users').where('role', '==', null).limit(1).get()).docs;
  const batch = db.batch();
  for (let index = 1; index <= 28; index += 1) {
    const createdAt = new Date(Date.now() - 400 * day - index * day);
    const own = { displayName: `${word} ${index}`, searchTokens: makeSearchTokens([word]), createdAt };
    made.push(`users/${word}-${index}`);
    const broken = index === 2 ? { email: null } : {};
    batch.set(db.doc(`users/${word}-${index}`), { ...sample?.data(), ...own, ...broken });
  }
  await batch.commit();
  return `users/${word}-2`;
}

test('a person who can’t be read is one row of the people, and all others are there', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const word = someWord();
  const path = await makePeople(word);
  await openBackOffice(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(word);
  const rows = page.getByRole('table').getByRole('row');

  await test.step('it stands at its place, with where it is kept', async () => {
    await expect(rows.nth(1)).toContainText(`${word} 1`);
    await expect(rows.nth(2)).toHaveText(`We can’t read this record ${path}`);
    await expect(rows.nth(3)).toContainText(`${word} 3`);
    await expect(rows).toHaveCount(26);
  });

  await test.step('the keyboard goes past it', async () => {
    await rows.nth(1).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(3).getByRole('link')).toBeFocused();
  });

  await test.step('the next page goes on behind it, and another person opens', async () => {
    await page.getByRole('button', { name: /Next/ }).click();
    await expect(rows.nth(3)).toContainText(`${word} 28`);
    await rows.nth(1).getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: `${word} 26` })).toBeVisible();
  });

  await test.step('once it is closed, the page before is one step away', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(rows.nth(1)).toContainText(`${word} 1`);
  });

  await test.step('by itself it says which record it is, and offers no second try', async () => {
    await page.goto(`/admin/users?user=${word}-2`);
    const problem = page.getByRole('dialog').getByRole('alert');
    await expect(problem).toContainText('can’t read');
    await expect(problem).toContainText(path);
    await expect(problem.getByRole('button')).toHaveCount(0);
  });
});

test('a client with an apostrophe in the address sees all that can be read, and that one thing can’t', async ({
  page,
}) => {
  test.slow();
  const person = { ...newPerson('Conor O’Brien'), email: `o'${unique('brien')}@example.com` };
  const uid = await makeAccount(person);
  const { db } = admin();
  const sample = (await db.doc('quotes/Q-7K3M9P').get()).data() ?? {};
  const offer = { memberUids: [uid], status: 'sent', acceptance: null, decline: null, updatedAt: new Date() };
  const validUntil = addDays(londonDate(new Date()), 20);
  const [good, bad] = [makeReference('quote', randomBytes), makeReference('quote', randomBytes)];
  const title = `Shop for ${someWord()}`;
  made.push(`quotes/${good}`, `quotes/${bad}`);
  await db.doc(`quotes/${good}`).set({ ...sample, ...offer, number: good, title, validUntil });
  await db
    .doc(`quotes/${bad}`)
    .set({ ...sample, ...offer, number: bad, title: ['not', 'a title'], validUntil });
  const project = makeReference('project', randomBytes);
  made.push(`projects/${project}`);
  await db.doc(`projects/${project}`).set(newProject(project, { memberUids: [uid], name: 'New shop' }));

  await openSignedIn(page, person, '/client/dashboard');
  const needed = page.getByRole('region', { name: 'What we need from you' });
  await expect(needed.getByRole('heading', { name: title })).toBeVisible();
  await expect(
    needed.getByRole('listitem').filter({ hasText: 'We can’t show one of the entries here' }),
  ).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'New shop' })).toBeVisible();
  await expect(page.getByText(bad)).toHaveCount(0);

  await page.goto('/client/quotes');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: title })).toBeVisible();
  await expect(items.filter({ hasText: 'We can’t show one of the entries here' })).toHaveCount(1);

  await page.goto(`/client/quotes/${bad}`);
  await expect(page.getByRole('alert')).toContainText('We can’t read this record');
});
