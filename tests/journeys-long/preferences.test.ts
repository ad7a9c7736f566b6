import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../web/src/routes.ts';
import { addressesOf, missingPages } from '../support/access/addresses.ts';
import { forcedColourFaults, markPrimary } from '../support/access/forced-colours.ts';
import { keyboardFaults, skipLinkFaults } from '../support/access/keyboard.ts';
import { motionFaults } from '../support/access/motion.ts';
import { at, faultsOfAll, openWhenIdle, waitUntilIdle } from '../support/access/open-page.ts';
import { printedPage, printFaults } from '../support/access/print.ts';
import { reflowFaults, stickyFaults, withTextSpacing } from '../support/access/reflow.ts';

// What people set for themselves, on every address of every route: zoom, spacing of text, their own colours, less
// motion, print, and the keyboard instead of a pointer.

const screen = { width: 1280, height: 720 } as const;
/** A window of 1280 by 720, or of 1280 by 1024, when its user zooms in. */
const zooms = [
  { name: 'zoom 200 %', width: 640, height: 360 },
  { name: 'zoom 400 %', width: 320, height: 256 },
] as const;

test.use({ viewport: screen, deviceScaleFactor: 2, reducedMotion: 'reduce' });

async function zoomFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, height } of zooms) {
    await page.setViewportSize({ width, height });
    faults.push(...at(name, [...(await reflowFaults(page)), ...(await stickyFaults(page))]));
    faults.push(...at(`${name} and wide text`, await withTextSpacing(page, () => reflowFaults(page))));
  }
  await page.setViewportSize(screen);
  faults.push(...at('wide text', await withTextSpacing(page, () => reflowFaults(page))));
  return faults;
}

/** Pages that have a next step to press: where none is found, it is the search for it that fails. */
const withNextStep = ['/', '/quote', '/contact', '/client/login', '/admin/login'];

async function colourFaults(page: Page, address: string): Promise<string[]> {
  const primaries = await markPrimary(page);
  const missing = withNextStep.includes(address) && primaries === 0 ? ['the next step is not found'] : [];
  await page.emulateMedia({ forcedColors: 'active' });
  await waitUntilIdle(page);
  const faults = [...missing, ...(await forcedColourFaults(page)), ...(await keyboardFaults(page))];
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

async function printedFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(printedPage);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await waitUntilIdle(page);
  const faults = [...(await printFaults(page)), ...(await reflowFaults(page))];
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize(screen);
  return faults;
}

async function faultsAt(page: Page, address: string): Promise<string[]> {
  await openWhenIdle(page, address);
  await waitUntilIdle(page);
  const faults = [
    ...at('less motion', await motionFaults(page)),
    ...(await zoomFaults(page)),
    ...at('print', await printedFaults(page)),
    ...at('way to the content', await skipLinkFaults(page)),
    ...at('forced colours and keyboard', await colourFaults(page, address)),
  ];
  return at(address, faults);
}

for (const route of routes) {
  test(route.path, async ({ page }) => {
    expect(await faultsOfAll(page, route.guard, await addressesOf(route), faultsAt)).toEqual([]);
  });
}

test('pages that are not there', async ({ page }) => {
  expect(await faultsOfAll(page, undefined, missingPages, faultsAt)).toEqual([]);
});
