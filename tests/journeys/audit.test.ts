import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { actionWords } from '@agency/domain/audit/actions';
import { subjectsOf } from '@agency/domain/audit/subjects';
import { makeReference } from '@agency/domain/shared/ids';
import { readCsv } from '@agency/domain/shared/sheet';
import { expect, type Page } from '@playwright/test';
import { callOperation, signIn } from '../support/sign-in.ts';
import { admin, samples, unique } from '../support/suite.ts';
import { expectAccessibleByDayAndNight, looks } from './steps/accessible.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// What others changed, as staff find it in the audit log.

/** A project made and renamed by the sample admin, and copied a link of by someone whose account is gone. */
async function changedProject() {
  const { idToken } = await signIn(samples.admin);
  const must = async (operation: string, input: unknown) =>
    expect((await callOperation(operation, input, idToken)).status).toBe(200);
  const projectId = makeReference('project', randomBytes);
  const words = 'A shop for pots, with a page for each maker and a calendar of courses.';
  const seen = { name: unique('Pots'), summary: words, startOn: null, dueOn: '2027-03-01' };
  const details = { ...seen, summary: words.replace('calendar', 'diary'), dueOn: '2027-04-01' };
  const contact = { name: 'Wyn Ash', email: `${unique('wyn')}@example.com`, company: null, phone: null };
  await must('createProject', { projectId, client: { kind: 'new', contact }, details: seen, copyOf: null });
  await must('saveProject', { projectId, details, seen });
  const path = `projects/${projectId}`;
  const action = 'shareProject';
  const gone = { actor: unique('gone'), action, path, subjects: subjectsOf(path, action), at: new Date() };
  await admin()
    .db.collection('auditLog')
    .add({ ...gone, before: { sharedAt: null }, after: { sharedAt: new Date('2026-11-30T09:00:00Z') } });
  return { path, name: seen.name };
}

async function exported(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'Export changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export changes' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV' }).click();
  const rows = readCsv(await readFile(await (await download).path(), 'utf8'));
  await page.keyboard.press('Escape');
  return rows;
}

test('what a colleague changed is found by record and action, read as a difference, followed and exported', async ({
  page,
}) => {
  const { path, name } = await changedProject();
  const table = page.getByRole('table', { name: 'Changes' });
  const rowOf = (action: string) => table.getByRole('row').filter({ hasText: actionWords(action) });
  const saved = table.getByRole('link', { name: actionWords('saveProject') });
  const pane = page.getByRole('region', { name: 'Change', exact: true });

  await test.step('from the project to all its changes', async () => {
    await openBackOffice(page, `/admin/${path}`);
    await page.getByRole('heading', { name: 'Activity' }).click();
    await page.getByRole('link', { name: 'All changes to this record, in the audit log' }).click();
    await expect(page).toHaveURL(`/admin/audit?record=${encodeURIComponent(path)}`);
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(page.getByText('No one can change or delete an entry')).toBeVisible();
    await expect(rowOf('saveProject')).toContainText('Ellis Warren');
    await expect(rowOf('shareProject')).toContainText('Someone whose account has been deleted');
  });

  await test.step('by action, in the address', async () => {
    await page.getByLabel('Action').selectOption({ label: actionWords('saveProject') });
    await expect(page).toHaveURL(/action=saveProject/);
    await expect(table.getByRole('row')).toHaveCount(2);
  });

  await test.step('before and after, beside the list', async () => {
    await saved.click();
    await expect(pane.getByRole('deletion').filter({ hasText: '1 March 2027' })).toBeVisible();
    await expect(pane.getByRole('insertion').filter({ hasText: '1 April 2027' })).toBeVisible();
    await expect(pane.getByRole('deletion').filter({ hasText: /^calendar$/ })).toBeVisible();
    await expect(pane.getByRole('insertion').filter({ hasText: /^diary$/ })).toBeVisible();
    await expect(table).toBeVisible();
  });

  await test.step('in a file', async () => {
    const [heads = [], ...rows] = await exported(page);
    expect(heads).toEqual(['When', 'Who', 'What', 'Record', 'Path', 'Changes']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining(['Ellis Warren', actionWords('saveProject'), path]));
    expect(rows[0]?.at(-1)).toContain('Due: 1 March 2027 → 1 April 2027');
  });

  await test.step('on a phone it takes the place of the list, and leads to the project', async () => {
    await page.setViewportSize(looks.small.viewport);
    await expectAccessibleByDayAndNight(page);
    await expect(table).toBeHidden();
    await pane.getByRole('link', { name: 'Back to the list' }).click();
    await expect(table).toBeVisible();
    await saved.click();
    await expect(pane).toBeFocused();
    await pane.getByRole('link', { name: `Project ${path.split('/')[1]}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
