import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { admin, unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

test.afterAll(async () => {
  const { docs } = await admin().db.collection('redirects').where('to', '==', '/accessibility').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('old addresses become redirects from a file, and go again; all posts are downloaded', async ({
  page,
  request,
}) => {
  const [first, second] = [`/${unique('about')}.html`, `/${unique('team')}`];
  const rows = [
    'Old address;New address',
    `https://www.old-site.example${first};${second}`,
    `${second};/accessibility`,
    '/contact;/faq',
    '/a;/no-such-page',
  ];
  await openBackOffice(page, '/admin/blog?list=redirects');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  const plan = page.getByRole('table', { name: 'What importing ‘old.csv’ will do' });
  await expect(plan.getByRole('row', { name: new RegExp(first) })).toContainText('/accessibility');
  await expect(plan.getByRole('row', { name: /\/contact/ })).toContainText('There’s a page of this site');
  await expect(plan.getByRole('row', { name: /no-such-page/ })).toContainText(
    'There’s no page at /no-such-page.',
  );
  expect((await request.get(first, { maxRedirects: 0 })).status()).toBe(404);
  await page.getByRole('button', { name: 'Import 2 redirects' }).click();
  await expect(page.getByText('2 redirects imported.')).toBeVisible();
  const list = page.getByRole('table', { name: 'Redirects' });
  await expect(list.getByRole('row', { name: new RegExp(second) })).toContainText('/accessibility');
  for (const path of [first, second]) {
    const sent = async () => {
      const response = await request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    await expect.poll(sent, { timeout: 60_000 }).toEqual([301, '/accessibility']);
  }
  await list.getByRole('button', { name: `Remove ${second}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove redirect' }).click();
  await expect(list.getByRole('row', { name: new RegExp(second) })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export posts' }).click();
  await expect(page.getByText(/^Your download has started: \d+ posts/)).toBeVisible();
  const files = unzipSync(await readFile(await (await download).path()));
  const [, text] = Object.entries(files).find(([name]) => name.startsWith('posts/')) ?? [];
  expect(strFromU8(text ?? new Uint8Array())).toMatch(/^---\ntitle: "/);
});
