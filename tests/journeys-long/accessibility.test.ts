import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../web/src/routes.ts';
import { addressesOf, missingPages } from '../support/access/addresses.ts';
import { axeFaults } from '../support/access/axe.ts';
import { structureFaults } from '../support/access/headings.ts';
import { at, faultsOfAll, openWhenIdle, waitUntilIdle } from '../support/access/open-page.ts';
import { reflowFaults } from '../support/access/reflow.ts';

// Axe on every address of every route, in four widths, by day and by night. A page is loaded once and then changed, as
// somebody does who turns a tablet or whose evening begins.

const viewports = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

async function faultsAt(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await openWhenIdle(page, address);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const found = [
      ...(await axeFaults(page)),
      ...(await reflowFaults(page)),
      ...(await structureFaults(page)),
    ];
    faults.push(...at(`${address} ${viewport.width}`, found));
    await page.emulateMedia({ colorScheme: 'dark' });
    await waitUntilIdle(page);
    faults.push(...at(`${address} ${viewport.width} dark`, await axeFaults(page, 'colour')));
    await page.emulateMedia({ colorScheme: 'light' });
    await waitUntilIdle(page);
  }
  return faults;
}

for (const route of routes) {
  test(route.path, async ({ page }) => {
    expect(await faultsOfAll(page, route.guard, await addressesOf(route), faultsAt)).toEqual([]);
  });
}

test('pages that are not there', async ({ page }) => {
  expect(await faultsOfAll(page, undefined, missingPages, faultsAt)).toEqual([]);
});
