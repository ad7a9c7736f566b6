import { formatDate, unbroken } from '@agency/domain/shared/format';
import { expect, type Page } from '@playwright/test';
import { linkAddress } from '../support/link-addresses.ts';
import { resetLimits } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { admin, eventually, samples, unique } from '../support/suite.ts';
import { expectAccessible, expectAccessibleByDayAndNight, looks } from './steps/accessible.ts';
import { makeAccount, newPerson } from './steps/account.ts';
import {
  type Approval,
  answersOf,
  askForApproval,
  asStaff,
  linkToAnswer,
  stepOf,
} from './steps/approvals.ts';
import { test } from './steps/test.ts';

test.beforeEach(resetLimits);

const answerPath = ({ client }: Approval) => `/client/project?id=${client.projectId}&answer=design`;
const step = (page: Page) =>
  page.getByRole('region', { name: 'What we need from you' }).getByRole('listitem', { name: 'Design' });
const steps = (page: Page) => page.getByRole('region', { name: 'The steps' });
const approve = (page: Page) => step(page).getByRole('button', { name: 'Approve Design' });
const askForChanges = (page: Page) => step(page).getByRole('button', { name: 'Ask for changes Design' });
const wish = (page: Page) => step(page).getByLabel('What would you like us to change?');

test('from the email to an approval, with the sign-in in between', async ({ page }) => {
  const approval = await askForApproval('Ada Approver');
  const [ada] = approval.people;
  await page.setViewportSize(looks.small.viewport);
  await page.goto(await linkToAnswer(ada));
  await signInAs(page, ada);
  await expect(page).toHaveURL(answerPath(approval));
  await expect(step(page)).toBeFocused();
  await expect(approve(page)).toBeInViewport({ ratio: 1 });
  await expect(step(page)).toContainText(`Please reply by ${unbroken(formatDate(approval.answerBy))}.`);
  await expectAccessibleByDayAndNight(page);
  await approve(page).click();
  await step(page).getByLabel('Comment').fill('Lovely.');
  await expectAccessible(page);
  await step(page).getByRole('button', { name: 'Send approval' }).dblclick();
  await expect(step(page).getByText('Thank you. You’ve approved this step.')).toBeVisible();
  await expect(step(page).getByText('Next: Launch.')).toBeVisible();
  await expect(steps(page).getByText(/^Approved by Ada Approver on/)).toBeVisible();
  await expect(steps(page).getByText('“Lovely.”')).toBeVisible();
  await expectAccessible(page);
  expect(await answersOf(approval)).toEqual(['approvalGiven']);
  await page.reload();
  await expect(step(page).getByText(/^Approved by Ada Approver on/)).toBeVisible();
  await expect(approve(page)).toHaveCount(0);
});

test('asks for changes from the overview; what was typed outlives a reload', async ({ page }) => {
  const approval = await askForApproval('Cleo Changer');
  await openSignedIn(page, approval.people[0], '/client/dashboard');
  await page.getByRole('link', { name: 'Check and reply Design' }).click();
  await askForChanges(page).click();
  await expect(wish(page)).toBeFocused();
  await step(page).getByRole('button', { name: 'Send request for changes' }).click();
  await expect(wish(page)).toBeFocused();
  await expect(step(page).getByText('Tell us what to change')).toBeVisible();
  await wish(page).fill('A larger logo, please.');
  await page.reload();
  await expect(wish(page)).toHaveValue('A larger logo, please.');
  await step(page).getByRole('button', { name: 'Send request for changes' }).click();
  await expect(step(page).getByText('Thank you. You’ve asked for changes.')).toBeVisible();
  await expect(steps(page).getByText('Making your changes')).toBeVisible();
  await expect(steps(page).getByText('“A larger logo, please.”')).toBeVisible();
  expect(await stepOf(approval)).toMatchObject({
    status: 'changesRequested',
    approval: { comment: 'A larger logo, please.' },
  });
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check and reply Design' })).toHaveCount(0);
});

test('what was typed is there again after the session has ended', async ({ page }) => {
  const approval = await askForApproval('Elsa Expired');
  const [elsa] = approval.people;
  await openSignedIn(page, elsa, answerPath(approval));
  await askForChanges(page).click();
  await wish(page).fill('Fewer words.');
  const { auth } = admin();
  const [uid = ''] = approval.uids;
  await auth.revokeRefreshTokens(uid);
  const revokedAt = Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '');
  // A sign-in within the same second would count as ended with the rest.
  await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(revokedAt + 1000);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('firebase:')) sessionStorage.removeItem(key);
  });
  await page.reload();
  await signInAs(page, elsa);
  await expect(page).toHaveURL(answerPath(approval));
  await expect(wish(page)).toHaveValue('Fewer words.');
});

test('of two colleagues who answer at once one has the say, and the other is told', async ({
  page,
  openElsewhere,
}) => {
  const approval = await askForApproval('Fay First', 'Sid Second');
  const [fay, sid = fay] = approval.people;
  const other = await openElsewhere();
  await openSignedIn(page, fay, answerPath(approval));
  await openSignedIn(other, sid, answerPath(approval));
  await askForChanges(other).click();
  await wish(other).fill('Not yet.');
  await approve(page).click();
  await Promise.all([
    step(page).getByRole('button', { name: 'Send approval' }).click(),
    step(other).getByRole('button', { name: 'Send request for changes' }).click(),
  ]);
  const stored = await eventually('an answer', async () => (await stepOf(approval))?.approval);
  const isFirst = stored.answer === 'approved';
  const [winner, loser] = isFirst ? [page, other] : [other, page];
  await expect(step(winner).getByText(/^Thank you\./)).toBeVisible();
  await expect(
    step(loser).getByText(isFirst ? /^Approved by Fay First on/ : /^Sid Second asked for changes on/),
  ).toBeVisible();
  await expect(step(loser).getByRole('button')).toHaveCount(0);
  if (isFirst) await expect(step(loser).getByText('Your comment hasn’t been sent: “Not yet.”')).toBeVisible();
  expect(await answersOf(approval)).toHaveLength(1);
});

test('by the keyboard alone', async ({ page }) => {
  const approval = await askForApproval('Kim Keyboard');
  await openSignedIn(page, approval.people[0], answerPath(approval));
  await expect(step(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(approve(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(wish(page)).toBeFocused();
  await page.keyboard.type('Shorter.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(wish(page)).toHaveCount(0);
  await expect(step(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(step(page).getByText('Thank you. You’ve approved this step.')).toBeVisible();
  await expect(step(page)).toBeFocused();
});

test('over a slow connection it says that it is sending, and sends once', async ({ page }) => {
  const approval = await askForApproval('Sally Slow');
  await openSignedIn(page, approval.people[0], answerPath(approval));
  const connection = await page.context().newCDPSession(page);
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.reload();
  await approve(page).click();
  const send = step(page).getByRole('button', { name: 'Send approval' });
  await send.click();
  const sending = step(page).getByRole('button', { name: 'Sending your approval' });
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await sending.press('Enter');
  await expect(step(page).getByText('Thank you. You’ve approved this step.')).toBeVisible();
  expect(await answersOf(approval)).toEqual(['approvalGiven']);
});

test('silence is shown as silence', async ({ page }) => {
  const approval = await askForApproval('Una Unanswered');
  const { projectId } = approval.client;
  const design = admin().db.doc(`projects/${projectId}/milestones/design`);
  await design.update({ answerBy: '2026-01-12' });
  await asStaff('completeUnanswered', { projectId, milestoneId: 'design' });
  await openSignedIn(page, approval.people[0], answerPath(approval));
  await expect(step(page).getByText('No answer by 12 January 2026.')).toBeVisible();
  await expect(steps(page).getByText('No answer by 12 January 2026', { exact: true })).toBeVisible();
  await expect(page.getByText(/approved/i)).toHaveCount(0);
});

test('who can’t answer sees the right page', async ({ page, openElsewhere }) => {
  const approval = await askForApproval('Mia Member', 'Rex Removed');
  const [mia, rex = mia] = approval.people;
  const path = answerPath(approval);
  await openSignedIn(page, rex, path);
  await askForChanges(page).click();
  await wish(page).fill('Too late.');
  await asStaff('removeColleague', { clientId: approval.client.id, email: rex.email });
  await expect(page.getByRole('heading', { name: 'We can’t find this project' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t find this project' })).toBeVisible();
  expect((await stepOf(approval))?.approval).toBeNull();

  const stranger = newPerson('Sten Stranger');
  await makeAccount(stranger);
  const elsewhere = await openElsewhere();
  await openSignedIn(elsewhere, stranger, path);
  await expect(elsewhere.getByRole('heading', { name: 'We can’t find this project' })).toBeVisible();

  const unproven = newPerson('Uri Unproven');
  await admin().auth.createUser({ ...unproven, displayName: unproven.name, emailVerified: false });
  // Of staff whom no colleague has let in: neither is this their client's project.
  for (const person of [unproven, samples.pending]) {
    const other = await openElsewhere();
    await other.goto(path);
    await signInAs(other, person);
    await expect(other.getByRole('heading', { name: 'Confirm your email address first' })).toBeVisible();
  }
});

test('the tracking link says how to reply, with an account or without, and names no one', async ({
  browser,
}) => {
  const approval = await askForApproval('Tina Tracker');
  const { db } = admin();
  const { projectId } = approval.client;
  const linkId = unique('link');
  const sample = (await db.doc('links/sample-link-p-7v4bqk').get()).data();
  await db.doc(`links/${linkId}`).set({ ...sample, documentId: projectId, clientId: approval.client.id });
  await db.doc(`projects/${projectId}`).update({ linkId });
  const address = await linkAddress(linkId);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: looks.small.viewport });
  const page = await context.newPage();
  await page.goto(address);
  const needed = page.getByRole('region', { name: 'What we need from you' });
  await expect(needed.getByRole('heading', { name: 'Check ‘Design’' })).toBeVisible();
  await expect(needed).toContainText(
    'You can also reply to our email, write to hello@downland.example or call us',
  );
  await expect(needed.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await expect(needed.getByRole('link', { name: 'Sign in to reply' })).toHaveAttribute(
    'href',
    `/client/login?next=${encodeURIComponent(answerPath(approval))}`,
  );
  await asStaff('recordMilestoneAnswer', {
    projectId,
    milestoneId: 'design',
    answer: 'changesRequested',
    comment: 'Less blue.',
    name: 'Tina Tracker',
    how: 'phone',
  });
  await page.reload();
  await expect(steps(page).getByText(/^Changes requested by phone on/)).toBeVisible();
  await expect(page.getByText(/Tina|Less blue/)).toHaveCount(0);
  await expect(needed).toHaveCount(0);
  await context.close();
});
