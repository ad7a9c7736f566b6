// Takes the pictures of our own screens, light and dark, from a running suite: `npm run pictures`, or
// `npm run pictures -- gym-booking` for some of them. They are committed; the build makes their sizes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectIds } from '@agency/emulators/seed/project';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openBackOffice } from './journeys/steps/staff.ts';
import { linkAddress } from './support/link-addresses.ts';
import { ensureBrowser } from './support/runner/browser.ts';
import { addresses, admin } from './support/suite.ts';

const folder = join(import.meta.dirname, '..', 'web', 'src', 'images', 'screens');
/** 3:2, a laptop's window; every picture is 1,440 pixels wide. */
const window = { width: 1200, height: 800 } as const;
const wide = 1440;
const maxBytes = 150 * 1024;

interface Shot {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** The picture begins at the upper left corner of this element and is as wide as it is. */
  readonly from: string;
}

/** Past the line that says what is kept: what people see of a demo. */
const inDemo = '#demo > :nth-child(2)';

function demo(name: string, begin?: (page: Page) => Promise<void>): Shot {
  return {
    name,
    from: inDemo,
    open: async (page) => {
      await page.goto(`/demos/${name}`);
      await page.locator(inDemo).waitFor();
      await begin?.(page);
    },
  };
}

async function openLink(page: Page, collection: 'quotes' | 'projects', id: string): Promise<void> {
  const found = await admin().db.collection(collection).doc(id).get();
  await page.goto(await linkAddress(String(found.get('linkId'))));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const shots: readonly Shot[] = [
  demo('gym-booking'),
  demo('restaurant-booking'),
  demo('project-management'),
  demo('learning-management', (page) => page.getByRole('button', { name: /Go on with/ }).click()),
  { name: 'quote', from: 'main', open: (page) => openLink(page, 'quotes', quoteIds.sent) },
  { name: 'project', from: 'main', open: (page) => openLink(page, 'projects', projectIds.accepted) },
  {
    name: 'quote-editor',
    from: 'section[aria-label="Section 1"]',
    open: async (page) => {
      await openBackOffice(page);
      await page.goto(`/admin/quotes?quote=${quoteIds.draft}`);
      await page
        .getByRole('listitem', { name: /^Line \d+$/ })
        .first()
        .waitFor();
    },
  },
];

/** WebP, in the best quality within 150 kB: a PNG of so much text is twice as large. */
async function optimised(picture: Buffer): Promise<Buffer> {
  const narrowed = sharp(picture).resize({ width: wide }).removeAlpha();
  for (const quality of [80, 60, 40]) {
    const bytes = await narrowed.clone().webp({ nearLossless: true, quality, effort: 5 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return narrowed.webp({ quality: 86, effort: 5, smartSubsample: true }).toBuffer();
}

async function take(
  browser: Browser,
  { name, open, from }: Shot,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: addresses.site,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: window,
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A click may have scrolled; positions are relative to the top of the window.
    scrollTo(0, 0);
  });
  const place = await page.locator(from).first().boundingBox();
  if (!place) throw new Error(`${name}: there is no ${from}`);
  const { x, y, width } = place;
  const height = Math.round((width * window.height) / window.width);
  const picture = await page.screenshot({
    clip: { x, y, width, height },
    fullPage: true,
    animations: 'disabled',
  });
  await context.close();
  const bytes = await optimised(picture);
  if (bytes.length > maxBytes) throw new Error(`${name} does not fit into its 150 kB`);
  writeFileSync(join(folder, `${name}-${colorScheme}.webp`), bytes);
  console.log(`${name}, ${colorScheme}: ${Math.round(bytes.length / 1024)} kB`);
}

const asked = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log, 'whole'),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(folder, { recursive: true });
try {
  for (const shot of shots.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    for (const scheme of ['light', 'dark'] as const) await take(browser, shot, scheme);
  }
} finally {
  await browser.close();
}
