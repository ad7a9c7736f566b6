import { beforeAll, expect, it } from 'vitest';
import { checkSite } from '../../deploy/src/check-site.ts';
import { openSite } from '../../deploy/src/site/site.ts';
import { resetLimits } from '../support/mailbox.ts';
import { addresses } from '../support/suite.ts';

// What `npm run check:deployed` asks a real site for, asked of this one.

beforeAll(resetLimits);

it('the site passes every check of a deployed one', async () => {
  const findings = await checkSite(await openSite(addresses.site));
  expect(findings.length).toBeGreaterThan(90);
  expect(findings.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
});

it('a site that is not ours is recognised', async () => {
  await expect(openSite(addresses.mailbox)).rejects.toThrow('is no page of this product');
});
