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
 * Answers every picture request with a stub. These checks do not depend on the content of pictures, whose space is
 * reserved by their size in the page, and resizing them takes the suite a while.
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

/** Opens an address and waits for its content. */
export async function openWhenIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // By element, since it has no role while a dialog is open in front of it.
  await expect(page.locator('h1').first()).toBeVisible();
  // A signed-in page loads from the database: waits until its placeholders are gone.
  await expect(page.locator('[aria-busy="true"], [data-pending]')).toHaveCount(0);
  // A page that hydrates at once has done so by then: the first effect takes over scrolling.
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrate !== 'now' || history.scrollRestoration === 'manual',
  );
  await page.evaluate(() => {
    // All of it is measured, not only what is near the window.
    document.documentElement.classList.add('whole');
    return document.fonts.ready;
  });
}

/** After a change of theme or size: waits for colour transitions to end. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      if (animation.timeline instanceof DocumentTimeline && !isEndless) animation.finish();
    }
  });
}

/** The faults of one address, each with its place. */
export const at = (where: string, faults: readonly string[]): string[] =>
  faults.map((fault) => `${where}: ${fault}`);

/** The findings at each of these addresses, in one window. */
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
