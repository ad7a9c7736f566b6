import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../support/browser-options.ts';
import { signInAs } from '../../support/sign-in-form.ts';
import { addresses, samples } from '../../support/suite.ts';
import type { Recipient } from './orders.ts';

export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions(process.env));

const people = {
  client: { ...samples.client, signIn: paths.client.login(), home: paths.client.dashboard() },
  other: { ...samples.other, signIn: paths.client.login(), home: paths.client.dashboard() },
  admin: { ...samples.admin, signIn: adminPaths.login(), home: adminPaths.home() },
} as const;

/** A window of this person's own browser; somebody without an account is not signed in. */
async function windowOf(context: BrowserContext, recipient: Recipient): Promise<Page> {
  const page = await context.newPage();
  // A page's text does not depend on its pictures.
  await page.route(/\.(?:png|jpe?g|webp|avif|gif|woff2)$/, (route) => route.abort());
  if (recipient === 'visitor') return page;
  const person = people[recipient];
  await page.goto(person.signIn);
  await signInAs(page, person);
  await page.waitForURL(`**${person.home}`);
  return page;
}

/** How pages say that something does not exist, or not for this person. */
const nothingHere =
  /can’t find this|there is no(?:ne| such)|not found|no longer (?:valid|works)|has no access|can’t show|couldn’t (?:show|open)/i;

/** The page's own text, without tables, which hold what others wrote. */
function wordsOf(page: Page): Promise<string> {
  return page.locator('h1, h2, h3, p').evaluateAll((elements) =>
    elements
      .filter((element) => element.closest('table') === null)
      .map(({ textContent }) => textContent)
      .join('\n'),
  );
}

/** Why an address opens nothing for the person signed in here; null where it opens. */
async function faultAt(page: Page, address: string): Promise<string | null> {
  const answer = await page.goto(address);
  if (answer?.status() !== 200) return `answers ${answer?.status()}`;
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-pending]') === null);
  const shown = new URL(page.url());
  if (shown.pathname !== new URL(address).pathname) return `leads to ${shown.pathname}`;
  const words = nothingHere.exec(await wordsOf(page));
  return words === null ? null : `says ‘${words[0]}’`;
}

/** Opens these paths and whole addresses as this person, and says which open nothing, and why. */
export async function faultsOf(
  browser: Browser,
  recipient: Recipient,
  links: readonly string[],
): Promise<Map<string, string>> {
  const context = await browser.newContext({ baseURL: addresses.site, locale: 'en-GB' });
  const faults = new Map<string, string>();
  try {
    const page = await windowOf(context, recipient);
    for (const link of links) {
      const fault = await faultAt(page, new URL(link, addresses.site).href);
      if (fault !== null) faults.set(link, fault);
    }
  } finally {
    await context.close();
  }
  return faults;
}
