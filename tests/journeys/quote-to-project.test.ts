import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import { expect, type Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { linkIn, mailsTo, readMail, resetLimits, waitForMail } from '../support/mailbox.ts';
import { admin, eventually, samples, unique } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { registerClient } from './steps/client.ts';
import { addLine, moveShares, openBackOffice, saveDraft, sendQuote } from './steps/staff.ts';
import { test } from './steps/test.ts';
import { fillInRequest, sendRequest } from './steps/visitor.ts';

test.beforeEach(resetLimits);

/** Tells one loading of a page from the next: it changes with every reload. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** The mail to staff about this quote: other tests mail staff, too. */
async function staffMail(template: string, reference: string) {
  const { id } = await eventually(`the mail '${template}' about ${reference}`, async () => {
    const mails = await mailsTo(samples.admin.email, template);
    return mails.find(({ subject }) => subject.includes(reference));
  });
  return readMail(id);
}

/** Staff add two lines to what was asked for, take something off, and move the shares of the payments. */
async function priceRequest(staff: Page, validUntil: string) {
  const section = staff.getByRole('region', { name: 'Section 1' });
  await addLine(section, {
    description: 'Printed timetable',
    quantity: '2',
    unitPrice: '60',
    vat: '0%',
  });
  await addLine(section, {
    description: 'Photography at your studio',
    quantity: '1',
    unitPrice: '450',
    vat: '5%',
    forClient: 'Optional',
  });
  await expect(staff.getByRole('region', { name: 'Totals' }).first()).toContainText('VAT 0%');
  await staff.getByLabel('Discount on the quote').selectOption({ label: 'A percentage' });
  await staff.getByLabel('Per cent off').fill('10');
  await staff.getByLabel('Valid until').fill(validUntil);
  return moveShares(staff);
}

async function previewAndSend(staff: Page): Promise<void> {
  await saveDraft(staff);
  await staff.getByRole('button', { name: 'Preview' }).click();
  const preview = staff.getByRole('dialog');
  await expect(preview.getByText('Photography at your studio')).toBeVisible();
  await expect(preview.getByRole('button', { name: /^Accept quote of £/ })).toBeDisabled();
  await staff.keyboard.press('Escape');
  await sendQuote(staff, 'business');
  await expect(staff.getByText('Accepted', { exact: true })).toHaveCount(0);
}

/** Opens the link, chooses the optional line and accepts; what the button said it comes to. */
async function acceptByLink(
  client: Page,
  quoteUrl: string,
  { name, validUntil }: { readonly name: string; readonly validUntil: string },
): Promise<string> {
  const answer = await client.goto(quoteUrl);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(client.getByText(formatDate(validUntil)).first()).toBeVisible();
  await expectAccessible(client);
  const accept = client.getByRole('button', { name: /^Accept quote of £/ });
  const before = await accept.textContent();
  const extra = client.getByRole('checkbox', { name: /Photography at your studio/ });
  await expect(extra).not.toBeChecked();
  await extra.check();
  await expect(accept).not.toHaveText(before ?? '');
  const words = (await accept.textContent()) ?? '';
  await client.getByLabel('Your full name').fill(name);
  await client.getByRole('checkbox', { name: /I accept this quote/ }).check();
  await accept.dblclick();
  await expect(client.getByRole('heading', { name: 'Thank you for accepting our quote' })).toBeVisible();
  await client.getByRole('link', { name: 'See the certificate' }).click();
  await expect(client.getByText(name)).toBeVisible();
  return words.replace('Accept quote of ', '');
}

/** The drafts of invoices come to what the certificate says. */
function expectTotals(drafts: readonly DocumentData[], certificate: DocumentData | undefined): number {
  const total = drafts.reduce((sum, invoice) => sum + invoice.totals.total, 0);
  expect(total).toBe(certificate?.totals.oneOff.total);
  // 2 × £60 without VAT and £450 at 5 %, each less the 10 % off the whole quote.
  const byRate = Object.fromEntries(
    certificate?.totals.oneOff.vatByRate.map((part: { rate: number; net: number; vat: number }) => [
      part.rate,
      [part.net, part.vat],
    ]),
  );
  expect(byRate).toMatchObject({ 0: [10_800, 0], 500: [40_500, 2_025] });
  return total;
}

interface Agreed {
  readonly accepted: string;
  readonly shares: Awaited<ReturnType<typeof moveShares>>;
  readonly validUntil: string;
}

/** Certificate, project and drafts of invoices of an accepted quote, each of them once; the project. */
async function whatFollowed(reference: string, { accepted, shares, validUntil }: Agreed) {
  const { db } = admin();
  const head = (await db.doc(`quotes/${reference}`).get()).data();
  expect(head?.status).toBe('accepted');
  expect(head?.validUntil).toBe(validUntil);
  const [certificates, projects, invoices] = await Promise.all(
    ['certificates', 'projects', 'invoices'].map((name) =>
      db.collection(name).where('quoteId', '==', reference).get(),
    ),
  );
  expect(certificates?.size).toBe(1);
  expect(projects?.size).toBe(1);
  const drafts = (invoices?.docs ?? [])
    .map((doc) => doc.data())
    .toSorted((a, b) => a.stage.position - b.stage.position);
  expect(drafts.length).toBeGreaterThan(1);
  expect(drafts.every((invoice) => invoice.status === 'draft' && invoice.memberUids.length === 0)).toBe(true);
  expect(drafts[0]?.stage.trigger.kind).toBe('acceptance');
  const total = expectTotals(drafts, certificates?.docs[0]?.data());
  const frozen = (await db.doc(`quotes/${reference}/versions/1`).get()).data();
  const stages: unknown[] = frozen?.content.paymentSchedule;
  expect(stages.slice(0, 2)).toMatchObject([{ share: shares.first * 100 }, { share: shares.second * 100 }]);
  expect(accepted.replace(/[£,.]/g, '')).toContain(String(total));
  const milestones = await projects?.docs[0]?.ref.collection('milestones').get();
  expect(milestones?.size).toBeGreaterThan(0);
  return { id: projects?.docs[0]?.id ?? '', name: String(projects?.docs[0]?.get('name')) };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

async function seesProject(page: Page, project: Named): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your project', exact: true })).toBeVisible();
  const mine = page.getByRole('region', { name: 'Your project', exact: true }).getByRole('listitem');
  await expect(mine).toHaveCount(1);
  await expect(mine.getByRole('link', { name: project.name, exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/client/project\\?id=${project.id}$`),
  );
}

/** In the client area: the quote for what it came to, and the project. */
async function findsBoth(
  first: Page,
  {
    reference,
    accepted,
    project,
  }: { readonly reference: string; readonly accepted: string; readonly project: Named },
): Promise<void> {
  await first.goto('/client/quotes');
  const mine = first.getByRole('listitem').filter({ hasText: reference });
  await expect(mine).toContainText(accepted);
  await mine.getByRole('link').click();
  await expect(first).toHaveURL(new RegExp(`/client/quotes/${reference}`));
  await first.goto('/client/dashboard');
  await seesProject(first, project);
  await expectAccessible(first);
  const row = first.getByRole('region', { name: 'Your project', exact: true });
  await row.getByRole('link', { name: project.name, exact: true }).click();
  await expect(first).toHaveURL(new RegExp(`id=${project.id}$`));
  await expect(first.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
}

test('a request becomes an accepted quote and a project', async ({ openElsewhere, page: visitor }) => {
  test.slow();
  const person = {
    name: 'Priya Sample',
    email: `${unique('journey')}@example.com`,
    message: 'We run a yoga studio and want members to book classes by themselves.',
  };
  const requests = await openElsewhere();
  const staff = await requests.context().newPage();
  const validUntil = addDays(londonDate(new Date()), 21);

  const documentsBefore = await test.step('staff have the back office open on two pages', async () => {
    await openBackOffice(requests, '/admin/quotes?list=requested');
    await expect(requests.getByRole('link', { name: /Q-[2-9A-Z]{6}/ }).first()).toBeVisible();
    await openBackOffice(staff, '/admin/quotes');
    await expect(staff.getByRole('link', { name: /Q-[2-9A-Z]{6}/ }).first()).toBeVisible();
    return Promise.all([requests, staff].map(documentOf));
  });

  const reference = await test.step('a visitor chooses a package and sends the form', async () => {
    expect((await visitor.goto('/'))?.status()).toBe(200);
    await visitor.goto('/packages');
    await visitor.locator('main a[href*="/quote?package="]').first().click();
    await expect(visitor).toHaveURL(/\/quote\?package=/);
    await fillInRequest(visitor, person);
    await expectAccessible(visitor);
    return sendRequest(visitor);
  });

  await test.step('two mails arrive', async () => {
    const confirmation = await waitForMail(person.email, 'quote-request-confirmation');
    expect(confirmation.text).toContain(reference);
    const notification = await staffMail('quote-request-notification', reference);
    expect(notification.html).toContain('/admin/quotes?quote=');
  });

  const shares = await test.step('staff see it appear on both open pages, price it and send it', async () => {
    const row = (page: Page) => page.getByRole('main').getByRole('link', { name: new RegExp(reference) });
    for (const page of [requests, staff]) await expect(row(page).first()).toBeVisible();
    expect(await Promise.all([requests, staff].map(documentOf))).toEqual(documentsBefore);
    await row(staff).first().click();
    const moved = await priceRequest(staff, validUntil);
    await expectAccessible(staff);
    await previewAndSend(staff);
    return moved;
  });

  const quoteUrl = await test.step('the client gets a signed link', async () => {
    const mail = await waitForMail(person.email, 'quote-sent-notification');
    expect(mail.subject).toContain(reference);
    return linkIn(mail, '/client/quotes/view/');
  });

  const accepted =
    await test.step('the client ticks the optional line and accepts without an account', async () => {
      const client = await openElsewhere();
      return acceptByLink(client, quoteUrl, { name: person.name, validUntil });
    });

  const project = await test.step('everything that follows exists exactly once', async () => {
    return whatFollowed(reference, { accepted, shares, validUntil });
  });

  await test.step('both sides are told once', async () => {
    await waitForMail(person.email, 'quote-accepted-confirmation');
    await staffMail('quote-accepted-notification', reference);
    expect(await mailsTo(person.email, 'quote-accepted-confirmation')).toHaveLength(1);
    await expect(staff.getByText('Accepted', { exact: true }).first()).toBeVisible();
  });

  await test.step('the client registers with the same address and finds both', async () => {
    const first = await openElsewhere();
    await registerClient(first, person);
    await findsBoth(first, { reference, accepted, project });
  });
});
