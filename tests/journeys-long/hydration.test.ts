import { expect, test } from '@playwright/test';
import { routes } from '../../web/src/routes.ts';
import { addressesOf } from '../support/access/addresses.ts';
import {
  hydrationFaults,
  listenForComplaints,
  scriptsOfReading,
  someLocales,
  waitUntilRunning,
} from '../support/access/hydration.ts';
import { openWhenIdle, prepare, standInForPictures } from '../support/access/open-page.ts';

// Every address hydrates unchanged for every visitor, and stays without script until somebody does more than read.

const open = routes.filter(({ guard }) => !guard);
const reading = open.filter(({ hydrate, area }) => hydrate !== 'now' && area === 'site');
const guarded = routes.filter(({ guard }) => guard);

for (const route of open) {
  test(`comes to life as it came: ${route.path}`, async ({ browser }) => {
    const all = await addressesOf(route);
    test.setTimeout(180_000 + all.length * 60_000);
    expect(await hydrationFaults(browser, all, someLocales)).toEqual([]);
  });
}

for (const route of reading) {
  test(`is read without script: ${route.path}`, async ({ page }) => {
    const all = await addressesOf(route);
    test.setTimeout(180_000 + all.length * 20_000);
    await standInForPictures(page);
    const scripts: string[] = [];
    for (const address of all) scripts.push(...(await scriptsOfReading(page, address)));
    expect(scripts).toEqual([]);
  });
}

for (const [turn, guard] of (['client-auth', 'auth'] as const).entries()) {
  for (const locale of someLocales(turn)) {
    test(`signed in, ${guard}, in ${locale.timezoneId}, ${locale.locale}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext(locale);
      const page = await context.newPage();
      await prepare(page, guard);
      const complaints = listenForComplaints(page);
      for (const route of guarded.filter((each) => each.guard === guard)) {
        for (const address of await addressesOf(route)) {
          await openWhenIdle(page, address);
          await waitUntilRunning(page);
          expect(complaints, address).toEqual([]);
        }
      }
      await context.close();
    });
  }
}
