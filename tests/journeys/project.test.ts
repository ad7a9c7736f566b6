import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDate, unbroken } from '@agency/domain/shared/format';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { linkIn, mailsTo, readMail, resetLimits, waitForMail } from '../support/mailbox.ts';
import { admin, eventually, unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { newPerson } from './steps/account.ts';
import { asStaff } from './steps/approvals.ts';
import { registerClient } from './steps/client.ts';
import { offerQuote, openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

test.beforeEach(resetLimits);

const milestones = ['Design', 'Launch'].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  description: '',
  weeksAfterStart: 2 * (index + 1),
}));

/** A quote of two milestones that somebody was sent; its number, and the address of its email. */
async function offer(person: { readonly name: string; readonly email: string }) {
  const sample = await admin().db.doc('quotes/Q-7K3M9P/private/draft').get();
  const paymentSchedule = [{ id: 'all', label: 'All', share: 10_000, trigger: { kind: 'acceptance' } }];
  const content = { ...sample.get('content'), title: `Site of ${person.name}`, milestones, paymentSchedule };
  const url = await offerQuote({ ...person, content });
  const { docs } = await admin().db.collection('quotes').where('recipient.email', '==', person.email).get();
  return { url, quoteId: docs[0]?.id ?? '' };
}

/** In the list of milestones on the screen of staff. */
const milestone = (staff: Page, title: string) =>
  staff.getByRole('list', { name: 'Milestones' }).getByRole('listitem').filter({ hasText: title });

async function press(staff: Page, title: string, button: string): Promise<void> {
  await milestone(staff, title)
    .getByRole('button', { name: `${button} ${title}` })
    .click();
}

/** The page shows it started before the server has it: only then can anybody be asked. */
async function start(staff: Page, projectId: string, title: string, button: string): Promise<void> {
  await press(staff, title, button);
  const stored = admin().db.doc(`projects/${projectId}/milestones/${title.toLowerCase()}`);
  await eventually(
    `${title} to be in progress`,
    async () => (await stored.get()).get('status') === 'inProgress',
  );
}

async function askForApproval(staff: Page, title: string): Promise<void> {
  await press(staff, title, 'Ask for approval');
  await staff.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(milestone(staff, title)).toContainText('Waiting for the client');
}

async function changeStatus(staff: Page, entry: string): Promise<void> {
  await staff.getByRole('button', { name: 'Change status' }).click();
  await staff.getByRole('menuitem', { name: entry }).click();
  await staff.getByRole('button', { name: entry }).click();
  await expect(staff.getByRole('alertdialog')).toHaveCount(0);
}

/** Lets the day pass by which the client was to answer. */
async function passAnswerDay(projectId: string, milestoneId: string): Promise<string> {
  const answerBy = addDays(londonDate(new Date()), -1);
  await admin().db.doc(`projects/${projectId}/milestones/${milestoneId}`).update({ answerBy });
  return answerBy;
}

async function completeUnanswered(staff: Page, projectId: string, title: string): Promise<string> {
  await expect(
    milestone(staff, title).getByRole('button', { name: `Complete without an answer ${title}` }),
  ).toBeDisabled();
  const day = await passAnswerDay(projectId, title.toLowerCase());
  await press(staff, title, 'Complete without an answer');
  await staff.getByRole('button', { name: 'Complete without an answer', exact: true }).click();
  await expect(milestone(staff, title)).toContainText(`No answer by ${formatDate(day)}`);
  return day;
}

const steps = (page: Page) => page.getByRole('region', { name: 'The steps' });

test('from acceptance to the end with an account: changes, an approval and a silence', async ({
  page: client,
  openElsewhere,
}) => {
  test.slow();
  const person = newPerson('Nora Whole');
  const { url, quoteId } = await offer(person);

  await test.step('the client accepts by the link and registers', async () => {
    await client.goto(url);
    await client.getByLabel('Your full name').fill(person.name);
    await client.getByRole('checkbox', { name: /I accept this quote/ }).check();
    await client.getByRole('button', { name: /^Accept quote of £/ }).click();
    await expect(client.getByRole('heading', { name: 'Thank you for accepting our quote' })).toBeVisible();
    await registerClient(client, person);
  });
  const projectId = String((await admin().db.doc(`quotes/${quoteId}`).get()).get('projectId'));
  const staff = await openElsewhere();

  await test.step('staff start the project, and ask for approval of the first step', async () => {
    await openBackOffice(staff, `/admin/projects/${projectId}`);
    await changeStatus(staff, 'Start project');
    await start(staff, projectId, 'Design', 'Start');
    await askForApproval(staff, 'Design');
    await expectAccessible(staff);
  });

  await test.step('the client asks for changes from the overview, staff see it at once', async () => {
    await client.getByRole('link', { name: 'Check and reply Design' }).click();
    await client.getByRole('button', { name: 'Ask for changes Design' }).click();
    await client.getByLabel('What would you like us to change?').fill('A larger logo, please.');
    await client.getByRole('button', { name: 'Send request for changes' }).click();
    await expect(milestone(staff, 'Design')).toContainText(`${person.name} asked for changes`);
    await expect(milestone(staff, 'Design')).toContainText('A larger logo, please.');
  });

  await test.step('staff make them and ask again; the client approves', async () => {
    await start(staff, projectId, 'Design', 'Start changes');
    await askForApproval(staff, 'Design');
    await client.getByRole('button', { name: 'Approve Design' }).click();
    await client.getByRole('button', { name: 'Send approval' }).click();
    await expect(milestone(staff, 'Design')).toContainText(`Approved by ${person.name}`);
  });

  await test.step('the second step stays unanswered, and says so to both', async () => {
    await start(staff, projectId, 'Launch', 'Start');
    await askForApproval(staff, 'Launch');
    const day = await completeUnanswered(staff, projectId, 'Launch');
    await expect(steps(client)).toContainText(`No answer by ${unbroken(formatDate(day))}`);
    await expect(steps(client).getByText(/^Approved/)).toHaveCount(1);
  });

  await test.step('staff complete the project', async () => {
    await changeStatus(staff, 'Complete project');
    await expect(client.getByText('Everything is done. Thank you for working with us.')).toBeVisible();
    await expectAccessible(client);
  });
  const { docs } = await admin().db.collection(`projects/${projectId}/activity`).orderBy('at').get();
  expect(docs.map((entry) => entry.get('kind'))).toEqual([
    'projectCreated',
    'statusChanged',
    'approvalAsked',
    'changesAsked',
    'approvalAsked',
    expect.stringMatching('approvalGiven|milestoneCompleted'),
    expect.stringMatching('approvalGiven|milestoneCompleted'),
    'approvalAsked',
    'milestoneCompleted',
    'statusChanged',
  ]);
});

const accepted = v.object({ projectId: v.string() });

test('from acceptance to the end by links alone: staff record what the client says', async ({
  page: client,
  openElsewhere,
}) => {
  test.slow();
  const person = { name: 'Lyn Links', email: `${unique('links')}@example.com` };
  const { quoteId } = await offer(person);
  const { projectId } = v.parse(
    accepted,
    await asStaff('acceptQuoteOffline', { quoteId, name: person.name, choices: [], note: 'On the phone' }),
  );
  const staff = await openElsewhere();

  await test.step('staff share the project: its email has the link', async () => {
    await asStaff('shareProject', { projectId });
    const mail = await waitForMail(person.email, 'project-created-notification');
    await client.goto(linkIn(mail, '/project/track/'));
    await expect(client.getByRole('heading', { level: 1, name: `Site of ${person.name}` })).toBeVisible();
  });

  await test.step('the page says how to answer, and staff record the answer by phone', async () => {
    await openBackOffice(staff, `/admin/projects/${projectId}`);
    await start(staff, projectId, 'Design', 'Start');
    await askForApproval(staff, 'Design');
    const { id } = await eventually('the request for approval', async () =>
      (await mailsTo(person.email, 'notice')).find(({ subject }) => subject === 'Please check: Design'),
    );
    await client.goto(linkIn(await readMail(id), '/project/track/'));
    await expect(client.getByRole('region', { name: 'What we need from you' })).toContainText('Design');
    await expectAccessible(client);
    await press(staff, 'Design', 'Record answer');
    const dialog = staff.getByRole('dialog');
    await expect(dialog.getByLabel('Who answered?')).toHaveValue(person.name);
    await dialog.getByRole('radio', { name: /They approve it/ }).check();
    await dialog.getByRole('radio', { name: 'By phone' }).check();
    await dialog.getByRole('button', { name: 'Record answer' }).click();
    await expect(milestone(staff, 'Design')).toContainText(`Approved by ${person.name}`);
    await expect(milestone(staff, 'Design')).toContainText('by phone');
  });

  await test.step('the second stays unanswered, and the link says all of it without a name', async () => {
    await start(staff, projectId, 'Launch', 'Start');
    await askForApproval(staff, 'Launch');
    const day = await completeUnanswered(staff, projectId, 'Launch');
    await changeStatus(staff, 'Start project');
    await changeStatus(staff, 'Complete project');
    await client.reload();
    await expect(steps(client).getByText(/^Approved by phone on/)).toBeVisible();
    await expect(steps(client)).toContainText(`No answer by ${unbroken(formatDate(day))}`);
    await expect(steps(client)).not.toContainText(person.name);
    await expect(client.getByText('Everything is done. Thank you for working with us.')).toBeVisible();
  });
});
