import { expect, type Page } from '@playwright/test';

export const rows = (page: Page) => page.getByRole('list', { name: 'Milestones' }).getByRole('listitem');
export const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const titles = (page: Page) => rows(page).getByRole('heading', { level: 3 });
export const question = (page: Page) => page.getByRole('alertdialog');

export async function more(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function addMilestone(page: Page, title: string, plannedOn = ''): Promise<void> {
  await page.getByRole('button', { name: 'Add milestone' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  if (plannedOn) await page.getByLabel('Planned for').fill(plannedOn);
  await page.getByRole('button', { name: 'Add milestone' }).click();
  await expect(row(page, title)).toBeVisible();
  // The row is there before the server has it, and the form until then.
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
}

export async function fillDetails(page: Page, name: string, startOn = ''): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project name').fill(name);
  if (startOn) await dialog.getByLabel(/^Start/).fill(startOn);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
