import { expect, test } from '@playwright/test';
import { resetLimits } from '../support/mailbox.ts';
import { png } from '../support/samples.ts';
import { openSignedIn } from '../support/session.ts';
import { admin } from '../support/suite.ts';
import { expectAccessible } from './steps/accessible.ts';
import { bytesOf, makeProject } from './steps/project.ts';
import { openBackOffice } from './steps/staff.ts';

test.beforeEach(resetLimits);

const csv = Buffer.from('bread,price\nRye,£4.20\n');
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
/** An archive of nothing. */
const zip = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);

test('files are shown over the page, and what was added by mistake is taken back', async ({ page }) => {
  test.slow();
  const { client, projectId } = await makeProject();
  const panel = page.getByRole('region', { name: 'Files' });
  const list = panel.getByRole('list', { name: 'Files of the project' });
  await openSignedIn(page, client, `/client/project?id=${projectId}`);
  await panel.getByLabel('Add files').setInputFiles([
    { name: 'Logo.png', mimeType: 'image/png', buffer: png },
    { name: 'Prices.csv', mimeType: 'text/csv', buffer: csv },
    { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'All.zip', mimeType: 'application/zip', buffer: zip },
  ]);
  await expect(list.getByRole('listitem')).toHaveCount(4);

  await test.step('a picture, by keyboard; Escape closes it and gives the focus back', async () => {
    const opener = list.getByRole('button', { name: 'Preview Logo.png' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Logo.png' });
    const picture = dialog.getByRole('img', { name: 'Logo.png' });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('a text as it is, and nothing of it as a page', async () => {
    await list.getByRole('button', { name: 'Preview Prices.csv' }).click();
    await expect(page.getByRole('dialog').getByText('Rye,£4.20')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a PDF where this browser shows them, otherwise its download', async () => {
    await list.getByRole('button', { name: 'Preview Plan.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan.pdf' });
    const showsPdf = await page.evaluate(() => navigator.pdfViewerEnabled);
    if (showsPdf) await expect(dialog.locator('iframe[title="Plan.pdf"]')).toHaveAttribute('src', /^blob:/);
    else await expect(dialog.getByText('This browser can’t show PDFs here.')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Plan.pdf' }).click();
    expect((await bytesOf(download)).bytes).toEqual(pdf);
    await page.keyboard.press('Escape');
    await expect(list.getByRole('button', { name: 'Preview All.zip' })).toHaveCount(0);
  });

  await test.step('what can’t be fetched says so, and can be tried again', async () => {
    await page.route('**/api/files/**', (route) => route.abort());
    await list.getByRole('button', { name: 'Preview Logo.png' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('We can’t show this file')).toBeVisible();
    await page.unroute('**/api/files/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('img', { name: 'Logo.png' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a file too large for a preview isn’t fetched', async () => {
    const { docs } = await admin().db.collection(`projects/${projectId}/files`).get();
    const large = docs.find((each) => each.get('name') === 'Prices.csv');
    await large?.ref.update({ size: 30 * 1024 * 1024 });
    const fetched: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/api/files/') && fetched.push(request.url())),
    );
    await expect(list.getByText('30 MB')).toBeVisible();
    await list.getByRole('button', { name: 'Preview Prices.csv' }).click();
    await expect(
      page.getByRole('dialog').getByText('this one is 30 MB. Download it to see it.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    expect(fetched).toEqual([]);
  });

  await test.step('taking one back asks first, and removes it from the list', async () => {
    await list.getByRole('button', { name: 'Take back All.zip' }).click();
    const question = page.getByRole('alertdialog', { name: 'Take back ‘All.zip’?' });
    await question.getByRole('button', { name: 'Take back file' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByText('All.zip')).toHaveCount(0);
    // Its row is gone, and the keyboard goes on from there.
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('after ten minutes it is no longer offered', async () => {
    const { docs } = await admin().db.collection(`projects/${projectId}/files`).get();
    const old = new Date(Date.now() - 11 * 60_000);
    await Promise.all(docs.map(({ ref }) => ref.update({ createdAt: old })));
    await expect(list.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  });
});

test('staff have internal files in a place of their own, which the client never sees', async ({
  page,
  browser,
}) => {
  test.slow();
  const { client, projectId } = await makeProject();
  await openBackOffice(page, `/admin/projects/${projectId}`);
  const internal = page.getByRole('region', { name: 'Internal files' });
  const shared = page.getByRole('region', { name: 'Shared with the client' });
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(internal.getByText('Only staff can see this')).toBeVisible();
  await expect(shared.getByText('The client can see this')).toBeVisible();
  await internal
    .getByLabel('Add internal files')
    .setInputFiles([{ name: 'Margins.csv', mimeType: 'text/csv', buffer: csv }]);
  await shared
    .getByLabel('Add files for the client')
    .setInputFiles([{ name: 'Logo.png', mimeType: 'image/png', buffer: png }]);
  await expect(internal.getByRole('button', { name: 'Download Margins.csv' })).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Download Logo.png' })).toBeVisible();
  await expect(shared.getByText('Margins.csv')).toHaveCount(0);
  await expectAccessible(page);

  const theirs = await (await browser.newContext()).newPage();
  await openSignedIn(theirs, client, `/client/project?id=${projectId}`);
  const list = theirs.getByRole('list', { name: 'Files of the project' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await internal.getByRole('button', { name: 'Show to client Margins.csv' }).click();
  const question = page.getByRole('alertdialog', { name: 'Show ‘Margins.csv’ to the client?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await internal.getByRole('button', { name: 'Show to client Margins.csv' }).click();
  await question.getByRole('button', { name: 'Show to client' }).click();
  await expect(list.getByRole('button', { name: 'Download Margins.csv' })).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Hide from client Margins.csv' })).toBeVisible();
});

test('what can never be taken is refused at once, also behind files that are still on their way', async ({
  page,
}) => {
  test.slow();
  const { client, projectId } = await makeProject();
  await openSignedIn(page, client, `/client/project?id=${projectId}`);
  const panel = page.getByRole('region', { name: 'Files' });
  const held = Promise.withResolvers<void>();
  await page.route(/\/v0\/b\//, (route) => held.promise.then(() => route.continue()));
  const waiting = Array.from({ length: 5 }, (_, index) => ({
    name: `Page ${index + 1}.png`,
    mimeType: 'image/png',
    buffer: png,
  }));
  await panel
    .getByLabel('Add files')
    .setInputFiles([
      ...waiting,
      { name: 'setup.exe', mimeType: '', buffer: csv },
      { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) },
    ]);
  await expect(panel.getByText('We can’t take files of this kind')).toBeVisible();
  await expect(panel.getByText('The file is empty')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try setup.exe again' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Cancel Page 5.png' }).click();
  await page.context().setOffline(true);
  await expect(panel.getByText('You’re offline. The upload continues')).toBeVisible();
  await page.context().setOffline(false);
  await expect(panel.getByText('You’re offline. The upload continues')).toHaveCount(0);
  held.resolve();
  const list = panel.getByRole('list', { name: 'Files of the project' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('Page 5.png')).toHaveCount(0);
});
