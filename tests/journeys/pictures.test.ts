import { randomBytes } from 'node:crypto';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { mediaFile } from '@agency/domain/site/files';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { resetLimits } from '../support/mailbox.ts';
import { addresses, admin, unique } from '../support/suite.ts';
import { expectAccessible, looks } from './steps/accessible.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// The library of the site's pictures: dropped, described, found, put in place of another, deleted.

test.beforeEach(resetLimits);

const picture = async (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

async function drop(page: Page, name: string, mimeType: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { name, mimeType, base64: bytes.toString('base64') },
  );
  const field = page.getByLabel('Add pictures');
  await field.locator('..').dispatchEvent('drop', { dataTransfer: data });
}

test('pictures are added, described, found, replaced where they are used, and deleted', async ({ page }) => {
  const word = unique('oven');
  const { db } = admin();
  await page.setViewportSize(looks.small.viewport);
  await openBackOffice(page, adminPaths.blog({ list: 'pictures', search: word }));
  const added = page.getByRole('list', { name: 'Added just now' }).getByRole('listitem');

  await test.step('a lying file and a HEIC photo are refused beside their names, a picture is added', async () => {
    await drop(page, 'page.png', 'image/png', Buffer.from('<html>'));
    await expect(page.getByText('This file isn’t a picture that we can read.')).toBeVisible();
    await drop(page, 'IMG_1.HEIC', 'image/heic', Buffer.from('ftypheic'));
    await expect(page.getByText(/^This is a HEIC photo/)).toBeVisible();
    await drop(page, `${word}.png`, 'image/png', await picture(60, 40));
    await expect(added).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove page.png' }).click();
    await page.getByRole('button', { name: 'Remove IMG_1.HEIC' }).click();
  });

  await test.step('it is described, and found by that', async () => {
    await added.getByLabel('What the picture shows').fill(`An ${word} in a bakery`);
    await added.getByRole('button', { name: 'Save description' }).click();
    await expect(added.getByText('Saved.')).toBeVisible();
    await added.getByRole('button', { name: /^Close/ }).click();
    await expect(page.getByRole('link', { name: `An ${word} in a bakery` })).toBeVisible();
    await expectAccessible(page);
  });

  const stored = await db.collection('pictures').where('name', '==', `${word}.png`).get();
  const { path = '' } = stored.docs[0]?.data() ?? {};
  const post = db.collection('blogPosts').doc('sample-writing-pages-that-answer');
  const before = (await post.get()).data() ?? {};
  const draft = db.doc(`${post.path}/private/draft`);
  const draftBefore = (await draft.get()).data() ?? {};
  await post.update({ pictures: [path], cover: path });

  await test.step('it is replaced where it is used, which it says', async () => {
    await page.getByRole('link', { name: `An ${word} in a bakery` }).click();
    const panel = page.getByRole('dialog', { name: 'Picture' });
    await expect(panel.getByRole('link', { name: 'Writing pages that answer' })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Replace picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace this picture' });
    await dialog
      .getByLabel('New picture')
      .setInputFiles({ name: `${word}-2.png`, mimeType: 'image/png', buffer: await picture(80, 50) });
    await expect(dialog.getByText('The picture has been replaced.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Show the new picture' }).click();
    await expect(panel.getByText(`${word}-2.png`)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Writing pages that answer' })).toBeVisible();
    const cover = String((await post.get()).get('cover'));
    expect(cover).toContain(`${word}-2`);
    // Nobody else sees the picture of a draft.
    expect((await fetch(`${addresses.site}${mediaFile(cover)}`)).status).toBe(404);
  });

  await test.step('deleted once nothing shows it', async () => {
    const panel = page.getByRole('dialog', { name: 'Picture' });
    await expect(panel.getByText('Take it out of where it is used first, or replace it.')).toBeVisible();
    await Promise.all([post.set(before), draft.set(draftBefore)]);
    await panel.getByRole('button', { name: 'Delete picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete picture' }).click();
    await expect(page.getByText('The picture has been deleted.')).toBeVisible();
    await expect(panel).toBeHidden();
  });
});
