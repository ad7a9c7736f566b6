import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../support/access/axe.ts';
import { waitUntilIdle } from '../../support/access/open-page.ts';

/** Axe finds nothing, and the page does not scroll sideways, once what fades in is there. */
export async function expectAccessible(page: Page, rules: 'all' | 'colour' = 'all'): Promise<void> {
  await waitUntilIdle(page);
  expect(await axeFaults(page, rules), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

export const looks = {
  small: { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  wide: { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
} as const;

/**
 * A small window by day, then a wide one by night, in which only what depends on light and room is looked at again. All
 * of it in the wide one is a longer run.
 */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(looks.wide.viewport);
  await page.emulateMedia({ colorScheme: looks.wide.colorScheme });
  await expectAccessible(page, 'colour');
  await page.emulateMedia({ colorScheme: looks.small.colorScheme });
  await page.setViewportSize(looks.small.viewport);
}
