import { people } from '@agency/emulators/seed/people';
import { expect, type Page, test } from '@playwright/test';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { admin, unique } from '../support/suite.ts';
import { beginQuote, offerQuote, openBackOffice } from './steps/staff.ts';

// Staff start quotes from what there is, work on one at the same time, and ask about one that waits.

const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

/** Finds a client in the dialog that is open, and chooses it. */
async function chooseClient(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'An existing client' }).check();
  await dialog.getByRole('searchbox', { name: 'Which client?' }).fill('Meadowbank');
  // By the address too: other journeys make a client by the same name.
  await dialog.getByRole('button', { name: `Meadowbank Bakehouse Ltd ${people.client.email}` }).click();
  await expect(dialog.getByLabel('Person')).toHaveValue(people.client.email);
}

test('quotes start from templates, from other quotes, and for clients we have', async ({ page }) => {
  const [title, sectionName, quoteName] = [unique('Site'), unique('Section'), unique('Whole')];
  await openBackOffice(page, `/admin/quotes?quote=${await beginQuote('Dora Double')}`);
  await titleOf(page).fill(title);
  await page.getByLabel('Section title').fill('Photographs');
  await page.getByLabel(/^Description of/).fill('Ten photographs');
  await page.getByLabel(/^Unit price/).fill('200');

  await test.step('it is saved by itself', async () => {
    await expect(saved(page)).toBeVisible();
  });

  await test.step('a section and the whole quote become templates', async () => {
    await choose(page, 'More for section 1', 'Save as template');
    await page.getByLabel('Template name').fill(sectionName);
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText(`‘${sectionName}’ saved as a template`)).toBeVisible();
    await choose(page, 'More', 'Save as template');
    await page.getByLabel('Template name').fill(quoteName);
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText(`‘${quoteName}’ saved as a template`)).toBeVisible();
  });

  await test.step('the section is inserted once more, with the focus on it', async () => {
    await page.getByRole('button', { name: 'Insert from a template' }).click();
    await page.getByRole('button', { name: sectionName }).click();
    const second = page.getByRole('region', { name: 'Section 2', exact: true });
    await expect(second.getByLabel('Section title')).toBeFocused();
    await expect(second.getByLabel(/^Unit price/)).toHaveValue('200.00');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('a copy goes to a client that we have', async () => {
    const first = page.url();
    await choose(page, 'More', 'Duplicate');
    await chooseClient(page);
    await page.getByRole('button', { name: 'Duplicate quote' }).click();
    await expect(page).not.toHaveURL(first);
    await expect(titleOf(page)).toHaveValue(title);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(people.client.email);
    await expect(page.getByRole('region', { name: 'Section 2', exact: true })).toBeVisible();
  });

  await test.step('so does a new quote, from the template', async () => {
    await page.getByRole('link', { name: 'Back to quotes' }).click();
    await page.getByRole('button', { name: 'New quote' }).click();
    await chooseClient(page);
    await page.getByLabel('Start from').selectOption({ label: quoteName });
    await page.getByRole('button', { name: 'Start quote' }).click();
    await expect(titleOf(page)).toHaveValue(title);
    await expect(page.getByLabel('Company')).toHaveValue('Meadowbank Bakehouse Ltd');
  });

  await test.step('templates are renamed, removed and brought back', async () => {
    await page.getByRole('link', { name: 'Back to quotes' }).click();
    await page.getByRole('button', { name: 'Templates' }).click();
    const panel = page.getByRole('dialog', { name: 'Templates' });
    const button = (verb: string, of: string) => panel.getByRole('button', { name: `${verb} ${of}` });
    const renamed = `${sectionName} again`;
    await button('Rename', sectionName).click();
    await page.getByLabel('Template name').fill(renamed);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await button('Remove', renamed).click();
    await expect(button('Remove', renamed)).toHaveCount(0);
    await expect(button('Undo', `removing ${renamed}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await button('Remove', renamed).click();
    await button('Remove', quoteName).click();
    await expect(button('Remove', quoteName)).toHaveCount(0);
  });
});

/** A colleague saves another title while nobody looks. */
async function saveAs(quoteId: string, by: string, title: string): Promise<void> {
  const ref = admin().db.doc(`quotes/${quoteId}/private/draft`);
  const revision = Number((await ref.get()).get('revision')) + 1;
  await ref.update({ revision, savedBy: by, 'content.title': title });
}

test('of two who write at once, the second sees who and what, and either text stays', async ({
  page,
  context,
}) => {
  const quoteId = await beginQuote('Lena Lines');
  await openBackOffice(page, `/admin/quotes?quote=${quoteId}`);
  await expect(page.getByText('Filled in, not saved yet')).toBeVisible();

  await test.step('without a connection nothing is saved, and then all of it', async () => {
    await context.setOffline(true);
    await titleOf(page).fill('First');
    await expect(page.getByText('Not saved: offline')).toBeVisible();
    await page.getByLabel(/^Unit price/).fill('120');
    await expect(page.getByText('Not saved: offline')).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
  });

  // What is typed is under way when the colleague saves.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isSave = (body: string | null) => body?.includes('saveQuoteDraft') === true;
  await page.route(/\/call$/, async (route) => {
    if (isSave(route.request().postData())) await released;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isSave(request.postData()));
  await titleOf(page).fill('Mine');
  await asked;
  await saveAs(quoteId, people.client.uid, 'Theirs');
  release();
  const notice = page.getByRole('alert').filter({ hasText: 'while you were working' });
  await expect(notice).toContainText(`${people.client.name} saved this quote`);
  await expect(notice.getByRole('row', { name: /^Title/ })).toContainText(/Mine.*Theirs/);

  await test.step('mine is saved over theirs, which is set aside and can be taken after all', async () => {
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Mine');
    await expect(page.getByText(/^Your colleague’s version was set aside/)).toBeVisible();
    await page.getByRole('button', { name: 'Use these changes' }).click();
    await expect(titleOf(page)).toHaveValue('Theirs');
  });
});

test('a client who opened a quote and did not answer gets one nudge', async ({ page }) => {
  const email = `${unique('nudged')}@example.com`;
  await offerQuote({ name: 'Nora Nudge', email });
  const { docs } = await admin().db.collection('quotes').where('recipient.email', '==', email).get();
  const [head] = docs;
  if (!head) throw new Error('the quote is there');
  const viewedAt = new Date(Date.now() - 6 * 86_400_000);
  await head.ref.update({ status: 'viewed', viewedAt, delivery: 'delivered' });
  await openBackOffice(page, `/admin/quotes?quote=${head.id}`);

  await test.step('staff look at what the client sees, which changes nothing', async () => {
    await page.getByRole('button', { name: 'View as client' }).click();
    const panel = page.getByRole('dialog', { name: 'What the client sees' });
    await expect(panel.getByText('You’re viewing this quote as Nora Nudge')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^(Accept|Decline)/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the nudge is in their words, with a button to the quote', async () => {
    await page.getByRole('button', { name: 'Send a nudge' }).click();
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toHaveValue(/^Have you had time to look at our quote/);
    await message.fill('Shall we talk about it on Friday?');
    await page.getByRole('button', { name: 'Send nudge' }).click();
    await expect(page.getByText(`The nudge to ${email} is on its way`)).toBeVisible();
    // A long address must not push the button out of a phone's screen.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Dismiss' }).last()).toBeInViewport({ ratio: 1 });
    const mail = await waitForMail(email, 'notice');
    expect(mail.text).toContain('Shall we talk about it on Friday?');
    expect(linkIn(mail, '/client/quotes/view/')).toBeTruthy();
  });

  await test.step('there is no second one, and the history has it all', async () => {
    await expect(page.getByRole('button', { name: 'Send a nudge' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Send a nudge' })).toContainText('You sent a nudge on');
    await page.keyboard.press('Escape');
    const history = page.getByRole('list', { name: 'History' });
    await expect(history).toContainText('sent a nudge (version 1)');
    await expect(history).toContainText('Shall we talk about it on Friday?');
    await expect(history).toContainText(`Email ‘Nudge about a quote’ to ${email}`);
  });
});
