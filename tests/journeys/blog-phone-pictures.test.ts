import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { unique } from '../support/suite.ts';
import { openBackOffice } from './steps/staff.ts';
import { test } from './steps/test.ts';

// The counted journey: a document and the pictures of a phone become a published post. Every key and click of a person is
// one interaction; typing one text is one.

const most = 12;

/** A photo as a phone takes it: lying on its side, with where it was taken. */
async function phonePhoto(hue: number): Promise<string> {
  const pixels = { width: 1600, height: 1200, channels: 3 as const, background: { r: hue, g: 120, b: 90 } };
  const photo = await sharp({ create: pixels })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return photo.toString('base64');
}

test('a document and six photos of a phone become a published post in twelve interactions', async ({
  page,
  browser,
}) => {
  test.slow();
  let count = 0;
  const once = async (interaction: () => Promise<unknown>) => {
    count += 1;
    await interaction();
  };
  const title = `Six stages ${unique('post')}`;
  const photos = await Promise.all(Array.from({ length: 6 }, (_, index) => phonePhoto(30 * index)));
  const parts = photos.map(
    (_, index) =>
      `<h2>Stage ${index + 1}</h2><p class=MsoNormal>What we did.</p><p><img src="file:///C:/clip${index}.jpg"></p>`,
  );
  const html = `<p class=MsoTitle>${title}</p><p class=MsoNormal>How a <b>website</b> is made.</p>${parts.join('')}`;
  await openBackOffice(page, adminPaths.blog());

  await once(() => page.getByRole('link', { name: 'New post' }).click());
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();

  await once(() =>
    text.evaluate((field, pasted) => {
      const data = new DataTransfer();
      data.setData('text/html', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html),
  );
  await expect(text).toContainText('picture-6');

  await once(() =>
    text.evaluate((field, encoded) => {
      const data = new DataTransfer();
      encoded.forEach((base64, index) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `IMG_${index}.jpg`, { type: 'image/jpeg' }));
      });
      const { x, y } = field.getBoundingClientRect();
      const where = { clientX: x + 40, clientY: y + 40, bubbles: true, cancelable: true };
      field.dispatchEvent(new DragEvent('drop', { ...where, dataTransfer: data }));
    }, photos),
  );
  const alts = page.getByRole('textbox', { name: /^What picture \d shows$/ });
  await expect(alts).toHaveCount(6, { timeout: 120_000 });

  for (let index = 0; index < 6; index += 1) {
    await once(() => alts.nth(index).fill(`Stage ${index + 1} on a screen`));
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await once(() => page.getByRole('button', { name: 'Publish', exact: true }).click());
  await once(() => page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click());
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(count).toBeLessThanOrEqual(most);

  await test.step('as visitors see it', async () => {
    const visitor = await browser.newPage();
    const address = paths.blogPost(title.toLowerCase().replaceAll(' ', '-'));
    await expect.poll(async () => (await visitor.goto(address))?.status(), { timeout: 60_000 }).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    for (let index = 1; index <= 6; index += 1) {
      const picture = visitor.getByRole('img', { name: `Stage ${index} on a screen` }).last();
      await picture.scrollIntoViewIfNeeded();
      // Upright: it was taken on its side.
      await expect
        .poll(() =>
          picture.evaluate(
            (image) => image instanceof HTMLImageElement && image.naturalHeight > image.naturalWidth,
          ),
        )
        .toBe(true);
    }
    const card = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    expect((await visitor.request.get(new URL(card ?? '').pathname)).status()).toBe(200);
  });
});
