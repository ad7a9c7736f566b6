import { expect, type Page } from '@playwright/test';
import { mailsTo, resetLimits, waitForMail } from '../support/mailbox.ts';
import { addresses, admin, unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// What visitors wrote, dealt with by staff: read, answered, put away, made a quote of.

/** Somebody writes to us by the form. */
async function write(subject: string, name = 'Ines Inbox') {
  const email = `${unique('inbox')}@example.com`;
  const answer = await fetch(`${addresses.site}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, subject, message: 'Do you work on Saturdays?', consent: true }),
  });
  const { id }: { id: string } = await answer.json();
  return { id, email, path: `contacts/${id}` };
}

const contactAt = (id: string) => `/admin/contacts?contact=${id}`;
const pane = (page: Page) => page.getByRole('region', { name: 'Open message' });
const thread = (page: Page) => page.getByRole('region', { name: 'Replies and answers' });
const replyForm = (page: Page) => page.getByRole('region', { name: 'Reply', exact: true });
/** As if the provider had refused it: other tests send by the same one, which must not fail for them. */
async function failReply(id: string) {
  const [message] = (await admin().db.collection(`contacts/${id}/messages`).get()).docs;
  const mail = admin().db.doc(`outbox/${message?.get('mailId')}`);
  await mail.update({ status: 'failed', error: 'The address was refused' });
  return { again: () => mail.update({ status: 'sent', error: null }) };
}
const statusOf = async (path: string) => (await admin().db.doc(path).get()).get('status');

test.beforeAll(() => resetLimits());

test('a message is answered though the first email fails, their answer is added, and a quote is made of it', async ({
  page,
}) => {
  const { id, email, path } = await write('Opening hours');
  await openBackOffice(page, contactAt(id));
  await expect(pane(page).getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  expect(await statusOf(path)).toBe('new');
  await expectAccessible(page);
  await page.getByLabel('Your reply').fill('Yes, by appointment.');
  // What is typed is there after the page was left.
  await page.reload();
  await expect(page.getByLabel('Your reply')).toHaveValue('Yes, by appointment.');
  await replyForm(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(thread(page).getByText('Yes, by appointment.')).toBeVisible();
  await waitForMail(email, 'notice');
  const sent = await failReply(id);
  await expect(thread(page).getByText('Not sent')).toBeVisible();
  await expect(thread(page).getByText('The address was refused')).toBeVisible();
  await expect(thread(page).getByRole('button', { name: /^Retry/ })).toBeVisible();
  // What a retry does is shown where the provider can fail for one test alone (tests/functions/mail-suite.test.ts).
  await sent.again();
  await expect(thread(page).getByText(/^(Sent|Delivered)$/)).toBeVisible();
  expect(await mailsTo(email, 'notice')).toHaveLength(1);
  await expect(pane(page).getByText('Replied', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add their answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add their answer' });
  await dialog.getByLabel('Their answer').fill('Then on the first one in March.');
  await dialog.getByRole('button', { name: 'Add answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(thread(page).getByText('Then on the first one in March.')).toBeVisible();
  await expect(pane(page).getByText('Open', { exact: true })).toBeVisible();

  await pane(page).getByRole('button', { name: 'Start a quote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start quote' }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\?quote=Q-/);
  await expect(page.getByText('Do you work on Saturdays?').first()).toBeVisible();
  expect(await statusOf(path)).toBe('converted');
});

test('messages are marked as spam and archived together, and taken back by one click', async ({ page }) => {
  const subject = unique('bulk');
  const [first, second] = [await write(subject), await write(subject)];
  await openBackOffice(page, `/admin/contacts?search=${first.id}`);
  await page.getByRole('link', { name: new RegExp(subject) }).press('Enter');
  await expect(pane(page)).toBeFocused();
  await pane(page).getByRole('button', { name: 'Mark as spam' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane(page).getByText('New', { exact: true })).toBeVisible();
  // What a colleague has dealt with since isn't taken back from them.
  await pane(page).getByRole('button', { name: 'Mark as spam' }).click();
  await expect.poll(() => statusOf(first.path)).toBe('spam');
  await admin().db.doc(first.path).update({ status: 'open' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Someone has changed this since.')).toBeVisible();
  expect(await statusOf(first.path)).toBe('open');
  // Back to its row by a key.
  await pane(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: new RegExp(subject) })).toBeFocused();

  await page.getByRole('searchbox').fill(subject);
  await expect(page.getByRole('link', { name: new RegExp(subject) })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page of Contact messages' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive 2 contact messages' }).click();
  await expect(page.getByRole('dialog', { name: '2 contact messages archived' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  expect(await Promise.all([first, second].map(({ path }) => statusOf(path)))).toEqual([
    'archived',
    'archived',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 contact messages put back')).toBeVisible();
  expect(await Promise.all([first, second].map(({ path }) => statusOf(path)))).toEqual(['open', 'new']);
});

test('of two who reply at once, the second is told before it is sent, and loses nothing', async ({
  page,
  openElsewhere,
}) => {
  const { id, email } = await write('Two at once');
  const other = await openElsewhere();
  await openBackOffice(page, contactAt(id));
  await openBackOffice(other, contactAt(id));
  await other.getByLabel('Your reply').fill('No, sorry.');
  await page.getByLabel('Your reply').fill('Yes, gladly.');
  await replyForm(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(thread(other).getByText('Yes, gladly.')).toBeVisible();
  await expect(other.getByRole('alert').getByText(/replied at/)).toBeVisible();
  const again = replyForm(other).getByRole('button', { name: 'Send reply' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(other.getByLabel('Your reply')).toHaveValue('No, sorry.');
  await other.getByRole('button', { name: 'I’ve read it' }).click();
  await other.getByLabel('Your reply').fill('As my colleague says.');
  await again.click();
  await expect(thread(page).getByText('As my colleague says.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email, 'notice')).length).toBe(2);
});
