import { expect, type Page } from '@playwright/test';
import { linkIn, resetLimits, waitForMail } from '../support/mailbox.ts';
import { openSignedIn } from '../support/session.ts';
import { signInAs } from '../support/sign-in-form.ts';
import { admin, samples } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeClient, newPerson, type Person, passMinutes } from './steps/account.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// How somebody gets into the back office, and out of it again.

test.beforeEach(resetLimits);

async function askForAccess(page: Page, person: Person): Promise<void> {
  await page.goto('/admin/register');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(/once a colleague has approved your account/)).toBeVisible();
}

test('an admin registers, waits, is approved, gets in, and leaves when access is taken away', async ({
  openElsewhere,
  page,
}) => {
  test.slow();
  const person = newPerson('Ada Admin');
  const staff = await openElsewhere();

  await test.step('asks for access and proves the address', async () => {
    await askForAccess(page, person);
    const mail = await waitForMail(person.email, 'admin-registration-confirmation');
    await page.goto(linkIn(mail, 'mode=verifyEmail'));
    await signInAs(page, person);
    await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();
    await expect(page.getByText('Confirm your email address')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  await test.step('is approved by an admin', async () => {
    await openBackOffice(staff, '/admin/users');
    await staff.getByRole('button', { name: `Approve as admin ${person.name} (${person.email})` }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve as admin' }).click();
    await expect(staff.getByText(`${person.name} is now an admin`)).toBeVisible();
    await expect(
      staff.getByRole('button', { name: `Approve as admin ${person.name} (${person.email})` }),
    ).toHaveCount(0);
  });

  await test.step('signs in again and is in', async () => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin/);
    await page.clock.install();
    await page.reload();
    await signInAs(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  });

  await test.step('the open tab leaves by itself when access is taken away', async () => {
    await staff.goto(`/admin/users?list=admins&search=${encodeURIComponent(person.email)}`);
    await staff.getByRole('table').getByRole('link', { name: person.name }).click();
    await staff.getByRole('button', { name: 'Remove admin access' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Remove admin access' }).click();
    await expect(staff.getByText(`${person.name} is no longer an admin`)).toBeVisible();
    await passMinutes(page, 4);
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin&ended=lost$/);
    await expect(page.getByText('You’ve been signed out')).toBeVisible();
    await signInAs(page, person);
    await expect(page.getByRole('heading', { name: 'Your account has no access' })).toBeVisible();
  });
});

test('who asks for access without proving the address is told so, and can’t be approved', {
  tag: '@long',
}, async ({ openElsewhere, page }) => {
  const person = newPerson('Una Unproved');
  await askForAccess(page, person);
  const first = await waitForMail(person.email, 'admin-registration-confirmation');
  await page.goto('/admin');
  await signInAs(page, person);
  await expect(page.getByText('Confirm your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Sent. It can take a minute')).toBeVisible();
  expect(linkIn(first, 'mode=verifyEmail')).toContain('/admin/login?');

  const staff = await openElsewhere();
  await openBackOffice(staff, '/admin/users');
  const approve = staff.getByRole('button', { name: `Approve as admin ${person.name} (${person.email})` });
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription(/^The address hasn’t been confirmed yet/);
  const question = staff.getByRole('alertdialog');
  await staff.getByRole('button', { name: `Refuse ${person.name} (${person.email})` }).click();
  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(staff.getByText(`${person.name} has been refused`)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has no access' })).toBeVisible();
});

test('a client whose account is disabled leaves, also on focus, and comes back when it is enabled', {
  tag: '@long',
}, async ({ openElsewhere, page }) => {
  const person = newPerson('Dora Disabled');
  await makeClient(person);
  await admin().auth.createUser({ ...person, displayName: person.name, emailVerified: true });
  await page.clock.install();
  await openSignedIn(page, person, '/client/dashboard');
  const staff = await openElsewhere();
  await openBackOffice(staff, '/admin/users');
  await staff.getByRole('searchbox', { name: 'Search people' }).fill(person.email.split('@')[0] ?? '');
  await expect(staff).toHaveURL(/search=dora-disabled/);
  await staff.getByRole('table').getByRole('link', { name: person.name }).click();
  const act = async (label: string) => {
    await staff.getByRole('button', { name: label }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: label }).click();
    await expect(staff.getByRole('alertdialog')).toBeHidden();
  };
  await act('Disable account');
  await passMinutes(page, 1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/client\/login\?next=%2Fclient%2Fdashboard&ended=lost$/);
  await signInAs(page, person);
  await expect(page.getByRole('alert')).toContainText('this account can’t sign in');
  await act('Enable account');
  await signInAs(page, person);
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('a client’s record shows its people; the list finds it by a word', { tag: '@long' }, async ({
  page,
}) => {
  const person = newPerson('Rita Record');
  const own = await makeClient(person);
  await openBackOffice(page, '/admin/users');
  await page.goto(`/admin/users?client=${own.id}`);
  await expect(page.getByRole('heading', { level: 1, name: own.company })).toBeVisible();
  await expect(page.getByText('No account yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to clients' }).click();
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('meadow');
  await expect(page).toHaveURL(/list=clients&search=meadow/);
  await expect(page.getByRole('table').getByRole('link', { name: 'Meadowbank Bakehouse Ltd' })).toBeVisible();
});

test('an admin can’t shut themselves out', { tag: '@long' }, async ({ page }) => {
  await openBackOffice(page, '/admin/users');
  await page.goto('/admin/users?list=admins&search=admin%40downland');
  await page.getByRole('table').getByRole('link', { name: 'Ellis Warren' }).click();
  const panel = page.getByRole('dialog', { name: 'Person' });
  await expect(panel.getByRole('link', { name: samples.admin.email })).toBeVisible();
  for (const label of ['Disable account', 'Delete account']) {
    await expect(panel.getByRole('button', { name: label })).toBeDisabled();
  }
});

test('the focus comes back from a dialog, and goes along to another screen', { tag: '@long' }, async ({
  page,
}) => {
  await openBackOffice(page, '/admin/users');
  await page.goto('/admin/users?search=client%40example');
  const row = page.getByRole('table').getByRole('link').first();
  await row.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Person' });
  const ask = panel.getByRole('button', { name: 'Disable account' });
  await expectAccessible(page);
  await ask.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Quotes' }).press('Enter');
  await page.getByRole('table').getByRole('link', { name: /^Q-/ }).first().press('Enter');
  await expect(page).toHaveURL(/quote=/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Escape closes the question that has just opened over a panel, never the panel', {
  tag: '@long',
}, async ({ page }) => {
  await openBackOffice(page, '/admin/users');
  await page.goto(`/admin/users?search=${encodeURIComponent(samples.client.email)}&user=sample-client`);
  const panel = page.getByRole('dialog', { name: 'Person' });
  const ask = panel.getByRole('button', { name: 'Disable account' });
  // As early as it can be pressed: the moment that the question takes the focus.
  await page.evaluate(() => {
    document.addEventListener('focusin', function press({ target }) {
      if (!(target instanceof Element && target.closest('[role="alertdialog"]'))) return;
      document.removeEventListener('focusin', press);
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      document.documentElement.dataset.pressed = '';
    });
  });
  await ask.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(panel).toBeVisible();
  await expect(ask).toBeFocused();
});

test.describe('a part of the frame whose script can’t be had', { tag: '@long' }, () => {
  // Behind the worker no request can be refused.
  test.use({ serviceWorkers: 'block' });

  test('leaves the screen and what is typed there alone, and comes when it is asked for again', async ({
    page,
  }) => {
    await openBackOffice(page);
    await page.route(/assets\/(command-palette|account-menu)[^/]*\.js$/, (route) => route.abort());
    await page.goto('/admin/profile');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Typed and not saved');
    await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByText('We couldn’t load the search.')).toBeVisible();
    await expect(name).toHaveValue('Typed and not saved');
    await page.unrouteAll();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
