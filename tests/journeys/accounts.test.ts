import { expect } from '@playwright/test';
import { linkIn, resetLimits, waitForMail } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { admin, eventually } from '../support/suite.ts';
import { enter, makeAccount, makeClient, newPerson, passMinutes } from './steps/account.ts';
import { test } from './steps/test.ts';

// Clients' people: they join, change their details, invite colleagues, and leave.

test.beforeEach(resetLimits);

test('somebody registers, proves the address and sees what was sent to it before', async ({ page }) => {
  const person = newPerson('Rosa Register');
  const own = await makeClient(person);
  await page.goto('/client/register');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const first = await waitForMail(person.email, 'client-registration-confirmation');

  await test.step('before the address is proved, nothing of it is shown', async () => {
    await enter(page, person, { path: '/client/quotes' });
    await expect(page.getByRole('heading', { name: 'Confirm your email address first' })).toBeVisible();
    await expect(page.getByText(own.quoteId)).toHaveCount(0);
  });

  await test.step('the link proves it, at the press of a button', async () => {
    await page.goto(linkIn(first, 'mode=verifyEmail'));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page).toHaveURL(/\/client\/dashboard$/);
    await page.goto('/client/quotes');
    await expect(page.getByRole('listitem').filter({ hasText: own.quoteId })).toBeVisible();
  });
});

test('a password is changed with the old one; from then on only the new one signs in', {
  tag: '@long',
}, async ({ openElsewhere, page }) => {
  const person = newPerson('Pat Password');
  const own = await makeClient(person);
  await makeAccount(person);
  const next = `another ${person.password}`;
  await openSignedIn(page, person, '/client/profile');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const change = async (current: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill(next);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await page.getByRole('button', { name: 'Change password' }).click();
  await change('not the password');
  await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
  await change(person.password);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/client/quotes');
  await expect(page.getByText(own.quoteId)).toBeVisible();

  const elsewhere = await openElsewhere();
  await elsewhere.goto('/client/quotes');
  await signInAs(elsewhere, person);
  await expect(elsewhere.getByRole('alert')).toContainText('email or password is wrong');
  await signInAs(elsewhere, { ...person, password: next });
  await expect(elsewhere).toHaveURL(/\/client\/quotes$/);
  await expect(elsewhere.getByText(own.quoteId)).toBeVisible();
});

test('a colleague is invited, registers, accepts and sees the project; removed, they see nothing', {
  tag: '@long',
}, async ({ openElsewhere, page }) => {
  const [owner, colleague] = [newPerson('Olive Owner'), newPerson('Carl Colleague')];
  const own = await makeClient(owner);
  await makeAccount(owner);
  await openSignedIn(page, owner, '/client/profile');
  const company = page.getByRole('region', { name: own.company });

  await company.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Name').fill(colleague.name);
  await dialog.getByLabel('Email').fill(colleague.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(company.getByText(`We’ve sent an invitation to ${colleague.email}.`)).toBeVisible();
  const row = company.getByRole('listitem').filter({ hasText: colleague.email });
  await expect(row.getByText('Invited')).toBeVisible();

  const theirs = await openElsewhere();
  const invitation = await waitForMail(colleague.email, 'notice');
  await theirs.goto(linkIn(invitation, '/client/register'));
  await theirs.getByLabel('Name', { exact: true }).fill(colleague.name);
  await expect(theirs.getByLabel('Email', { exact: true })).toHaveValue(colleague.email);
  await theirs.getByLabel('Password', { exact: true }).fill(colleague.password);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  const mail = await waitForMail(colleague.email, 'client-registration-confirmation');
  await theirs.goto(linkIn(mail, 'mode=verifyEmail'));
  await signInAs(theirs, colleague);
  await expect(theirs.getByText(`${owner.email} has invited you to ${own.company}`)).toBeVisible();
  await expect(theirs.getByRole('link', { name: `Project of ${own.company}` })).toHaveCount(0);
  await expect(row.getByText('Invited')).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(theirs.getByRole('link', { name: `Project of ${own.company}` })).toBeVisible();
  await expect(row.getByText('Has an account')).toBeVisible();

  await row.getByRole('button', { name: `Remove ${colleague.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(company.getByText(`${colleague.name} has been removed.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'You have no quotes or projects yet' })).toBeVisible();
  await expect(theirs.getByText(own.company)).toHaveCount(0);
});

test('a client says what stands on the bills and where they go', async ({ page }) => {
  const person = newPerson('Bill Billing');
  const own = await makeClient(person);
  await makeAccount(person);
  await openSignedIn(page, person, '/client/profile');
  const company = page.getByRole('region', { name: own.company });
  await company.getByRole('button', { name: 'Change billing details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change billing details' });
  await dialog.getByLabel('Postcode').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Postcode').fill('BN1 1AA');
  await dialog.getByLabel('VAT number').fill('gb 123 456 789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(company.getByText('Saved.')).toBeVisible();
  await expect(company.getByText(/BN1\s1AA.*GB123456789/)).toBeVisible();
  expect((await admin().db.doc(`clients/${own.id}`).get()).data()).toMatchObject({
    address: { postcode: 'BN1 1AA' },
    vatNumber: 'GB123456789',
    billingEmail: person.email,
  });
});

test('name, phone and mails are kept; what is wrong is said beside its field', { tag: '@long' }, async ({
  page,
}) => {
  const person = newPerson('Nora Name');
  await makeClient(person);
  const uid = await makeAccount(person);
  await openSignedIn(page, person, '/client/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByLabel('Phone').fill('call me');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await details.getByLabel('Name').fill('Nora Newname');
  await details.getByLabel('Phone').fill('01403 555 0123');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByText('Saved.')).toBeVisible();
  const mails = page.getByRole('region', { name: 'Emails you get' });
  await mails.getByLabel('New files').uncheck();
  await mails.getByRole('button', { name: 'Save choices' }).click();
  await expect(mails.getByText('Saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Nora' })).toBeVisible();
  const stored = (await admin().db.doc(`users/${uid}`).get()).data();
  expect(stored).toMatchObject({
    displayName: 'Nora Newname',
    phone: '01403 555 0123',
    notificationPreferences: { 'file-upload-notification': false, 'new-message-notification': true },
  });
});

test('an address is changed by its owner alone, at the press of a button', { tag: '@long' }, async ({
  openElsewhere,
  page,
}) => {
  const [person, stranger] = [newPerson('Eve Email'), newPerson('Stan Stranger')];
  const own = await makeClient(person);
  await Promise.all([makeAccount(person), makeAccount(stranger)]);
  const wanted = newPerson('Eve Elsewhere').email;
  await openSignedIn(page, person, '/client/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(wanted);
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We’ve sent a link to ${wanted}.`)).toBeVisible();
  await waitForMail(person.email, 'notice');
  const link = linkIn(await waitForMail(wanted, 'notice'), 'mode=verifyAndChangeEmail');

  await test.step('somebody else who opens it changes nothing', async () => {
    const other = await openElsewhere();
    await other.goto(link);
    await signInAs(other, stranger);
    await expect(other.getByRole('alert')).toContainText('isn’t for the account');
    expect((await admin().auth.getUserByEmail(person.email)).email).toBe(person.email);
  });

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page).toHaveURL(/\/client\/login\?ended=addressChanged$/);
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible();
  await signInAs(page, { email: wanted, password: person.password });
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await page.goto('/client/quotes');
  await expect(page.getByText(own.quoteId)).toBeVisible();
});

test('a client takes their data along, signs out everywhere and deletes the account', {
  tag: '@long',
}, async ({ openElsewhere, page }) => {
  const person = newPerson('Lea Leaving');
  const own = await makeClient(person);
  const uid = await makeAccount(person);
  const elsewhere = await openElsewhere();
  await elsewhere.clock.install();
  await openSignedIn(elsewhere, person, '/client/dashboard');
  await openSignedIn(page, person, '/client/profile');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain(person.email);
  expect(text).toContain(own.quoteId);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/client\/login\?ended=everywhere$/);
  await passMinutes(elsewhere, 4);
  await expect(elsewhere).toHaveURL(/\/client\/login\?next=%2Fclient%2Fdashboard&ended=lost$/);

  await enter(page, person, { path: '/client/profile' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Type ‘delete my account’')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Type ‘delete my account’').fill('delete my account');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/client\/login\?ended=deleted$/);
  await eventually('the account to be gone', async () => {
    const found = await admin().auth.getUsers([{ uid }]);
    return found.users.length === 0;
  });
  expect((await admin().db.doc(`users/${uid}`).get()).exists).toBe(false);
});

test('somebody signs in with Google, and leaves without ever having had a password', {
  tag: '@long',
}, async ({ page }) => {
  const person = newPerson('Gina Google');
  const own = await makeClient(person);
  await page.goto('/client/quotes');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a sample Google account' });
  await chooser.getByLabel('Another Google address').fill(person.email);
  await chooser.getByRole('button', { name: 'Use this address' }).click();
  await expect(page).toHaveURL(/\/client\/quotes$/);
  await expect(page.getByText(own.quoteId)).toBeVisible();

  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByText('Open it to choose a password.')).toBeVisible();
  await waitForMail(person.email, 'client-password-reset');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Google will ask you to sign in again.')).toBeVisible();
  await dialog.getByLabel('Type ‘delete my account’').fill('Delete my account');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/client\/login\?ended=deleted$/);
});
