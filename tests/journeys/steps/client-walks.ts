import { expect, type Page } from '@playwright/test';
import { showIntent, waitUntilRunning } from '../../support/access/hydration.ts';
import type { Walk } from '../../support/access/same-when-altered.ts';
import { linkAddress } from '../../support/link-addresses.ts';
import { png } from '../../support/samples.ts';
import { openSignedIn } from '../../support/session.ts';
import { makeAccount, makeClient, newPerson } from './account.ts';
import { offerQuote } from './staff.ts';

// What may have a number in it is pressed by keys: in its middle there may be a link that was made of it.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const quoteLink: Walk = async (page, note) => {
  const person = newPerson('Lena Linked');
  await page.goto(await offerQuote(person));
  await waitUntilRunning(page);
  await note('as it came');
  const accept = button(page, /^Accept quote of/);
  const optional = page.locator('article input[type="checkbox"]:not([name="acceptTerms"])').first();
  await optional.setChecked(!(await optional.isChecked()));
  await note('another choice');
  await page.locator('article input[type="radio"]:not(:checked)').first().check();
  await note('another of a group');
  const quantity = page.locator('article input[inputmode="decimal"]').first();
  await quantity.fill('999');
  await note('a quantity out of range');
  await quantity.fill('3');
  await note('a right quantity');
  await accept.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await note('no name');
  await page.getByLabel('Your full name').fill(person.name);
  await page.reload();
  await waitUntilRunning(page);
  await note('after a reload');
  await page.getByRole('checkbox', { name: /^I accept this quote/ }).check();
  await accept.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for accepting our quote' })).toBeVisible();
  await note('accepted');
};

export const projectLink: Walk = async (page, note) => {
  await page.goto(await linkAddress('sample-link-p-7v4bqk'));
  await waitUntilRunning(page);
  await note('as it came');
  await page.goto('/project/track/not-a-token');
  await waitUntilRunning(page);
  await note('a link that opens nothing');
  await button(page, 'Ask for a new link').click();
  await expect(page.getByText('We’ve received your request for a new link')).toBeVisible();
  await note('asked for a new one');
};

export const signIn: Walk = async (page, note) => {
  const person = newPerson('Sina Signed');
  await makeClient(person);
  await makeAccount(person);
  await page.goto('/client/login?next=%2Fclient%2Fquotes');
  await button(page, 'Sign in').click();
  await note('nothing filled in');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await button(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toContainText('email or password is wrong');
  await note('a wrong password');
  await button(page, 'Forgot your password?').click();
  await note('the address is still there');
  await button(page, 'Send the link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await note('the link is sent');
  await button(page, 'Back').click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes' })).toBeVisible();
  await note('signed in');
};

export const registration: Walk = async (page, note) => {
  const person = newPerson('Rita Registered');
  await page.goto('/client/register');
  await button(page, 'Create account').click();
  await note('nothing filled in');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await button(page, 'Create account').click();
  await note('too short a password');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await note('a right one');
  await button(page, 'Create account').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await note('registered');
};

export const packages: Walk = async (page, note) => {
  await page.goto('/packages');
  await note('as it came');
  await showIntent(page);
  await waitUntilRunning(page);
  const withVat = page.getByRole('link', { name: /^With .* VAT$/ });
  await withVat.press('Enter');
  await expect(withVat).toHaveAttribute('aria-current', 'true');
  await note('with VAT');
  await page.getByRole('link', { name: 'Before VAT', exact: true }).press('Enter');
  await expect(withVat).not.toHaveAttribute('aria-current');
  await note('before VAT');
  await page
    .getByRole('link', { name: /^Short request/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: /^Request “/ })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Pia Packaged');
  await button(page, 'Request this package').click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await note('an address is missing');
  await page.getByLabel('Email', { exact: true }).fill('pia@example.com');
  await page.getByRole('checkbox', { name: 'Use these details to answer my request' }).check();
  await button(page, 'Request this package').click();
  await expect(page.getByText('Your reference:')).toBeVisible();
  await note('sent');
};

export const clientArea: Walk = async (page, note) => {
  const person = newPerson('Cara Client');
  await offerQuote(person);
  await makeAccount(person);
  await openSignedIn(page, person, '/client/dashboard');
  await expect(page.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
  await note('overview');
  await page.getByRole('link', { name: 'Read and reply' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Total cost' })).toBeVisible();
  await note('a quote');
  const optional = page.locator('article input[type="checkbox"]:not([name="acceptTerms"])').first();
  const isChosen = await optional.isChecked();
  await optional.setChecked(!isChosen);
  await note('another choice');
  await optional.setChecked(isChosen);
  await note('the first choice again');
  await page.getByText('Decline this quote', { exact: true }).click();
  await page.getByLabel('Why are you declining?').fill('The price');
  await button(page, 'Decline quote').click();
  await expect(page.getByText('You declined this quote').first()).toBeVisible();
  await note('declined');
  await page.getByRole('link', { name: /^Quotes/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes' })).toBeVisible();
  await note('the list of quotes');
  await page.getByRole('link', { name: 'Project', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You have no projects yet' })).toBeVisible();
  await note('no project');
};

/** A client whose record was made with their first quote, on the page of their account. */
async function openAccount(page: Page, name: string): Promise<void> {
  const person = newPerson(name);
  await offerQuote(person);
  await makeAccount(person);
  await openSignedIn(page, person, '/client/profile');
  await expect(button(page, 'Invite a colleague')).toBeVisible();
}

export const clientDetails: Walk = async (page, note) => {
  await openAccount(page, 'Alma Account');
  await note('as it opens');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByLabel('Phone').fill('call me');
  await button(page, 'Save details').click();
  await note('no phone number');
  await details.getByLabel('Phone').fill('01403 555 0123');
  await button(page, 'Save details').click();
  await expect(details.getByText('Saved.')).toBeVisible();
  await note('saved');
  const dialog = page.getByRole('dialog');
  await button(page, 'Change billing details').click();
  await dialog.getByLabel('VAT number').fill('none');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('VAT number')).toHaveAttribute('aria-invalid', 'true');
  await note('wrong billing details', dialog);
  await dialog.getByLabel('VAT number').fill('GB123456789');
  await dialog.getByLabel(/^Address(?! line)/).fill('The Yard');
  await dialog.getByLabel('Town').fill('Horsham');
  await dialog.getByLabel('Postcode').fill('RH12 1AA');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('RH12')).toBeVisible();
  await note('right billing details');
};

export const colleagues: Walk = async (page, note) => {
  await openAccount(page, 'Ines Inviting');
  const dialog = page.getByRole('dialog');
  await button(page, 'Invite a colleague').click();
  await dialog.getByLabel('Name').fill('Carl Colleague');
  await dialog.getByLabel('Email').fill(newPerson('Carl Colleague').email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('We’ve sent an invitation')).toBeVisible();
  await note('invited');
  await button(page, 'Withdraw the invitation to Carl Colleague').click();
  await note('withdrawn?', page.getByRole('alertdialog'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The invitation has been withdrawn.')).toBeVisible();
  await note('withdrawn');
};

export const projectFiles: Walk = async (page, note) => {
  const person = newPerson('Fila Files');
  await makeClient(person);
  await makeAccount(person);
  await openSignedIn(page, person, '/client/project');
  const panel = page.getByRole('region', { name: 'Files' });
  await expect(panel.getByText('No files yet.')).toBeVisible();
  await note('no file');
  const field = panel.getByLabel('Add files');
  await field.setInputFiles([{ name: 'Logo.png', mimeType: 'image/png', buffer: png }]);
  await expect(panel.getByText('1 file added', { exact: true })).toBeAttached();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await note('a file');
  const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
  await field.setInputFiles([{ name: 'Page.png', mimeType: 'image/png', buffer }]);
  await expect(panel.getByText('We can’t accept ‘Page.png’')).toBeVisible();
  await note('one that is refused');
  await panel.getByRole('button', { name: 'Remove Page.png' }).click();
  await expect(panel.getByText('Page.png')).toHaveCount(0);
  await note('and removed');
};
