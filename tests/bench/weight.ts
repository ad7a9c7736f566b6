import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { indexablePages, isApplication, type PublicPage, signInPages } from '../support/public-pages.ts';
import { type Result, resultOf } from './report.ts';

/** kB (1,000 bytes) as compressed with gzip. */
export interface Weight {
  readonly path: string;
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  readonly images: number;
  readonly rest: number;
  /** Before any interaction, and once hydrated. */
  readonly scripts: number;
  readonly scriptsAlive: number;
  readonly whole: number;
}

interface Loaded {
  readonly type: string;
  readonly bytes: number;
}

const isText = /text|javascript|json|xml|svg/;

async function weigh(response: Response): Promise<Loaded | null> {
  if (!response.ok()) return null;
  const body = await response.body();
  const contentType = response.headers()['content-type'] ?? '';
  const type = /javascript/.test(contentType) ? 'script' : response.request().resourceType();
  return { type, bytes: isText.test(contentType) ? gzipSync(body).byteLength : body.byteLength };
}

/** Everything that a context has loaded so far, its service worker's fetches included. */
function collect(context: BrowserContext): () => Promise<(types?: readonly string[]) => number> {
  const responses: Promise<Loaded | null>[] = [];
  context.on('response', (response) => {
    responses.push(weigh(response).catch(() => null));
  });
  return async () => {
    const loaded = (await Promise.all(responses)).filter((one) => one !== null);
    return (types) =>
      loaded.filter(({ type }) => types?.includes(type) ?? true).reduce((sum, { bytes }) => sum + bytes, 0) /
      1000;
  };
}

/** Shows intent, and waits until React has hydrated the page: by then everything it needs is loaded. */
export async function bringAlive(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root a[href]') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function weighPage(browser: Browser, address: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const loadedNow = collect(context);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    // Idle-time work counts too: the service worker, and what it fetches.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const of = await loadedNow();
    await bringAlive(page);
    await page.waitForLoadState('networkidle');
    const alive = await loadedNow();
    const parts = {
      html: of(['document']),
      css: of(['stylesheet']),
      fonts: of(['font']),
      images: of(['image']),
      scripts: of(['script']),
    };
    const whole = of();
    const rest = whole - Object.values(parts).reduce((sum, part) => sum + part, 0);
    return { path, ...parts, rest, scriptsAlive: alive(['script']), whole };
  } finally {
    await context.close();
  }
}

function heaviest(
  weights: readonly Weight[],
  pick: (weight: Weight) => number,
): { path: string; kB: number } {
  const [most] = weights.toSorted((a, b) => pick(b) - pick(a));
  return { path: most?.path ?? '', kB: most ? pick(most) : Number.NaN };
}

function judge(weights: readonly Weight[], pages: readonly PublicPage[]): Result[] {
  const read = new Set(pages.filter((page) => !isApplication(page)).map(({ path }) => path));
  const reading = weights.filter(({ path }) => read.has(path));
  const before = heaviest(reading, ({ scripts }) => scripts);
  const alive = heaviest(reading, ({ scriptsAlive }) => scriptsAlive);
  const home = weights.find(({ path }) => path === '/');
  const [htmlAndCss, whole] = [
    (home?.html ?? Number.NaN) + (home?.css ?? Number.NaN),
    home?.whole ?? Number.NaN,
  ];
  const unit = 'kB';
  return [
    resultOf({ name: '/ HTML and CSS', measured: htmlAndCss, unit, atMost: 27 }),
    resultOf({ name: '/ everything, cold', measured: whole, unit, atMost: 150 }),
    resultOf({
      name: `Scripts before intent, the most (${before.path})`,
      measured: before.kB,
      unit,
      atMost: 10,
    }),
    resultOf({
      name: `Scripts after intent, the most (${alive.path})`,
      measured: alive.kB,
      unit,
      atMost: 115,
    }),
  ];
}

/** What every public page costs a first visitor. */
export async function measureWeight(
  site: string,
  browser: Browser,
): Promise<{ results: Result[]; weights: Weight[] }> {
  const pages = [...(await indexablePages(site)), ...signInPages()];
  const weights: Weight[] = [];
  for (const { path } of pages) weights.push(await weighPage(browser, `${site}${path}`, path));
  return { results: judge(weights, pages), weights };
}
