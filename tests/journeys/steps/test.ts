import { type BrowserContext, test as base, type Page } from '@playwright/test';

interface Fixtures {
  /** Opens a page as on another device: nothing is shared with the test's own. */
  readonly openElsewhere: () => Promise<Page>;
}

/** The runner keeps what a test opens by itself until the last test has ended, and a page that is left open works on. */
export const test = base.extend<Fixtures>({
  openElsewhere: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
