import { expect, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { resetLimits } from '../support/mailbox.ts';
import { png, requestFields } from '../support/samples.ts';
import { openSignedIn } from '../support/session.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, admin, samples } from '../support/suite.ts';
import { bytesOf, makeProject } from './steps/project.ts';
import { openBackOffice } from './steps/staff.ts';

test.beforeEach(resetLimits);

const csv = Buffer.from('bread,price\nRye,£4.20\n');

async function downloadBy(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  return bytesOf(download);
}

test('a client adds files to their project and fetches one; staff get them too', async ({ page }) => {
  test.slow();
  const { client, projectId } = await makeProject();
  const panel = page.getByRole('region', { name: 'Files' });
  const list = panel.getByRole('list', { name: 'Files of the project' });

  await test.step('there is nothing yet, and the page says what to do', async () => {
    await openSignedIn(page, client, `/client/project?id=${projectId}`);
    await expect(panel.getByText('No files yet. Add text, pictures or documents')).toBeVisible();
  });

  await test.step('two files go up and stand in the list by themselves', async () => {
    await panel.getByLabel('Add files').setInputFiles([
      { name: 'Logo.png', mimeType: 'image/png', buffer: png },
      { name: 'Prices.csv', mimeType: 'application/vnd.ms-excel', buffer: csv },
    ]);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('paragraph').filter({ hasText: 'Logo.png' })).toBeVisible();
    await expect(list.getByText('Rosa Sample').first()).toBeVisible();
    await expect(panel.getByText('2 files added', { exact: true })).toBeAttached();
  });

  await test.step('a page that calls itself a picture is refused, with the reason beside it', async () => {
    const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
    await panel.getByLabel('Add files').setInputFiles([{ name: 'photo.png', mimeType: 'image/png', buffer }]);
    await expect(panel.getByText('We can’t accept ‘photo.png’')).toBeVisible();
    await panel.getByRole('button', { name: 'Remove photo.png' }).click();
    await expect(panel.getByText('photo.png')).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the client fetches one', async () => {
    expect(await downloadBy(page, 'Logo.png')).toEqual({ name: 'Logo.png', bytes: png });
    await expect(page).toHaveURL(new RegExp(`/client/project\\?id=${projectId}$`));
  });

  await test.step('staff get it too, and another client does not', async () => {
    const { docs } = await admin().db.collection(`projects/${projectId}/files`).get();
    const fileId = docs.find((each) => each.get('name') === 'Prices.csv')?.id ?? '';
    const file = { kind: 'projectFile', projectId, fileId };
    const [staff, other] = await Promise.all([signIn(samples.admin), signIn(samples.other)]);
    const { result } = await callOperation('getFileTicket', { file }, staff.idToken);
    const answer = await fetch(v.parse(v.object({ url: v.string() }), result).url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(csv);
    expect((await callOperation('getFileTicket', { file }, other.idToken)).code).toBe('not-found');
  });
});

test('staff fetch what a visitor sent with a request', { tag: '@long' }, async ({ page }) => {
  const body = new FormData();
  body.append('files', new Blob(['A plan of the shop']), 'Plan of the shop.txt');
  const uploaded = await fetch(`${addresses.site}/api/uploads`, { method: 'POST', body });
  const sent = v.object({ files: v.array(v.object({ id: v.string() })) });
  const [file] = v.parse(sent, await uploaded.json()).files;
  const requested = await fetch(`${addresses.site}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestFields({ attachments: [file?.id] })),
  });
  const { id } = v.parse(v.object({ id: v.string() }), await requested.json());
  await openBackOffice(page);
  await page.goto(`/admin/quotes?quote=${id}`);
  const { name, bytes } = await downloadBy(page, 'Plan of the shop.txt');
  expect([name, bytes.toString()]).toEqual(['Plan of the shop.txt', 'A plan of the shop']);
});

test('a request for a quote does not go without a file that was chosen and did not arrive', async ({
  page,
}) => {
  await page.route('**/api/uploads', (route) => route.abort());
  await page.goto('/quote?service=hosting');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('What do you want this project to change').fill('A site for boats.');
  await page.getByLabel('Files').setInputFiles([{ name: 'brief.txt', mimeType: 'text/plain', buffer: csv }]);
  await expect(page.getByText('The connection was lost. Try again')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const lost = page.getByRole('alert').getByRole('link', { name: 'Not uploaded: brief.txt' });
  await lost.click();
  await expect(page.getByLabel('Files')).toBeFocused();
  await page.getByRole('button', { name: 'Remove brief.txt' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
});

test.describe('a file whose sending has not begun, since its script is on its way', { tag: '@long' }, () => {
  // Behind the worker no request can be held up.
  test.use({ serviceWorkers: 'block' });

  test('is not sent after it was cancelled, and is tried again after that script was missed', async ({
    page,
  }) => {
    const { client, projectId } = await makeProject();
    const panel = page.getByRole('region', { name: 'Files' });
    await openSignedIn(page, client, `/client/project?id=${projectId}`);
    const field = panel.getByLabel('Add files');
    await expect(field).toBeVisible();
    const missed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => missed.promise.then(() => route.abort()));
    await field.setInputFiles([
      { name: 'secret.csv', mimeType: 'text/csv', buffer: csv },
      { name: 'prices.csv', mimeType: 'text/csv', buffer: csv },
    ]);
    await panel.getByRole('button', { name: 'Cancel secret.csv' }).click();
    missed.resolve();
    await expect(panel.getByText('The connection was lost. Try again')).toBeVisible();
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Try prices.csv again' }).click();
    await expect(panel.getByRole('button', { name: 'Download prices.csv' })).toBeVisible();
    await expect(panel.getByText('secret.csv')).toHaveCount(0);
  });
});
