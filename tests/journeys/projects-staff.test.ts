import { randomBytes } from 'node:crypto';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { makeReference } from '@agency/domain/shared/ids';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, type Page } from '@playwright/test';
import { resetLimits, waitForMail } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { admin, eventually, samples, unique } from '../support/suite.ts';
import { expectAccessible, expectAccessibleByDayAndNight, looks } from './steps/accessible.ts';
import { dragRow } from './steps/drag.ts';
import { makeClient } from './steps/invoices.ts';
import { openBackOffice } from './steps/staff.ts';
import { addMilestone, fillDetails, more, question, row, rows, titles } from './steps/staff-projects.ts';
import { test } from './steps/test.ts';

// Projects as staff plan them, share them and find them again.

test.beforeEach(resetLimits);

const projectIdIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function storedOrder(projectId: string): Promise<readonly string[]> {
  const { docs } = await admin().db.collection(`projects/${projectId}/milestones`).orderBy('position').get();
  return docs.map((found) => String(found.get('title')));
}

test('staff start a project for someone new, plan its steps, share it and start it', async ({ page }) => {
  test.slow();
  const email = `${unique('new')}@example.com`;
  const name = `Shop ${unique('front')}`;
  await page.setViewportSize(looks.small.viewport);
  await openBackOffice(page, adminPaths.projects());
  await page.getByRole('button', { name: 'New project' }).click();

  await test.step('who it is for, then what it is', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'accepted quotes' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Someone new' }).click();
    await expect(dialog.getByLabel('Contact’s name')).toBeFocused();
    await expect(dialog.getByText('Enter the name')).toHaveCount(0);
    await dialog.getByLabel('Contact’s name').fill('Nora New');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The client doesn’t see it until you share it.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Project name').fill(name);
    await dialog.getByLabel(/^Start/).fill('2027-03-01');
    await dialog.getByLabel(/^End/).fill('2027-02-01');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(dialog.getByText('The end can’t be before the start')).toBeVisible();
    await dialog.getByLabel(/^End/).fill('2027-06-01');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
  const projectId = projectIdIn(page);

  await test.step('milestones: added, moved by keys, by the menu and by the mouse, edited, removed', async () => {
    for (const title of ['Design', 'Build', 'Launch', 'Extra']) await addMilestone(page, title);
    await expect(titles(page)).toHaveText(['Design', 'Build', 'Launch', 'Extra']);
    await page.getByRole('button', { name: 'More for Design' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(titles(page)).toHaveText(['Build', 'Design', 'Launch', 'Extra']);
    await expect(page.getByRole('button', { name: 'More for Design' })).toBeFocused();
    await expect(page.getByText('Design: now 2 of 4')).toBeAttached();
    await more(page, 'Extra', 'Move up');
    await expect(titles(page)).toHaveText(['Build', 'Design', 'Extra', 'Launch']);
    await page.setViewportSize(looks.wide.viewport);
    const grip = row(page, 'Design').locator('[draggable="true"]');
    await dragRow(grip, rows(page).nth(0), { x: 200, y: 4 });
    await expect(titles(page)).toHaveText(['Design', 'Build', 'Extra', 'Launch']);
    await eventually('the order', async () => {
      const order = await storedOrder(projectId);
      return order.join() === 'Design,Build,Extra,Launch' ? order : undefined;
    });
    await page.setViewportSize(looks.small.viewport);
    await more(page, 'Extra', 'Remove');
    await question(page).getByRole('button', { name: 'Remove milestone' }).click();
    await expect(titles(page)).toHaveText(['Design', 'Build', 'Launch']);
    await more(page, 'Build', 'Edit');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Title' }).fill('Build it');
    await page.getByLabel('Planned for').fill('2027-05-01');
    await page.getByRole('button', { name: 'Save milestone' }).click();
    await expect(row(page, 'Build it')).toContainText('Planned for 1 May 2027');
    await expectAccessibleByDayAndNight(page);
  });

  await test.step('shared: who gets access, and the mail', async () => {
    await expect(page.getByText('The client can’t see this project yet.')).toBeVisible();
    const updates = page.getByRole('region', { name: 'Updates for the client' });
    await expect(updates).toContainText('The client sees this once you share the project');
    await page.getByRole('button', { name: 'Share with the client' }).click();
    await expect(question(page)).toContainText(`We’ll email ${email}`);
    await question(page).getByRole('button', { name: 'Share project' }).click();
    await expect(page.getByText(/^Shared with the client on/)).toBeVisible();
    await expect(updates).toContainText('The client can see this');
    await waitForMail(email, 'project-created-notification');
  });

  await test.step('each change of status says what it means for the client', async () => {
    const change = async (entry: string, words: string) => {
      await page.getByRole('button', { name: 'Change status' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
      await expect(question(page)).toContainText(words);
      await question(page).getByRole('button', { name: entry }).click();
      await expect(question(page)).toBeHidden();
    };
    await change('Start project', 'The client sees “Under way”');
    await expect(page.getByRole('status').getByText('Active', { exact: true })).toBeVisible();
    await change('Put project on hold', 'The client sees “Paused”');
    await change('Resume project', 'The client sees “Under way”');
    await change('Complete project', '3 milestones aren’t completed');
    await expect(page.getByRole('status').getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('the link is copied, replaced and switched off', async () => {
    await page.getByRole('heading', { name: 'Link for the client' }).click();
    await expect(page.getByText(/^Works$|^Works until/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const address = page.getByLabel('Address of the link');
    await expect(address).toContainText('/project/track/');
    const before = await address.textContent();
    await page.getByRole('button', { name: 'New link' }).click();
    await question(page).getByRole('button', { name: 'Create a new link' }).click();
    await expect(address).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(question(page)).toContainText('can still see the project there');
    await question(page).getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  });
});

test('a project is copied from another for a client, from their record', async ({ page }) => {
  const client = await makeClient();
  const name = `Second ${unique('site')}`;
  await openBackOffice(page, adminPaths.client(client.id, { tab: 'projects' }));
  await page.getByRole('link', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: `New project for ${client.name}` });
  await dialog.getByRole('radio', { name: /^With the milestones of another project/ }).check();
  await dialog.getByLabel('Which project?').fill('P-7V4BQK');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose the project to copy.')).toBeVisible();
  await dialog.getByRole('button', { name: /P-7V4BQK/ }).click();
  await fillDetails(page, name, '2027-03-01');
  await expect(titles(page)).toHaveText(['Plan and content', 'Design', 'First version', 'Launch']);
  await expect(rows(page).getByText('Planned', { exact: true })).toHaveCount(4);
  await page.getByRole('link', { name: client.name }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('money of the project, and an invoice for it', async ({ page }) => {
  const client = await makeClient();
  await openBackOffice(page, adminPaths.projects({ of: client.id }));
  await page.getByRole('button', { name: 'New project' }).click();
  const name = `Paid ${unique('work')}`;
  await fillDetails(page, name);
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New invoice' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Project')).not.toHaveValue('');
  await dialog.getByLabel('Title').fill('First part');
  await dialog.getByLabel('First line').fill('Work');
  await dialog.getByLabel('Price before VAT').fill('100');
  await dialog.getByRole('button', { name: 'Start draft' }).click();
  await page.getByRole('link', { name: /^P-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const invoices = page.getByRole('list', { name: 'Invoices of the project' });
  await expect(invoices).toContainText(/Draft, First part.*£120\.00/);
  await expect(page.getByText('In drafts')).toBeVisible();
});

test('the list tells what needs attention, and leads to a project and back', async ({ page }) => {
  const client = await makeClient();
  const today = londonDate(new Date());
  await openBackOffice(page, adminPaths.projects({ of: client.id }));
  await page.getByRole('button', { name: 'New project' }).click();
  const name = `Late ${unique('site')}`;
  await fillDetails(page, name);
  await addMilestone(page, 'Design', addDays(today, -9));
  await expect(page.getByText('Milestone 9 days late')).toBeVisible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Needs attention' }).click();
  const found = page.getByRole('row').filter({ hasText: name });
  await expect(found).toContainText('Milestone 9 days late');
  await expect(found).toContainText('Design');
  await expectAccessibleByDayAndNight(page);
  await found.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('a project that isn’t there, one that can’t be read, and staff who aren’t approved', async ({
  page,
}) => {
  await openBackOffice(page, adminPaths.project({ id: 'P-222222' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const broken = admin().db.doc(`projects/${makeReference('project', randomBytes)}`);
  await broken.set({ name: 'Broken' });
  await page.goto(adminPaths.project({ id: broken.id }));
  await expect(page.getByRole('alert')).toContainText('We can’t show this project');
  await expect(page.getByRole('alert')).toContainText(broken.path);
  await broken.delete();
  await openSignedIn(page, samples.pending, adminPaths.project({ id: 'P-7V4BQK' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Order-ahead website');
});
