import { expect, test } from '@playwright/test';
import { routes } from '../../web/src/routes.ts';
import { addressesOf, missingPages } from '../support/access/addresses.ts';
import { standInForPictures } from '../support/access/open-page.ts';
import { missingWithoutScript } from '../support/access/without-script.ts';

// Every public address says the same to people whose browser runs no script, and they can go on from it.

for (const route of routes.filter(({ guard }) => !guard)) {
  test(route.path, async ({ browser, page: scripted }) => {
    const all = await addressesOf(route);
    test.setTimeout(180_000 + all.length * 20_000);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const each of [scripted, plain]) await standInForPictures(each);
    const faults: string[] = [];
    for (const address of all) faults.push(...(await missingWithoutScript(scripted, plain, address)));
    await context.close();
    expect(faults).toEqual([]);
  });
}

test('pages that are not there', async ({ browser, page: scripted }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const address of missingPages) {
    expect(await missingWithoutScript(scripted, plain, address), address).toEqual([]);
  }
  await context.close();
});
