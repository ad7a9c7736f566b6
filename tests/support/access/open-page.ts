import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Route } from '../../../web/src/routes.ts';
import { openSignedIn } from '../session.ts';
import { samples } from '../suite.ts';
import { installLook } from './in-page.ts';

const homes = {
  'client-auth': { home: '/client/dashboard', person: samples.client },
  auth: { home: '/admin', person: samples.admin },
} as const;

/**
 * Answers for every picture at once. What these walks look at does not depend on what is in a picture, whose place is
 * kept by its size in the page; making one in the right size takes the suite a while.
 */
export async function standInForPictures(to: Page | BrowserContext): Promise<void> {
  const isPicture = (url: URL) => /\.(?:png|jpe?g|webp|avif|gif)$/.test(url.pathname);
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';
  await to.route(isPicture, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** Gets a window ready for the checks, signed in where the route asks for it. */
export async function prepare(page: Page, guard?: Route['guard']): Promise<void> {
  await page.addInitScript(installLook);
  await standInForPictures(page);
  if (!guard) return;
  const { home, person } = homes[guard];
  await openSignedIn(page, person, home);
}

/** Opens an address and waits until what it shows is there. */
export async function openWhenIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // By its element, for readers do not find it while a dialog is open before it.
  await expect(page.locator('h1').first()).toBeVisible();
  // What a signed-in page shows comes from the database: its placeholders are gone before it is looked at.
  await expect(page.locator('[aria-busy="true"], [data-pending]')).toHaveCount(0);
  // A page that runs at once runs by then: its first effect takes the scrolling over.
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrate !== 'now' || history.scrollRestoration === 'manual',
  );
  await page.evaluate(() => document.fonts.ready);
}

/** After a change of theme or size: colours that are fading over are at their end. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      if (animation.timeline instanceof DocumentTimeline && !isEndless) animation.finish();
    }
  });
}

/** The faults of one address, each with where it was. */
export const at = (where: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${where}: ${fault}`);

/** What a look at each of these addresses finds, in one window. */
export async function faultsOfAll(
  page: Page,
  guard: Route['guard'],
  all: readonly string[],
  look: (page: Page, address: string) => Promise<readonly string[]>,
): Promise<string[]> {
  test.setTimeout(180_000 + all.length * 60_000);
  await prepare(page, guard);
  const faults: string[] = [];
  for (const address of all) faults.push(...(await look(page, address)));
  return faults;
}
