import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, type Page } from '@playwright/test';
import { mailsTo, resetLimits } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { admin, eventually } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { type Approval, answersOf, askForApproval, asStaff, stepOf } from './steps/approvals.ts';
import { openBackOffice } from './steps/staff.ts';
import { more, question, row } from './steps/staff-projects.ts';
import { test } from './steps/test.ts';

// What clients answer to the steps of a project, and what staff do about it.

test.beforeEach(resetLimits);

async function openProject(page: Page, { client }: Approval): Promise<void> {
  await openBackOffice(page, adminPaths.project({ id: client.projectId }));
  await expect(row(page, 'Design')).toBeVisible();
}

test('an answer comes in live; staff ask again, record one, and mail again on completing again', async ({
  page,
}) => {
  test.slow();
  const approval = await askForApproval('Ada Live', 'Ben Second');
  await openProject(page, approval);
  const design = row(page, 'Design');

  await test.step('by which day they are asked, and that silence isn’t an answer yet', async () => {
    await expect(design).toContainText(`answer by ${formatDate(approval.answerBy)}`);
    await expect(design.getByRole('button', { name: /^Complete without an answer/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(design).toContainText('The client still has time to answer.');
  });

  await test.step('asked again with another day; withdrawn; asked anew', async () => {
    const later = addDays(approval.answerBy, 7);
    await more(page, 'Design', 'Ask again');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('We’ll email Ada Live and Ben Second now.');
    await dialog.getByLabel('Answer by').fill(addDays(londonDate(new Date()), -1));
    await dialog.getByRole('button', { name: 'Ask again' }).click();
    await expect(dialog.getByText('Choose today or a later date')).toBeVisible();
    await dialog.getByLabel('Answer by').fill(later);
    await dialog.getByRole('button', { name: 'Ask again' }).click();
    await expect(design).toContainText(`answer by ${formatDate(later)}`);
    await more(page, 'Design', 'Withdraw the request');
    await question(page).getByRole('button', { name: 'Withdraw request' }).click();
    await expect(design.getByText('In progress')).toBeVisible();
    await design.getByRole('button', { name: 'Ask for approval Design' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await expect(design.getByText('Waiting for the client')).toBeVisible();
  });

  await test.step('changes asked for on the phone, under the name of who asked', async () => {
    await design.getByRole('button', { name: 'Record answer Design' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who answered?').fill('Ben Second');
    await dialog.getByRole('radio', { name: /^They ask for changes/ }).check();
    await dialog.getByRole('radio', { name: 'By phone' }).check();
    await dialog.getByRole('button', { name: 'Record answer' }).click();
    await expect(dialog.getByText('Say what they want changed')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('What they said').fill('The logo is too big.');
    await dialog.getByRole('button', { name: 'Record answer' }).click();
    await expect(design).toContainText('Ben Second asked for changes');
    await expect(design).toContainText('The logo is too big.');
    await expect(design).toContainText('given by phone');
    await design.getByRole('button', { name: 'Start changes Design' }).click();
    await design.getByRole('button', { name: 'Ask for approval Design' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await expect(design.getByText('Waiting for the client')).toBeVisible();
  });

  await test.step('the client approves: it is here at once', async () => {
    await approveAsClient(approval);
    await expect(design).toContainText(/Approved by Ada Live, .*Just right\./);
    await expect(design.getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('reopened and completed again, the client is mailed if staff say so', async () => {
    const [ada] = approval.people;
    const completed = async () => (await mailsTo(ada.email, 'project-milestone-completed')).length;
    await eventually('the first mail', async () => ((await completed()) === 1 ? true : undefined));
    await more(page, 'Design', 'Reopen');
    await question(page).getByRole('button', { name: 'Reopen milestone' }).click();
    await expect(design.getByText('In progress')).toBeVisible();
    await expect(design).not.toContainText('Approved by');
    await design.getByRole('button', { name: 'Complete Design' }).click();
    await question(page).getByRole('checkbox', { name: 'Email the client again' }).check();
    await question(page).getByRole('button', { name: 'Complete milestone' }).click();
    await expect(design.getByText('Completed', { exact: true })).toBeVisible();
    await eventually('the second mail', async () => ((await completed()) === 2 ? true : undefined));
  });
});

async function approveAsClient(approval: Approval): Promise<void> {
  const { idToken } = await signIn(approval.people[0]);
  const input = {
    projectId: approval.client.projectId,
    milestoneId: 'design',
    answer: 'approved',
    comment: 'Just right.',
  };
  expect((await callOperation('answerMilestone', input, idToken)).status).toBe(200);
}

test('after the day a step is completed without an answer, and never looks approved', async ({ page }) => {
  const approval = await askForApproval('Sid Silent');
  const day = addDays(londonDate(new Date()), -1);
  await admin().db.doc(`projects/${approval.client.projectId}/milestones/design`).update({ answerBy: day });
  await openProject(page, approval);
  const design = row(page, 'Design');
  await design.getByRole('button', { name: /^Complete without an answer/ }).click();
  await expect(question(page)).toContainText(`‘No answer by ${formatDate(day)}’, not that they approved it`);
  await question(page).getByRole('button', { name: 'Complete without an answer' }).click();
  await expect(design).toContainText(`No answer by ${formatDate(day)}`);
  await expect(design.getByText('Completed without an answer')).toBeVisible();
  await expect(design).not.toContainText('Approved');
  expect(await answersOf(approval)).toEqual([]);
  await page.getByRole('button', { name: 'View as client' }).click();
  const seen = page.getByRole('dialog', { name: 'What the client sees' });
  await expect(seen).toContainText(/No (answer|reply) by/);
  await expectAccessible(page);
});

test('two admins at once: one outcome, and the other is told', async ({ page }) => {
  const approval = await askForApproval('Tom Twice');
  const { projectId } = approval.client;
  await openProject(page, approval);

  await test.step('a colleague withdraws while an answer is being recorded', async () => {
    await row(page, 'Design').getByRole('button', { name: 'Record answer Design' }).click();
    await asStaff('withdrawApproval', { projectId, milestoneId: 'design' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This step isn’t waiting for an answer.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Record answer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    expect((await stepOf(approval))?.status).toBe('inProgress');
  });

  await test.step('a colleague changes a step that is being edited', async () => {
    await more(page, 'Launch', 'Edit');
    await page.getByRole('textbox', { name: 'Title' }).fill('Launch day');
    await admin().db.doc(`projects/${projectId}/milestones/launch`).update({ title: 'Going live' });
    await page.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Going live');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a colleague changes the details that are being edited', async () => {
    await page.getByRole('button', { name: 'Edit details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit details' });
    await dialog.getByLabel('What you’re building').fill('A shop on the web.');
    const before = (await admin().db.doc(`projects/${projectId}`).get()).data() ?? {};
    const seen = { name: before.name, summary: before.summary, startOn: before.startOn, dueOn: before.dueOn };
    await asStaff('saveProject', { projectId, details: { ...seen, name: 'Their name' }, seen });
    await expect(dialog.getByLabel('Project name')).toHaveValue('Their name');
    await dialog.getByRole('button', { name: 'Save details' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Their name' })).toBeVisible();
    await expect(page.getByText('A shop on the web.')).toBeVisible();
  });
});

test('a form that was open when a colleague cancelled the project changes nothing more', async ({ page }) => {
  const approval = await askForApproval('Ada Cancelled');
  const { projectId } = approval.client;
  await openProject(page, approval);
  await more(page, 'Launch', 'Edit');
  await page.getByRole('textbox', { name: 'Title' }).fill('Launch day');
  await page.getByRole('button', { name: 'Add milestone' }).click();
  await page.getByRole('textbox', { name: 'Title' }).last().fill('Late');
  await asStaff('setProjectStatus', { projectId, status: 'cancelled' });
  for (const name of ['Save milestone', 'Add milestone']) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAccessibleDescription('This project has been cancelled.');
    await button.click({ force: true });
  }
  const { docs } = await admin().db.collection(`projects/${projectId}/milestones`).orderBy('position').get();
  expect(docs.map((found) => String(found.get('title')))).toEqual(['Design', 'Launch']);
});
