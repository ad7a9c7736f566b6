import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, type Locator } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { admin } from '../support/suite.ts';
import { looks } from './steps/accessible.ts';
import { askForApproval } from './steps/approvals.ts';
import { openBackOffice } from './steps/staff.ts';
import { more, question, row } from './steps/staff-projects.ts';
import { test } from './steps/test.ts';

// The steps of a project by keyboard: each action takes its button away, and the focus with it.

test.beforeEach(resetLimits);

test('the focus stays with a step whatever is done to it', async ({ page }) => {
  test.slow();
  const { client } = await askForApproval('Ada Keys');
  await openBackOffice(page, adminPaths.project({ id: client.projectId }));
  const menuOf = (title: string) => page.getByRole('button', { name: `More for ${title}`, exact: true });
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const build = row(page, 'Build');

  await test.step('added: back on the button that adds', async () => {
    await press(page.getByRole('button', { name: 'Add milestone' }));
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Build');
    await page.keyboard.press('Enter');
    await expect(build).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add milestone' })).toBeFocused();
  });

  await test.step('started, asked, answered, reopened and completed: on the step’s menu', async () => {
    await press(build.getByRole('button', { name: 'Start Build' }));
    await expect(build.getByText('In progress')).toBeVisible();
    await expect(menuOf('Build')).toBeFocused();
    await press(build.getByRole('button', { name: 'Ask for approval Build' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(build.getByText('Waiting for the client')).toBeVisible();
    await expect(menuOf('Build')).toBeFocused();
    await press(build.getByRole('button', { name: 'Record answer Build' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^They approve it/ }).check();
    await dialog.getByRole('radio', { name: 'By phone' }).check();
    await press(dialog.getByRole('button', { name: 'Record answer' }));
    await expect(dialog).toBeHidden();
    await expect(build.getByText('Completed', { exact: true })).toBeVisible();
    await expect(menuOf('Build')).toBeFocused();
    await more(page, 'Build', 'Reopen');
    await press(question(page).getByRole('button', { name: 'Reopen milestone' }));
    await press(build.getByRole('button', { name: 'Complete Build' }));
    await press(question(page).getByRole('button', { name: 'Complete milestone' }));
    await expect(question(page)).toBeHidden();
    await expect(build.getByText('Completed', { exact: true })).toBeVisible();
    await expect(menuOf('Build')).toBeFocused();
  });

  await test.step('removed: on the step that has taken its place', async () => {
    await more(page, 'Launch', 'Remove');
    await press(question(page).getByRole('button', { name: 'Remove milestone' }));
    await expect(row(page, 'Launch')).toBeHidden();
    await expect(menuOf('Build')).toBeFocused();
  });
});

test('the longest words that a project can have fit a small screen', async ({ page, openElsewhere }) => {
  const { client, people } = await askForApproval('Ada Long');
  const project = admin().db.doc(`projects/${client.projectId}`);
  const words = { title: 'W'.repeat(120), description: 'x'.repeat(2000) };
  await project.collection('milestones').doc('launch').update(words);
  await project.update({ name: 'N'.repeat(120), summary: 's'.repeat(5000) });
  await page.setViewportSize(looks.small.viewport);
  await openBackOffice(page, adminPaths.project({ id: client.projectId }));
  await expect(row(page, words.title)).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'View as client' }).click();
  const title = page.getByRole('dialog').getByText(words.title);
  await expect(title).toBeVisible();
  // The panel slides in.
  const right = () => title.evaluate((one) => one.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(looks.small.viewport.width);
  const other = await openElsewhere();
  await other.setViewportSize(looks.small.viewport);
  await openSignedIn(other, people[0], `/client/project?id=${client.projectId}`);
  await expect(other.getByText('W'.repeat(120)).first()).toBeVisible();
  expect(await other.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
