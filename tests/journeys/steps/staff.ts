import type { Buys } from '@agency/domain/client/buys';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { openSignedIn } from '../../support/session.ts';
import { callOperation, signIn } from '../../support/sign-in.ts';
import { admin, samples, unique } from '../../support/suite.ts';

/** Opens a page of the back office as the sample admin. */
export async function openBackOffice(page: Page, path = '/admin'): Promise<void> {
  await openSignedIn(page, samples.admin, path);
}

const created = v.object({ quoteId: v.string() });

const recipientOf = (name: string, email = `${unique('quote')}@example.com`) => ({
  name,
  email,
  company: null,
  phone: null,
});

/** Begins a quote for somebody by this name, by the operation alone; its number. */
export async function beginQuote(name: string): Promise<string> {
  const { idToken } = await signIn(samples.admin);
  const { result } = await callOperation('createQuote', { recipient: recipientOf(name) }, idToken);
  return v.parse(created, result).quoteId;
}

interface Offered {
  readonly name: string;
  readonly email: string;
  /** What is offered; if left out, a copy of a sample with every kind of choice. */
  readonly content?: unknown;
  readonly buys?: Buys;
}

/** Sends somebody a quote, by the operations alone; the address that its mail leads to. */
export async function offerQuote({ name, email, content, buys = 'business' }: Offered): Promise<string> {
  const { idToken } = await signIn(samples.admin);
  const recipient = recipientOf(name, email);
  const { result } = await callOperation('createQuote', { recipient }, idToken);
  const { quoteId } = v.parse(created, result);
  const draft = {
    quoteId,
    revision: 0,
    recipient,
    content: content ?? (await admin().db.doc('quotes/Q-7K3M9P/private/draft').get()).get('content'),
    validUntil: null,
    internalNotes: '',
  };
  expect((await callOperation('saveQuoteDraft', draft, idToken)).status).toBe(200);
  expect((await callOperation('sendQuote', { quoteId, revision: 1, buys }, idToken)).status).toBe(200);
  return linkIn(await waitForMail(email, 'quote-sent-notification'), '/client/quotes/view/');
}

const savedDraft = v.object({
  recipient: v.looseObject({}),
  content: v.looseObject({}),
  validUntil: v.nullable(v.string()),
  internalNotes: v.string(),
  revision: v.number(),
});

/** Saves a quote's draft under another title, as a colleague would from another tab. */
export async function saveAsColleague(quoteId: string, title: string): Promise<void> {
  const stored = await admin().db.doc(`quotes/${quoteId}/private/draft`).get();
  const { content, ...rest } = v.parse(savedDraft, stored.data());
  const { idToken } = await signIn(samples.admin);
  const input = { quoteId, ...rest, content: { ...content, title } };
  const { status, body } = await callOperation('saveQuoteDraft', input, idToken);
  if (status !== 200) throw new Error(`The colleague could not save: ${JSON.stringify(body)}`);
}

/** Adds a line at the end of a section and fills it in. */
export async function addLine(
  section: Locator,
  line: { description: string; quantity: string; unitPrice: string; vat?: string; forClient?: string },
): Promise<void> {
  const rows = section.getByRole('listitem', { name: /^Line \d+$/ });
  await expect(rows).not.toHaveCount(0);
  const before = await rows.count();
  await section.getByRole('button', { name: 'Add line' }).click();
  await expect(rows).toHaveCount(before + 1);
  const row = rows.nth(before);
  await row.getByLabel('Description').fill(line.description);
  await row.getByLabel(/^Quantity of/).fill(line.quantity);
  await row.getByLabel('Unit price').fill(line.unitPrice);
  if (line.vat) await row.getByLabel(/^VAT of/).selectOption({ label: line.vat });
  if (line.forClient) await row.getByLabel('For the client').selectOption({ label: line.forClient });
}

/** Moves ten per cent from the first stage of payment to the second; between the two the sum is shown as wrong. */
export async function moveShares(page: Page): Promise<{ first: number; second: number }> {
  const shares = page.getByLabel(/^Share of stage/);
  const [first, second] = [shares.nth(0), shares.nth(1)];
  const before = [await first.inputValue(), await second.inputValue()].map(Number.parseFloat);
  const after = { first: (before[0] ?? 0) - 10, second: (before[1] ?? 0) + 10 };
  await expect(page.getByText('Adds up to 100%', { exact: true })).toBeVisible();
  await first.fill(String(after.first));
  await expect(page.getByText('Adds up to 90%: 10% missing', { exact: true })).toBeVisible();
  await expect(page.getByText('Adds up to 100%', { exact: true })).toHaveCount(0);
  await second.fill(String(after.second));
  await expect(page.getByText('Adds up to 100%', { exact: true })).toBeVisible();
  return after;
}

/** Saves what stands in the editor and waits until it is safe. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
}

/** Sends the saved quote and returns the words of the button that did; `buys` answers what is asked of a person. */
export async function sendQuote(page: Page, buys?: Buys): Promise<string> {
  await page.getByRole('button', { name: /^Send (quote|version \d+)$/ }).click();
  const confirm = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Send quote of £/ });
  const answers = { business: /^For a business/, private: /^Privately/ };
  if (buys) await page.getByRole('radio', { name: answers[buys] }).check();
  const words = (await confirm.textContent()) ?? '';
  await confirm.click();
  await expect(confirm).toBeHidden();
  return words;
}
