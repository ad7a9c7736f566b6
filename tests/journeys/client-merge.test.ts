import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { admin } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { makeClient, newPerson } from './steps/account.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

test.beforeEach(resetLimits);

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('staff merge two records of one client, and see first who will see what', async ({ page }) => {
    const [one, other] = [newPerson('Mona Merged'), newPerson('Sten Stays')];
    const [from, into] = [await makeClient(one), await makeClient(other)];
    const { db } = admin();
    // So that the picker finds it by its name.
    await db.doc(`clients/${into.id}`).update({ searchTokens: makeSearchTokens([into.company]) });
    await openBackOffice(page, `/admin/users?client=${from.id}`);
    await page.getByRole('button', { name: `Merge into another client ${from.company}` }).press('Enter');
    const picker = page.getByRole('dialog', { name: `Merge ${from.company} into another client` });
    await picker.getByRole('searchbox', { name: 'Which client?' }).fill(into.company.split('-')[1] ?? '');
    await picker.getByRole('button', { name: into.company }).press('Enter');

    const means = page.getByRole('dialog', {
      name: `What merging ${from.company} into ${into.company} means`,
    });
    const seen = (of: string) => means.getByText(`These people will see what we shared with ${of}`);
    await expect(seen(into.company)).toBeVisible();
    await expect(seen(from.company)).toBeVisible();
    await expect(means.getByText(`${one.name} (${one.email}), once they register`)).toBeVisible();
    await expect(means.getByRole('link', { name: new RegExp(`^${into.quoteId}`) })).toBeVisible();
    await expect(means.getByRole('link', { name: new RegExp(`^${from.projectId}`) })).toBeVisible();
    await expectAccessible(page);
    await means.getByRole('button', { name: 'Continue' }).press('Enter');
    const form = page.getByRole('dialog', { name: `Merge ${from.company} into ${into.company}?` });
    await expect(form.getByText('You can’t undo this.')).toBeVisible();
    await expect(form.getByText('2 people will see more than now.')).toBeVisible();
    await expectAccessible(page);
    const name = form.getByLabel('Name of the record that closes');
    await name.fill('Something else');
    await page.keyboard.press('Enter');
    await expect(form.getByText(`Type ${from.company}`, { exact: true })).toBeVisible();
    await name.fill(from.company);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: into.company })).toBeVisible();
    await expect(page.getByText(one.email)).toBeVisible();
    expect((await db.doc(`quotes/${from.quoteId}`).get()).get('clientId')).toBe(into.id);
    expect((await db.doc(`projects/${from.projectId}`).get()).get('clientId')).toBe(into.id);
    // The old address leads on; what its account said stays to be seen.
    await page.goto(`/admin/users?client=${from.id}`);
    await expect(page).toHaveURL(`/admin/users?client=${into.id}`);
    await page.goto(`/admin/users?client=${into.id}&tab=account`);
    await page.getByRole('link', { name: from.company }).press('Enter');
    await expect(page.getByText('The account until the merge')).toBeVisible();
    await expectAccessible(page);
  });
});
