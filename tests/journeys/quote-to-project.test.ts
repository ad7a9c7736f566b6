import { expect, test } from '@playwright/test';
import { linkIn, mailsTo, resetLimits, waitForMail } from '../support/mailbox.ts';
import { admin, unique } from '../support/suite.ts';
import { signInAs } from './steps/sign-in.ts';
import { addLine, openBackOffice, saveDraft, sendQuote } from './steps/staff.ts';
import { fillInRequest, sendRequest } from './steps/visitor.ts';

test.beforeAll(resetLimits);

test('a request becomes an accepted quote and a project', async ({ browser, page: visitor }) => {
  test.slow();
  const person = {
    name: 'Priya Sample',
    email: `${unique('journey')}@example.com`,
    message: 'We run a yoga studio and want members to book classes by themselves.',
  };
  const staff = await (await browser.newContext()).newPage();
  const { db } = admin();

  const reference = await test.step('a visitor chooses a package and sends the form', async () => {
    expect((await visitor.goto('/'))?.status()).toBe(200);
    await visitor.goto('/packages');
    await visitor.locator('main a[href*="/quote?package="]').first().click();
    await expect(visitor).toHaveURL(/\/quote\?package=/);
    await fillInRequest(visitor, person);
    return sendRequest(visitor);
  });

  await test.step('two mails arrive', async () => {
    const confirmation = await waitForMail(person.email, 'quote-request-confirmation');
    expect(confirmation.text).toContain(reference);
    const notification = await waitForMail('admin@downland.example', 'quote-request-notification');
    expect(notification.html).toContain('/admin/quotes?quote=');
  });

  await test.step('staff see it without reloading, price it and send it', async () => {
    await openBackOffice(staff);
    await staff
      .getByRole('link', { name: new RegExp(reference) })
      .first()
      .click();
    const section = staff.getByRole('region', { name: 'Section 1' });
    await addLine(section, {
      description: 'Photography at your studio',
      quantity: '1',
      unitPrice: '450',
      forClient: 'Optional',
    });
    await staff.getByLabel('Discount on the quote').selectOption({ label: 'A percentage' });
    await staff.getByLabel('Per cent off').fill('10');
    await saveDraft(staff);
    await staff.getByRole('button', { name: 'Preview' }).click();
    const preview = staff.getByRole('dialog');
    await expect(preview.getByText('Photography at your studio')).toBeVisible();
    await expect(preview.getByRole('button', { name: /^Accept quote of £/ })).toBeDisabled();
    await staff.keyboard.press('Escape');
    await sendQuote(staff);
  });

  const quoteUrl = await test.step('the client gets a signed link', async () => {
    const mail = await waitForMail(person.email, 'quote-sent-notification');
    expect(mail.subject).toContain(reference);
    return linkIn(mail, '/client/quotes/view/');
  });

  const accepted =
    await test.step('the client ticks the optional line and accepts without an account', async () => {
      const client = await (await browser.newContext()).newPage();
      const answer = await client.goto(quoteUrl);
      expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
      expect(answer?.headers()['cache-control']).toContain('no-store');
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      const accept = client.getByRole('button', { name: /^Accept quote of £/ });
      const before = await accept.textContent();
      const extra = client.getByRole('checkbox', { name: /Photography at your studio/ });
      await expect(extra).not.toBeChecked();
      await extra.check();
      await expect(accept).not.toHaveText(before ?? '');
      const words = (await accept.textContent()) ?? '';
      await client.getByLabel('Your full name').fill(person.name);
      await client.getByRole('checkbox', { name: /I accept this quote/ }).check();
      await accept.dblclick();
      await expect(client.getByRole('heading', { name: 'Thank you. It is agreed' })).toBeVisible();
      await client.getByRole('link', { name: 'See the certificate' }).click();
      await expect(client.getByText(person.name)).toBeVisible();
      return words.replace('Accept quote of ', '');
    });

  await test.step('everything that follows exists exactly once', async () => {
    const head = (await db.doc(`quotes/${reference}`).get()).data();
    expect(head?.status).toBe('accepted');
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
    expect(drafts.every((invoice) => invoice.status === 'draft' && invoice.memberUids.length === 0)).toBe(
      true,
    );
    expect(drafts[0]?.stage.trigger.kind).toBe('acceptance');
    const certificate = certificates?.docs[0]?.data();
    const total = drafts.reduce((sum, invoice) => sum + invoice.totals.total, 0);
    expect(total).toBe(certificate?.totals.oneOff.total);
    expect(accepted.replace(/[£,.]/g, '')).toContain(String(total));
    const milestones = await projects?.docs[0]?.ref.collection('milestones').get();
    expect(milestones?.size).toBeGreaterThan(0);
  });

  await test.step('both sides are told once', async () => {
    await waitForMail(person.email, 'quote-accepted-confirmation');
    await waitForMail('admin@downland.example', 'quote-accepted-notification');
    expect(await mailsTo(person.email, 'quote-accepted-confirmation')).toHaveLength(1);
    await expect(staff.getByText('Accepted').first()).toBeVisible();
  });

  await test.step('the client registers with the same address and finds both', async () => {
    const client = await (await browser.newContext()).newPage();
    await client.goto('/client/register');
    await client.getByLabel('Name', { exact: true }).fill(person.name);
    await client.getByLabel('Email', { exact: true }).fill(person.email);
    await client.getByLabel('Password', { exact: true }).fill('correct-horse-battery');
    await client.getByRole('button', { name: 'Create account' }).click();
    await expect(client.getByText('Look in your mailbox')).toBeVisible();
    const mail = await waitForMail(person.email, 'client-registration-confirmation');
    await client.goto(linkIn(mail, 'mode=verifyEmail'));
    await signInAs(client, { email: person.email, password: 'correct-horse-battery', remember: true });
    await expect(client).toHaveURL(/\/client\/dashboard/);
    await client.goto('/client/quotes');
    const mine = client.getByRole('listitem').filter({ hasText: reference });
    await expect(mine).toContainText(accepted);
    await mine.getByRole('link').click();
    await expect(client).toHaveURL(new RegExp(`/client/quotes/${reference}`));
    await client.goto('/client/dashboard');
    await expect(client.getByRole('heading', { name: 'Your project' })).toBeVisible();
    await client.context().close();
  });

  await test.step('another client sees none of it', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto('/client/quotes');
    await signInAs(other, { email: 'other@example.com', password: 'Passw0rd!other' });
    await expect(other).toHaveURL(/\/client\/quotes$/);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(reference)).toHaveCount(0);
    await other.goto(`/client/quotes/${reference}`);
    await expect(other.getByText(person.name)).toHaveCount(0);
    await expect(other.getByText('Photography at your studio')).toHaveCount(0);
  });
});
