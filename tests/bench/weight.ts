import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from '@playwright/test';
import { type Result, resultOf } from './report.ts';

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

const kilobytes = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Everything that a context loads, its worker's fetches too, as far as it has come. */
function collect(context: BrowserContext): () => Promise<Loaded[]> {
  const responses: Promise<Loaded | null>[] = [];
  context.on('response', (response) => {
    responses.push(weigh(response).catch(() => null));
  });
  return async () => (await Promise.all(responses)).filter((loaded) => loaded !== null);
}

/** What the home page costs a first visitor, in kB (1,000 bytes) as compressed with gzip. */
export async function measureWeight(site: string, executablePath: string): Promise<Result[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const loadedNow = collect(context);
    const page = await context.newPage();
    await page.goto(`${site}/`, { waitUntil: 'networkidle' });
    const cold = await loadedNow();
    const of = (...types: string[]) => kilobytes(cold.filter(({ type }) => types.includes(type)));
    const entry = context.waitForEvent('response', (response) =>
      /\.js$/.test(new URL(response.url()).pathname),
    );
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    await entry;
    // React marks the nodes that it has taken over: then everything that this needs has come.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
    );
    const scripts = (await loadedNow()).filter(({ type }) => type === 'script');
    const unit = 'kB';
    return [
      resultOf({ name: '/ HTML and CSS', measured: of('document', 'stylesheet'), unit, atMost: 27 }),
      resultOf({ name: '/ scripts before intent', measured: of('script'), unit, atMost: 10 }),
      resultOf({ name: '/ scripts after intent', measured: kilobytes(scripts), unit, atMost: 115 }),
      resultOf({ name: '/ everything, cold', measured: kilobytes(cold), unit, atMost: 150 }),
    ];
  } finally {
    await browser.close();
  }
}
