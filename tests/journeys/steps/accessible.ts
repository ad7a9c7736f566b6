import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { callOperation, signIn } from '../../support/sign-in.ts';
import { samples } from '../../support/suite.ts';

/** Axe finds nothing, and the page does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The whole address of a sample link, as staff have it shown. */
export async function linkAddress(linkId: string): Promise<string> {
  const { idToken } = await signIn(samples.admin);
  const { result } = await callOperation('getLinkUrl', { linkId }, idToken);
  return v.parse(v.object({ url: v.string() }), result).url;
}
