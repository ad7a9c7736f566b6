import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../support/access/axe.ts';
import { waitUntilIdle } from '../../support/access/open-page.ts';

/** Axe finds nothing, and the page does not scroll sideways, once what fades in is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitUntilIdle(page);
  expect(await axeFaults(page), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
