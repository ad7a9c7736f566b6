import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '../support/access/axe.ts';
import { linkAddress } from '../support/link-addresses.ts';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { admin, samples } from '../support/suite.ts';
import {
  makeAccount,
  makeClient,
  newPerson,
  type OwnClient,
  type Person,
  passMinutes,
} from './steps/account.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

test.beforeEach(resetLimits);

interface Thread extends OwnClient {
  readonly anna: Person;
}

/** A client with an account, a project and a quote that nobody has written about. */
async function makeThread(): Promise<Thread> {
  const anna = newPerson('Anna Reed');
  const own = await makeClient(anna);
  await makeAccount(anna);
  const { db } = admin();
  for (const below of ['private/draft', 'versions/1']) {
    const found = await db.doc(`quotes/Q-7K3M9P/${below}`).get();
    await db.doc(`quotes/${own.quoteId}/${below}`).set({ ...found.data() });
  }
  await db.doc(`quotes/${own.quoteId}`).update({ 'recipient.company': own.company });
  return { anna, ...own };
}

const ofProject = ({ projectId }: Thread) => `/client/project?id=${projectId}`;
const ofQuote = ({ quoteId }: Thread) => `/admin/quotes?quote=${quoteId}`;

const logOf = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const boxOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });

async function say(page: Page, words: string): Promise<void> {
  await boxOf(page).fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
}

const storedOf = async (path: string) => {
  const { docs } = await admin().db.collection(`${path}/messages`).orderBy('createdAt').get();
  return docs.map((one) => String(one.get('body')));
};

/** As somebody would have written it before. */
async function write(path: string, id: string, fields: Record<string, unknown> = {}): Promise<void> {
  const now = new Date();
  const by = {
    authorName: 'Ellis Warren',
    authorKind: 'staff',
    createdBy: 'sample-admin',
    updatedBy: 'sample-admin',
  };
  const message = { body: `Message ${id}`, ...by, createdAt: now, updatedAt: now, ...fields };
  await admin().db.doc(`${path}/messages/${id}`).create(message);
}

test('client and staff write to each other about a quote, live, each with their side', async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const thread = await makeThread();
  const office = await openElsewhere();
  await openSignedIn(page, thread.anna, `/client/quotes/${thread.quoteId}`);
  await expect(page.getByText('No messages yet. Ask us anything about this quote')).toBeVisible();
  await openBackOffice(office, ofQuote(thread));
  await expect(boxOf(office)).toHaveAccessibleName(`Message to ${thread.company}`);

  await test.step('a question is there at once, and waits for a reply', async () => {
    await say(page, 'Is hosting included? See https://example.com/hosting.');
    await expect(boxOf(page)).toHaveValue('');
    await expect(logOf(office).getByText(`${thread.company} (client)`)).toBeVisible();
    await expect(office.getByText(`New message from Anna Reed, ${thread.company} (client).`)).toBeAttached();
    const link = logOf(office).getByRole('link', { name: 'https://example.com/hosting', exact: true });
    await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
    await expect
      .poll(async () => (await admin().db.doc(`quotes/${thread.quoteId}`).get()).get('awaitsReplySince'))
      .not.toBeNull();
  });

  await test.step('the reply carries our name and mark, and ends the wait', async () => {
    await say(office, 'Yes, for a year.');
    await expect(logOf(page).getByText('Yes, for a year.')).toBeVisible();
    await expect(logOf(page).getByText('Downland Digital', { exact: true })).toBeVisible();
    await expect(page.getByText('New message from Ellis Warren, Downland Digital.')).toBeAttached();
    await expect(logOf(page).getByText('New', { exact: true })).toBeHidden();
    await expect
      .poll(async () => (await admin().db.doc(`quotes/${thread.quoteId}`).get()).get('awaitsReplySince'))
      .toBeNull();
  });
  expect(await axeFaults(page)).toEqual([]);
});

test('staff find on Today who waits, and say that no reply is needed', async ({ page }) => {
  const thread = await makeThread();
  const head = admin().db.doc(`projects/${thread.projectId}`);
  // The longest of all who wait.
  await head.update({ awaitsReplySince: new Date('2020-01-01T09:00:00Z') });
  await openBackOffice(page);
  const row = page.getByRole('listitem').filter({ hasText: thread.projectId });
  await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/projects/${thread.projectId}#messages`);
  await row.getByRole('link').click();
  await expect(page.getByLabel(`Message to ${thread.company}`)).toBeInViewport();
  await page.goBack();
  await row.getByRole('button', { name: 'No reply needed' }).click();
  await expect(row).toBeHidden();
  expect((await head.get()).get('awaitsReplySince')).toBeNull();
});

test('staff reply from Today without leaving it', async ({ page }) => {
  const thread = await makeThread();
  const head = admin().db.doc(`projects/${thread.projectId}`);
  await head.update({ awaitsReplySince: new Date('2020-01-02T09:00:00Z') });
  await openBackOffice(page);
  const row = page.getByRole('listitem').filter({ hasText: thread.projectId });
  await row.getByRole('button', { name: `Reply to ${thread.projectId}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await dialog.getByLabel(`Message to ${thread.company}`).fill('It is live on Monday.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(logOf(page).getByText('It is live on Monday.')).toBeVisible();
  await expect.poll(async () => (await head.get()).get('awaitsReplySince')).toBeNull();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin$/);
});

test('what is new is marked for each person until they have seen it', async ({ page, openElsewhere }) => {
  const thread = await makeThread();
  const path = `projects/${thread.projectId}`;
  const ben = newPerson('Ben Reed');
  await makeAccount(ben);
  const ref = admin().db.doc(`clients/${thread.id}`);
  const people = [thread.anna, ben].map(({ name, email }) => ({ name, email, uid: null }));
  await ref.update({ people, emails: people.map(({ email }) => email) });
  for (let index = 0; index < 30; index += 1) await write(path, `m${index}`);
  await openSignedIn(page, thread.anna, ofProject(thread));
  const mark = logOf(page).getByText('New', { exact: true });
  await expect(mark).toBeVisible();
  const reads = admin().db.collection(`${path}/reads`);
  // She has not seen the newest before she came to it.
  await logOf(page).getByText('Message m29', { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await reads.get()).size).toBe(1);
  await page.reload();
  await expect(logOf(page).getByText('Message m29', { exact: true })).toBeVisible();
  await expect(mark).toBeHidden();

  const other = await openElsewhere();
  await openSignedIn(other, ben, ofProject(thread));
  await expect(logOf(other).getByText('New', { exact: true })).toBeVisible();

  await test.step('earlier messages come above, each once', async () => {
    await expect(logOf(page).getByText('Message m0', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Earlier messages' }).click();
    await expect(logOf(page).getByText('Message m0', { exact: true })).toBeAttached();
    await expect(logOf(page).getByText(/^Message m\d+$/)).toHaveCount(30);
    await expect(page.getByRole('button', { name: 'Earlier messages' })).toBeHidden();
  });
});

test('what came before one’s own reply is not new, and the first message of all counts as read', async ({
  page,
}) => {
  const thread = await makeThread();
  const path = `projects/${thread.projectId}`;
  const reads = admin().db.collection(`${path}/reads`);
  await openSignedIn(page, thread.anna, ofProject(thread));
  await expect(boxOf(page)).toBeVisible();
  await write(path, 'first');
  await logOf(page).getByText('Message first', { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await reads.get()).size).toBe(1);

  await test.step('a reply counts as read, from whichever device', async () => {
    const uid = (await admin().auth.getUserByEmail(thread.anna.email)).uid;
    await reads.doc(uid).delete();
    await write(path, 'reply', { authorKind: 'client', createdBy: uid, updatedBy: uid });
    await write(path, 'since');
    await page.reload();
    const rows = logOf(page).getByRole('listitem');
    await expect(rows.filter({ hasText: /^New$|Message/ })).toHaveText([
      /Message first/,
      /Message reply/,
      'New',
      /Message since/,
    ]);
    await say(page, 'Seen');
    await expect(logOf(page).getByText('New', { exact: true })).toBeHidden();
  });
});

test('of many messages one reads the old ones in peace, and sees one’s own', async ({ page }) => {
  const thread = await makeThread();
  const path = `projects/${thread.projectId}`;
  for (let index = 0; index < 60; index += 1) await write(path, `m${index}`);
  await openSignedIn(page, thread.anna, ofProject(thread));
  const earlier = page.getByRole('button', { name: 'Earlier messages' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText(/^Message m\d+$/)).toHaveCount(50);
  await expect(earlier).toBeFocused();
  await logOf(page).evaluate((box) => box.scrollTo(0, 100));
  await write(path, 'live');
  await expect(logOf(page).getByText('Message live', { exact: true })).toBeAttached();
  expect(await logOf(page).evaluate((box) => box.scrollTop)).toBe(100);
  await say(page, 'From here');
  await expect(logOf(page).getByText('From here')).toBeInViewport();
});

test('a message that is refused says so in view and is silent else; it is sent again or removed', async ({
  page,
  context,
}) => {
  test.slow();
  const thread = await makeThread();
  const path = `projects/${thread.projectId}`;
  for (let index = 0; index < 12; index += 1) await write(path, `m${index}`);
  await openSignedIn(page, thread.anna, ofProject(thread));
  const uid = (await admin().auth.getUserByEmail(thread.anna.email)).uid;
  const refused = logOf(page).getByText('Not sent. Your account can’t change this');
  /** The rules want the name that the person has by then. */
  const sayWhileRenamed = async (words: string, name: string) => {
    await context.setOffline(true);
    await say(page, words);
    await admin().db.doc(`users/${uid}`).update({ displayName: name });
    await context.setOffline(false);
    await expect(refused).toBeInViewport();
  };
  await expect(boxOf(page)).toBeVisible();
  await sayWhileRenamed('Under my new name', 'Anna Field');
  await expect(logOf(page).getByRole('button', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^(\d+ n|N)ew messages?/)).toHaveCount(0);
  expect(await storedOf(path)).toHaveLength(12);
  await logOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(refused).toBeHidden();
  await expect.poll(() => storedOf(path)).toContain('Under my new name');

  await sayWhileRenamed('Better not', 'Anna Hill');
  await logOf(page).getByRole('button', { name: 'Remove' }).click();
  await expect(logOf(page).getByText('Better not')).toHaveCount(0);
  await page.reload();
  await expect(logOf(page).getByText('Under my new name')).toBeVisible();
  await expect(logOf(page).getByText('Better not')).toHaveCount(0);
  expect(await storedOf(path)).not.toContain('Better not');
});

test('staff are told when the client neither sees a message nor is emailed', async ({ page }) => {
  const thread = await makeThread();
  await admin().db.doc(`projects/${thread.projectId}`).update({ membersVersion: null });
  await openBackOffice(page, `/admin/projects/${thread.projectId}`);
  await expect(boxOf(page)).toHaveAccessibleDescription(/isn’t emailed.* once you’ve shared the project/);
  await admin().db.doc(`projects/${thread.projectId}`).update({ membersVersion: 1 });
  await expect(boxOf(page)).toHaveAccessibleDescription(/gets this by email/);
});

test('what is typed stays over a reload and the end of the session; at sign-out it goes', async ({
  page,
}) => {
  const thread = await makeThread();
  const typed = 'Half a thought about the oven';
  await openSignedIn(page, thread.anna, ofProject(thread));
  await boxOf(page).fill(typed);
  await page.reload();
  await expect(boxOf(page)).toHaveValue(typed);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await signInAs(page, thread.anna);
  await expect(boxOf(page)).toHaveValue(typed);
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved/')));
  expect(await copies()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await copies()).toEqual([]);
});

test('staff whose sign-in grows too old must sign in, and find what they typed when they are back', async ({
  page,
}) => {
  const thread = await makeThread();
  await page.clock.install();
  await openBackOffice(page, ofQuote(thread));
  await boxOf(page).fill('A long reply');
  await passMinutes(page, 12 * 60 + 5);
  await expect(page).toHaveURL(/\/admin\/login\?/);
  // The sign-in that a test can make is as old as its clock: turned back, the page takes the same for a new one.
  await page.clock.setSystemTime(new Date());
  await page.goto(ofQuote(thread));
  await expect(boxOf(page)).toHaveValue('A long reply');
});

test('over a broken connection a message is sent once, and says so until it is', async ({
  page,
  context,
}) => {
  test.slow();
  const thread = await makeThread();
  const path = `projects/${thread.projectId}`;
  await openSignedIn(page, thread.anna, ofProject(thread));
  await boxOf(page).fill('Sent once');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(logOf(page).getByText('Sending…')).toBeVisible();
  await expect(logOf(page).getByText('Not sent yet. We’ll send it when you’re back online.')).toBeVisible();
  await expect(page.getByText('Enter a message')).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await context.setOffline(false);
  await expect.poll(() => storedOf(path)).toEqual(['Sent once']);
  await expect(logOf(page).getByText(/Sending…|Not sent/)).toHaveCount(0);
  await expect(logOf(page).getByText('Sent once')).toHaveCount(1);

  await test.step('one whose answer was lost counts as sent when it is tried again', async () => {
    const uid = (await admin().auth.getUserByEmail(thread.anna.email)).uid;
    const by = { authorKind: 'client', createdBy: uid, updatedBy: uid };
    await write(path, 'lost', { body: 'Got through', ...by });
    const key = `unsaved/message/${uid}/projects/${thread.projectId}/unsent`;
    await page.evaluate(([name, left]) => localStorage.setItem(name, left), [
      key,
      JSON.stringify([{ id: 'lost', body: 'Got through' }]),
    ] as const);
    await page.reload();
    await expect(logOf(page).getByText('Got through')).toHaveCount(1);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await expect(logOf(page).getByText(/Sending…|Not sent/)).toHaveCount(0);
    expect(await storedOf(path)).toEqual(['Sent once', 'Got through']);
  });
});

test('what is too long stays, with the reason', async ({ page }) => {
  const thread = await makeThread();
  await openSignedIn(page, thread.anna, ofProject(thread));
  await boxOf(page).fill('x'.repeat(5001));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Shorten your message to 5,000 characters')).toBeVisible();
  await expect(boxOf(page)).toHaveValue('x'.repeat(5001));
  await say(page, 'Shorter');
  await expect.poll(() => storedOf(`projects/${thread.projectId}`)).toEqual(['Shorter']);
});

test('it works by keyboard alone and at 360 pixels', async ({ page }) => {
  const thread = await makeThread();
  const path = `projects/${thread.projectId}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await admin()
    .db.doc(path)
    .update({ name: `Site-of-${'m'.repeat(60)}`, summary: 'm'.repeat(100) });
  await write(path, 'long', { body: `https://example.com/${'long'.repeat(80)} and ${'word'.repeat(100)}` });
  await openSignedIn(page, thread.anna, ofProject(thread));
  await expect(boxOf(page)).toHaveAccessibleDescription(/Ctrl/);
  await logOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(logOf(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Control+Enter');
  await expect(logOf(page).getByText('By keyboard')).toBeVisible();
  await expect(boxOf(page)).toBeFocused();
  await expect.poll(() => storedOf(path)).toHaveLength(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('another client sees nothing of it', async ({ page }) => {
  const thread = await makeThread();
  await write(`projects/${thread.projectId}`, 'secret', { body: 'For Anna alone' });
  await openSignedIn(page, samples.other, ofProject(thread));
  await expect(page.getByRole('heading', { name: 'We can’t find this project' })).toBeVisible();
  await expect(page.getByText('For Anna alone')).toHaveCount(0);
});

test('behind a quote’s link the question goes by email, with the reference', async ({ page }) => {
  await page.goto(await linkAddress('sample-link-q-7k3m9p'));
  await expect(page.getByText('with Q-7K3M9P in the subject')).toBeVisible();
  await expect(page.locator('a[href*="?subject=Quote%20Q-7K3M9P"]')).toBeVisible();
});
