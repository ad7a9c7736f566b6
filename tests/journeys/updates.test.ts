import { randomBytes } from 'node:crypto';
import { makeReference } from '@agency/domain/shared/ids';
import { expect, type Page, test } from '@playwright/test';
import { resetLimits, waitForMail } from '../support/mailbox.ts';
import { newProject } from '../support/samples.ts';
import { openSignedIn } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { admin, samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeAccount, makeClient, newPerson, type Person } from './steps/account.ts';
import { openBackOffice } from './steps/staff.ts';

test.beforeEach(resetLimits);

interface Shared {
  readonly client: Person;
  readonly projectId: string;
}

/** A client of its own, who is in the audience of a project. */
async function makeShared(name: string): Promise<Shared> {
  const client = newPerson(name);
  const uid = await makeAccount(client);
  const { id: clientId, company } = await makeClient(client);
  const projectId = makeReference('project', (count) => randomBytes(count));
  const { db } = admin();
  await db.doc(`clients/${clientId}`).update({
    people: [{ name, email: client.email, uid }],
    memberUids: [uid],
    membersVersion: 1,
  });
  const fields = { clientId, memberUids: [uid], name: `Site of ${company}` };
  await db.doc(`projects/${projectId}`).set(newProject(projectId, fields));
  return { client, projectId };
}

const countOf = async (path: string) => (await admin().db.collection(path).get()).size;

async function write(page: Page, part: string, opener: string, news: { title: string; body: string }) {
  const panel = page.getByRole('region', { name: part });
  await panel.getByText(opener).click();
  await panel.getByLabel('Title').fill(news.title);
  await panel.getByLabel('Text', { exact: true }).fill(news.body);
  return panel;
}

test('staff publish an update, which the client sees at once, and a note that they never see', async ({
  page,
  browser,
}) => {
  test.slow();
  const { client, projectId } = await makeShared('Anna Field');
  const theirs = await (await browser.newContext()).newPage();
  await openSignedIn(theirs, client, `/client/project?id=${projectId}`);
  const updates = theirs.getByRole('region', { name: 'Updates' });
  await expect(updates.getByText('No updates yet.')).toBeVisible();
  await openBackOffice(page, `/admin/projects/${projectId}`);

  await test.step('a note says that only staff read it, and is saved without a question', async () => {
    const panel = await write(page, 'Internal notes', 'Write an internal note', {
      title: 'Margin',
      body: 'They pay *late*.',
    });
    await expect(panel.getByText('Only staff can see this')).toBeVisible();
    await panel.getByRole('button', { name: 'Save note' }).click();
    await expect(panel.getByRole('article', { name: 'Margin' }).getByText('late')).toBeVisible();
  });

  await test.step('what is typed survives a reload', async () => {
    const news = { title: 'Halfway', body: 'The **shop** is up.' };
    const panel = await write(page, 'Updates for the client', 'Write an update for the client', news);
    await expect(panel.getByLabel('Preview of the text').locator('strong')).toHaveText('shop');
    await page.reload();
    await expect(panel.getByLabel('Title')).toHaveValue('Halfway');
    await expect(panel.getByLabel('Text', { exact: true })).toHaveValue(news.body);
  });

  await test.step('publishing names who is emailed, and a double click publishes once', async () => {
    const panel = page.getByRole('region', { name: 'Updates for the client' });
    await panel.getByRole('button', { name: 'Publish update' }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish this update?' });
    await expect(question.getByText(/This is emailed to Anna Field at Company .*project page/)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Publish update' }).dblclick();
    await expect(panel.getByRole('article', { name: 'Halfway' })).toBeVisible();
    await expect(panel.getByLabel('Title')).toHaveValue('');
    expect(await countOf(`projects/${projectId}/updates`)).toBe(1);
  });

  await test.step('the client sees it without reloading, and is emailed about it', async () => {
    const update = updates.getByRole('article', { name: 'Halfway' });
    await expect(update.locator('strong')).toHaveText('shop');
    const activity = theirs.getByRole('region', { name: 'Activity' });
    await expect(activity.getByText('We published the update “Halfway”')).toBeVisible();
    const mail = await waitForMail(client.email, 'project-update-notification');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('Margin');
  });

  await test.step('a correction shows at once, too', async () => {
    const panel = page.getByRole('region', { name: 'Updates for the client' });
    await panel.getByRole('button', { name: 'Edit Halfway' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit this update for the client' });
    await dialog.getByLabel('Title').fill('More than halfway');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(updates.getByRole('article', { name: 'More than halfway' })).toBeVisible();
  });

  await test.step('a text that was published without its page hearing of it is corrected, not lost', async () => {
    const [known] = (await admin().db.collection(`projects/${projectId}/updates`).get()).docs;
    const { localId } = await signIn(samples.admin);
    const draft = { id: known?.id, title: 'Further', body: 'Even *further*.' };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `unsaved/projectUpdates/${localId}/${projectId}`,
      JSON.stringify(draft),
    ] as const);
    await page.reload();
    await page.getByRole('button', { name: 'Publish update' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish update' }).click();
    await expect(updates.getByRole('article', { name: 'Further' }).locator('em')).toHaveText('further');
    expect(await countOf(`projects/${projectId}/updates`)).toBe(1);
  });

  await test.step('nothing internal is in the client’s page', async () => {
    await expect(theirs.locator('body')).not.toContainText(/Margin|pay late/);
  });
});

test('what was published unheard is not published again, and its place is taken by nothing else', async ({
  page,
}) => {
  const { projectId } = await makeShared('Cora Field');
  const updates = admin().db.collection(`projects/${projectId}/updates`);
  const { localId } = await signIn(samples.admin);
  const publishUnheard = async (id: string, title: string) => {
    const now = new Date();
    const stamps = { createdAt: now, createdBy: localId, updatedAt: now, updatedBy: localId };
    await updates.doc(id).create({ title, body: 'As it was', ...stamps });
    const key = `unsaved/projectUpdates/${localId}/${projectId}`;
    const text = JSON.stringify({ id, title, body: 'As it was' });
    await page.evaluate(([name, draft]) => localStorage.setItem(name, draft), [key, text] as const);
  };
  const panel = page.getByRole('region', { name: 'Updates for the client' });
  const publish = async (title: string) => {
    await panel.getByLabel('Title').fill(title);
    await panel.getByLabel('Text', { exact: true }).fill('Another');
    await panel.getByRole('button', { name: 'Publish update' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish update' }).click();
    await expect(panel.getByRole('article', { name: title })).toBeVisible();
  };
  await openBackOffice(page, `/admin/projects/${projectId}`);
  await expect(panel.getByText('No updates yet.')).toBeVisible();

  await test.step('found as it was written, it counts as published', async () => {
    await publishUnheard('one', 'First');
    await page.reload();
    await expect(page.getByText('Update published')).toBeVisible();
    await expect(panel.getByLabel('Title')).toHaveValue('');
    await publish('Second');
    await expect(panel.getByRole('article', { name: 'First' })).toBeVisible();
  });

  await test.step('what is written into emptied fields is another update', async () => {
    await publishUnheard('two', 'Third');
    await updates.doc('two').update({ title: 'Third, corrected' });
    await page.reload();
    await expect(panel.getByLabel('Title')).toHaveValue('Third');
    await panel.getByLabel('Title').fill('');
    await panel.getByLabel('Text', { exact: true }).fill('');
    await publish('Fourth');
    await expect(panel.getByRole('article', { name: 'Third, corrected' })).toBeVisible();
    expect((await updates.get()).size).toBe(4);
  });
});

test('a correction that was not saved survives a reload, and a colleague’s', async ({ page }) => {
  const { projectId } = await makeShared('Dora Field');
  const now = new Date();
  const stamps = { createdAt: now, createdBy: 'sample-admin', updatedAt: now, updatedBy: 'sample-admin' };
  const update = admin().db.doc(`projects/${projectId}/updates/one`);
  await update.create({ title: 'Halfway', body: 'As it was', ...stamps });
  await openBackOffice(page, `/admin/projects/${projectId}`);
  const dialog = page.getByRole('dialog', { name: 'Edit this update for the client' });
  const text = dialog.getByLabel('Text', { exact: true });
  const reload = async () => {
    page.once('dialog', (asked) => asked.accept());
    await page.reload();
  };
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved/')));
  await page.getByRole('button', { name: 'Edit Halfway' }).click();
  await text.fill('Half a correction');
  await reload();
  await page.getByRole('button', { name: 'Continue editing Halfway' }).click();
  await expect(text).toHaveValue('Half a correction');
  await expect(dialog.getByLabel('Title')).toHaveValue('Halfway');

  await test.step('what a colleague saved since then is never replaced unseen', async () => {
    await reload();
    await expect(page.getByRole('button', { name: 'Continue editing Halfway' })).toBeVisible();
    await update.update({ body: 'A colleague’s' });
    await page.getByRole('button', { name: 'Continue editing Halfway' }).click();
    await expect(text).toHaveValue('Half a correction');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await update.get()).get('body')).toBe('Half a correction');
    expect(await copies()).toEqual([]);
  });

  await test.step('given up, it is gone', async () => {
    await page.getByRole('button', { name: 'Edit Halfway' }).click();
    await text.fill('Better not');
    expect(await copies()).toHaveLength(1);
    page.once('dialog', (asked) => asked.accept());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Edit Halfway' })).toBeVisible();
    expect(await copies()).toEqual([]);
  });
});

test('of two colleagues who save at once, one is told, and has lost nothing', async ({ page, browser }) => {
  const { projectId } = await makeShared('Ed Field');
  const now = new Date();
  const stamps = { createdAt: now, createdBy: 'sample-admin', updatedAt: now, updatedBy: 'sample-admin' };
  const update = admin().db.doc(`projects/${projectId}/updates/one`);
  await update.create({ title: 'Halfway', body: 'As it was', ...stamps });
  const context = await browser.newContext();
  const pages = [page, await context.newPage()];
  const dialogs = pages.map((one) => one.getByRole('dialog', { name: 'Edit this update for the client' }));
  for (const [index, one] of pages.entries()) {
    await openBackOffice(one, `/admin/projects/${projectId}`);
    await one.getByRole('button', { name: 'Edit Halfway' }).click();
    await dialogs[index]?.getByLabel('Text', { exact: true }).fill(`Version ${index}`);
  }
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: 'Save' }).click()));
  const left = async () => (await Promise.all(dialogs.map((dialog) => dialog.count()))).indexOf(1);
  const closed = async () => (await Promise.all(dialogs.map((dialog) => dialog.count()))).indexOf(0);
  await expect.poll(closed).toBeGreaterThanOrEqual(0);
  const loser = await left();
  expect(loser).toBeGreaterThanOrEqual(0);
  const dialog = dialogs[loser] ?? page.locator('none');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  expect((await update.get()).get('body')).toBe(`Version ${1 - loser}`);
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(`Version ${loser}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await update.get()).get('body')).toBe(`Version ${loser}`);
  await context.close();
});

test('an update is published by keyboard alone, on a narrow phone', async ({ page }) => {
  const { projectId } = await makeShared('Ben Low');
  await page.setViewportSize({ width: 360, height: 740 });
  await admin()
    .db.doc(`projects/${projectId}`)
    .update({ name: 'm'.repeat(40) });
  await openBackOffice(page, `/admin/projects/${projectId}`);
  const panel = page.getByRole('region', { name: 'Updates for the client' });
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ready');
  await page.keyboard.press('Tab');
  await page.keyboard.type('All of it.');
  await panel.getByRole('button', { name: 'Publish update' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Publish update' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is emailed to Ben Low')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('article', { name: 'Ready' })).toBeVisible();
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(360);
});
