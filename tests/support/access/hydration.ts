import type { Browser, BrowserContext, Page } from '@playwright/test';
import { standInForPictures } from './open-page.ts';

/** A visitor's time zone and language. */
export interface Locale {
  readonly timezoneId: string;
  readonly locale: string;
}

/** Far from London in both directions and by half an hour; other digits, another calendar, a comma for the point. */
export const locales: readonly Locale[] = [
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'Asia/Kolkata',
].flatMap((timezoneId) =>
  ['ar-EG', 'de-DE', 'th-TH-u-ca-buddhist', 'en-US'].map((locale) => ({ timezoneId, locale })),
);

/** One visitor for each zone and each language, another three or four for every next page. */
export function someLocales(turn: number): readonly Locale[] {
  return [0, 5, 10, 3]
    .map((step) => locales[(turn + step) % locales.length])
    .filter((each) => each !== undefined);
}

/** A page's console messages and errors; a hydration mismatch throws. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The script is injected into every frame; a mail preview rightly runs none.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    // Of the test's own making.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

/** Waits for hydration: the first effect takes over scrolling. */
export async function waitUntilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Shows intent by a key without an effect of its own. */
export async function showIntent(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** A page's initial text, without parts shown only until script runs, or only without script. */
async function textsThatStay(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/html').getElementById('root');
    for (const element of root?.querySelectorAll('noscript, [data-pending]') ?? []) element.remove();
    const words = [...(root?.querySelectorAll('*') ?? [])].flatMap((element) =>
      [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
        ? [(element.textContent ?? '').replace(/\s+/g, ' ').trim()]
        : [],
    );
    return words.filter((each) => each !== '');
  }, html);
}

async function textsNow(page: Page): Promise<ReadonlySet<string>> {
  const texts = await page.evaluate(() =>
    [...(document.getElementById('root')?.querySelectorAll('*') ?? [])].flatMap((element) =>
      [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
        ? [(element.textContent ?? '').replace(/\s+/g, ' ').trim()]
        : [],
    ),
  );
  return new Set(texts);
}

/** Loads and hydrates a page, and reports its errors and any text that changed. */
async function aliveFaults(page: Page, address: string): Promise<string[]> {
  const complaints = listenForComplaints(page);
  const answer = await page.goto(address);
  const isMissing = answer?.status() === 404;
  const came = await textsThatStay(page, (await answer?.text()) ?? '');
  await showIntent(page);
  await waitUntilRunning(page);
  const now = await textsNow(page);
  const changed = came.filter((text) => !now.has(text)).map((text) => `'${text.slice(0, 80)}' did not stay`);
  // The browser's own message for a 404.
  const own = complaints.filter((text) => !(isMissing && text.includes('404')));
  return [...own, ...changed];
}

async function localeContext(browser: Browser, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext(locale);
  await standInForPictures(context);
  return context;
}

/** Opens each address as each of these visitors, and reports what went wrong during hydration. */
export async function hydrationFaults(
  browser: Browser,
  addresses: readonly string[],
  localesOf: (turn: number) => readonly Locale[],
): Promise<string[]> {
  const contexts = new Map<Locale, BrowserContext>();
  const faults: string[] = [];
  for (const [turn, address] of addresses.entries()) {
    for (const locale of localesOf(turn)) {
      const context = contexts.get(locale) ?? (await localeContext(browser, locale));
      contexts.set(locale, context);
      const page = await context.newPage();
      const found = await aliveFaults(page, address);
      faults.push(...found.map((fault) => `${address} in ${locale.timezoneId}, ${locale.locale}: ${fault}`));
      await page.close();
    }
  }
  for (const context of contexts.values()) await context.close();
  return faults;
}

/** What every page fetches in the end, when it is idle. */
const ofWorker = /\/(?:assets\/register-worker-[\w-]+|sw)\.js$/;

/** A headless browser starts with its pointer in the corner of the first page, which is not a sign of intent. */
export async function openBlank(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The scripts a page fetches while somebody only reads it to the end, without those of the worker. */
export async function scriptsOfReading(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  await openBlank(page);
  const note = (request: { resourceType: () => string; url: () => string }) => {
    const isOfPage = request.resourceType() === 'script' && !ofWorker.test(request.url());
    if (isOfPage) scripts.push(`${address} fetches ${request.url()}`);
  };
  page.on('request', note);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return scripts;
}
