import { readSecrets } from '@agency/emulators/suite/secrets';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { addressHash } from '../../../functions/src/mail/suppressions.ts';
import { mintUnsubscribeToken } from '../../../functions/src/mail/unsubscribe-token.ts';
import { readConfig } from '../../../functions/src/platform/config.ts';
import { callOperation, signIn } from '../../support/sign-in.ts';
import { addresses, project, samples, unique } from '../../support/suite.ts';

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

/** The page on which somebody whom nobody knows can switch one kind of mail off. */
export function unsubscribePath(): string {
  const config = readConfig({
    SITE_ORIGIN: addresses.site,
    GCLOUD_PROJECT: project,
    LINK_SIGNING_KEY: readSecrets().LINK_SIGNING_KEY,
  });
  const hash = addressHash(`${unique('reader')}@example.com`);
  const asked = { template: 'file-upload-notification', addressHash: hash, uid: null } as const;
  return `/unsubscribe/${mintUnsubscribeToken(config, asked)}`;
}
