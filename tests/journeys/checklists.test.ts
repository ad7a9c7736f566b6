import { randomBytes } from 'node:crypto';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDateShort } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { resetLimits } from '../support/mailbox.ts';
import { admin, unique } from '../support/suite.ts';
import { expectAccessible, expectAccessibleByDayAndNight, looks } from './steps/accessible.ts';
import { asStaff } from './steps/approvals.ts';
import { dragRow } from './steps/drag.ts';
import { makeProject } from './steps/project.ts';
import { openBackOffice } from './steps/staff.ts';
import { more, question } from './steps/staff-projects.ts';
import { test } from './steps/test.ts';

// Checklists: templates, lists that two work through at once, and a launch that has to be done first.

test.beforeEach(resetLimits);

const rows = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('listitem');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const box = (page: Page, text: string) => page.getByRole('checkbox', { name: text, exact: true });

const made = v.object({ checklistId: v.string() });
const today = londonDate(new Date());

/** A list by operation, with these items in it. */
async function makeChecklist(title: string, items: readonly Record<string, unknown>[]): Promise<string> {
  const input = { title, kind: 'running', projectId: null, templateId: null };
  const { checklistId } = v.parse(made, await asStaff('createChecklist', input));
  const stored = items.map((item, position) => [
    `item-${position + 1}`,
    { done: false, assigneeUid: null, dueOn: null, position, note: '', dueAfterDays: null, ...item },
  ]);
  await admin()
    .db.doc(`checklists/${checklistId}`)
    .update({ items: Object.fromEntries(stored) });
  return checklistId;
}

test('a template becomes a list of a project, which two tick at once and which the project waits for', async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const title = `Launch ${unique('list')}`;
  const { projectId } = await makeProject();
  await admin()
    .db.doc(`projects/${projectId}`)
    .update({ status: 'active', startOn: addDays(today, 3) });
  await page.setViewportSize(looks.small.viewport);
  await openBackOffice(page, adminPaths.checklists());

  await test.step('a template: items by Enter, several by pasting, days after the start', async () => {
    await page.getByRole('button', { name: 'New checklist' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'A template to start checklists from' }).check();
    await dialog.getByLabel('Title').fill(title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const field = page.getByLabel('New item');
    await field.fill('Point the domain');
    await field.press('Enter');
    await expect(row(page, 'Point the domain')).toBeVisible();
    await expect(field).toBeFocused();
    await field.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '- Test the forms\n- Restore a backup\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByRole('button', { name: 'Add 2 items' }).press('Enter');
    await expect(rows(page)).toHaveCount(3);
    await expect(field).toBeFocused();
    await more(page, 'Point the domain', 'Edit');
    await page.getByLabel(/^Due how many days/).fill('10');
    await page.getByLabel('Note').fill('The client’s registrar is slow.');
    await page.getByRole('button', { name: 'Save item' }).click();
    await expect(row(page, 'Point the domain')).toContainText('Due 10 days after the start');
    await page.getByRole('checkbox', { name: /^Must be done before/ }).check();
    await expectAccessibleByDayAndNight(page);
  });

  await test.step('moved by keys and by the mouse', async () => {
    await page.getByRole('button', { name: 'More for Point the domain' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows(page)).toContainText(['Test the forms', 'Point the domain', 'Restore a backup']);
    await expect(page.getByRole('button', { name: 'More for Point the domain' })).toBeFocused();
    await expect(page.getByText('Point the domain: now 2 of 3')).toBeAttached();
    await page.setViewportSize(looks.wide.viewport);
    const grip = row(page, 'Restore a backup').locator('[draggable="true"]');
    await dragRow(grip, rows(page).nth(0), { x: 200, y: 4 });
    await expect(rows(page)).toContainText(['Restore a backup', 'Test the forms', 'Point the domain']);
  });

  await test.step('applied to the project, with days from its start', async () => {
    await page.goto(adminPaths.project({ id: projectId }));
    const panel = page.locator('#checklists');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Checklists' })
      .click();
    await panel.getByRole('button', { name: 'Add checklist' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Start from').selectOption({ label: title });
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(panel).toContainText(`Due ${formatDateShort(addDays(today, 13))}`);
    await panel.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  const other = await openElsewhere();
  await test.step('two tick at once, and no tick is lost', async () => {
    await openBackOffice(other, new URL(page.url()).pathname);
    await expect(box(other, 'Test the forms')).toBeVisible();
    await Promise.all([box(page, 'Test the forms').press('Space'), box(other, 'Restore a backup').click()]);
    for (const each of [page, other]) {
      await expect(box(each, 'Test the forms')).toBeChecked();
      await expect(box(each, 'Restore a backup')).toBeChecked();
      await expect(each.getByRole('status').getByText('1 open')).toBeVisible();
    }
  });

  await test.step('the project waits for it, and says so before one tries', async () => {
    await page.goto(adminPaths.project({ id: projectId }));
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Complete project' }).click();
    await expect(question(page)).toContainText('These checklists must be done first');
    await expect(question(page).getByRole('link', { name: title })).toBeVisible();
    const complete = question(page).getByRole('button', { name: 'Complete project' });
    await expect(complete).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await box(other, 'Point the domain').click();
    await expect(question(page)).not.toContainText('These checklists must be done first');
    await complete.click();
    await expect(page.getByRole('status').getByText('Completed', { exact: true })).toBeVisible();
  });
});

test('an item that a colleague removed stays removed, whoever ticks it offline', async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const items = ['First', 'Second'].map((text) => ({ text }));
  const path = adminPaths.checklist({ id: await makeChecklist(unique('Offline'), items) });
  const other = await openElsewhere();
  await openBackOffice(page, path);
  await openBackOffice(other, path);
  await expect(box(other, 'First')).toBeVisible();
  await other.context().setOffline(true);
  await box(other, 'First').check();
  await box(other, 'Second').check();
  await more(page, 'First', 'Remove');
  await expect(row(page, 'First')).toBeHidden();
  await other.context().setOffline(false);
  await expect(other.getByText('Someone else has just removed ‘First’')).toBeVisible({ timeout: 60_000 });
  for (const each of [page, other]) {
    await expect(rows(each)).toHaveText([/Second/]);
    await expect(box(each, 'Second')).toBeChecked();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(other, 'First')).not.toBeChecked();
});

test('one’s own items and what is overdue are lists of their own', async ({ page }) => {
  const title = unique('Mine');
  const others = unique('Others');
  await openBackOffice(page, adminPaths.checklists());
  await makeChecklist(title, [
    { text: 'Ring the registrar', assigneeUid: 'sample-admin', dueOn: addDays(today, -2) },
  ]);
  await makeChecklist(others, [{ text: 'Post the letter', assigneeUid: randomBytes(8).toString('hex') }]);
  await page.getByRole('tab', { name: 'Yours' }).click();
  const mine = page.getByRole('row').filter({ hasText: title });
  await expect(mine).toContainText('Ring the registrar');
  await expect(mine).toContainText('Overdue by 2 days');
  await expect(page.getByRole('row').filter({ hasText: others })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await box(page, 'Ring the registrar').click();
  await expect(page.getByRole('status').getByText('Done')).toBeVisible();
  await page.getByRole('link', { name: 'Back to checklists' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
});
